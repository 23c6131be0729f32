#!/bin/sh
# Lets the workflow of one GitHub repository publish and show previews, without a stored key (workload identity federation).
# "publish" may deploy to the project, for the branch main only. "preview" may do all that Hosting can in another project,
# for each pull request of the repository: Google's role for previews can also publish, and a pull request is shown before
# anybody has read what it runs.
# Usage: sh scripts/deploy/github-access.sh <project> <project of the previews> <number of the repository>
# With another number, it trusts that repository and no longer the earlier one.
set -eu
PROJECT=$1 PREVIEWS=$2 REPOSITORY=$3
if [ "$PROJECT" = "$PREVIEWS" ] || [ -z "$REPOSITORY" ] || [ -n "$(echo "$REPOSITORY" | tr -d 0-9)" ]; then
  sed -n 's/^# Usage/Usage/p' "$0" >&2
  exit 1
fi
trap '[ $? = 0 ] || echo "Not finished. Google needs up to a minute to know a new account: run the same command again." >&2' EXIT
NUMBER=$(gcloud projects describe "$PROJECT" --format='value(projectNumber)')
POOL=projects/$NUMBER/locations/global/workloadIdentityPools/github
# What a command of gcloud needs to find the pool's provider.
PROVIDER="repository --location global --workload-identity-pool github --project $PROJECT"
account() { echo "$1@$2.iam.gserviceaccount.com"; }
exists() { gcloud iam "$@" >/dev/null 2>&1; }

for project in "$PROJECT" "$PREVIEWS"; do
  gcloud services enable iam.googleapis.com iamcredentials.googleapis.com sts.googleapis.com --project "$project"
done
exists workload-identity-pools describe github --location global --project "$PROJECT" ||
  gcloud iam workload-identity-pools create github --location global --project "$PROJECT"
write=create-oidc
! exists workload-identity-pools providers describe $PROVIDER || write=update-oidc
gcloud iam workload-identity-pools providers $write $PROVIDER \
  --issuer-uri https://token.actions.githubusercontent.com \
  --attribute-mapping 'google.subject=assertion.sub,attribute.ref=assertion.ref' \
  --attribute-condition "assertion.repository_id == '$REPOSITORY'"

# Arguments: the account, its project, which tokens of the repository it accepts, and its roles.
allow() {
  account=$(account "$1" "$2") project=$2
  exists service-accounts describe "$account" --project "$project" ||
    gcloud iam service-accounts create "$1" --project "$project"
  gcloud iam service-accounts add-iam-policy-binding "$account" --project "$project" \
    --role roles/iam.workloadIdentityUser --member "principalSet://iam.googleapis.com/$POOL/$3"
  shift 3
  for role; do
    gcloud projects add-iam-policy-binding "$project" --condition None --member "serviceAccount:$account" --role "roles/$role"
  done
}
allow preview "$PREVIEWS" '*' firebasehosting.admin serviceusage.serviceUsageConsumer
allow publish "$PROJECT" attribute.ref/refs/heads/main firebasehosting.admin cloudfunctions.admin cloudscheduler.admin \
  datastore.indexAdmin firebaserules.admin secretmanager.viewer artifactregistry.reader serviceusage.serviceUsageConsumer

# The functions run as the first account. The Firebase CLI also asks for the second one, in projects that have it.
for runner in "$NUMBER-compute@developer.gserviceaccount.com" "$PROJECT@appspot.gserviceaccount.com"; do
  exists service-accounts describe "$runner" --project "$PROJECT" || continue
  gcloud iam service-accounts add-iam-policy-binding "$runner" --project "$PROJECT" \
    --role roles/iam.serviceAccountUser --member "serviceAccount:$(account publish "$PROJECT")"
done
# The deploy checks the addresses of the owners.
gcloud secrets add-iam-policy-binding OWNER_EMAIL --project "$PROJECT" \
  --role roles/secretmanager.secretAccessor --member "serviceAccount:$(account publish "$PROJECT")"
echo "
Google trusts $(gcloud iam workload-identity-pools providers describe $PROVIDER --format='value(attributeCondition)')
At GitHub, set these variables:
FIREBASE_PROJECT            $PROJECT
PREVIEW_PROJECT             $PREVIEWS
WORKLOAD_IDENTITY_PROVIDER  $POOL/providers/repository"
