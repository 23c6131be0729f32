#!/bin/sh
# Lets the workflow of one GitHub repository deploy to a project, without a stored key (workload identity federation).
# "preview" may upload previews, for pull requests of the repository; "publish" may deploy, for its branch main only.
# Usage: sh scripts/deploy/github-access.sh <project> <number of the repository>
# After a failure, run it again.
set -eu
PROJECT=$1 REPOSITORY=$2
NUMBER=$(gcloud projects describe "$PROJECT" --format='value(projectNumber)')
POOL=projects/$NUMBER/locations/global/workloadIdentityPools/github
account() { echo "$1@$PROJECT.iam.gserviceaccount.com"; }
exists() { gcloud iam "$@" --project "$PROJECT" >/dev/null 2>&1; }

gcloud services enable iamcredentials.googleapis.com sts.googleapis.com --project "$PROJECT"
exists workload-identity-pools describe github --location global ||
  gcloud iam workload-identity-pools create github --location global --project "$PROJECT"
exists workload-identity-pools providers describe repository --location global --workload-identity-pool github ||
  gcloud iam workload-identity-pools providers create-oidc repository \
    --location global --workload-identity-pool github --project "$PROJECT" \
    --issuer-uri https://token.actions.githubusercontent.com \
    --attribute-mapping 'google.subject=assertion.sub,attribute.ref=assertion.ref,attribute.event=assertion.event_name' \
    --attribute-condition "assertion.repository_id == '$REPOSITORY'"

# Arguments: the account, and the attribute that GitHub's token must have.
allow() {
  exists service-accounts describe "$(account "$1")" || gcloud iam service-accounts create "$1" --project "$PROJECT"
  gcloud iam service-accounts add-iam-policy-binding "$(account "$1")" --project "$PROJECT" \
    --role roles/iam.workloadIdentityUser --member "principalSet://iam.googleapis.com/$POOL/$2"
}
allow preview attribute.event/pull_request
allow publish attribute.ref/refs/heads/main

# Arguments: the account, and its roles.
grant() {
  member=serviceAccount:$(account "$1")
  shift
  for role; do
    gcloud projects add-iam-policy-binding "$PROJECT" --condition None --member "$member" --role "roles/$role"
  done
}
grant preview firebasehosting.admin run.viewer cloudfunctions.viewer serviceusage.serviceUsageConsumer
grant publish firebasehosting.admin cloudfunctions.admin cloudscheduler.admin datastore.indexAdmin firebaserules.admin \
  secretmanager.viewer artifactregistry.reader serviceusage.serviceUsageConsumer

# The functions run as the first account. The Firebase CLI also asks for the second one, in projects that have it.
for runner in "$NUMBER-compute@developer.gserviceaccount.com" "$PROJECT@appspot.gserviceaccount.com"; do
  exists service-accounts describe "$runner" || continue
  gcloud iam service-accounts add-iam-policy-binding "$runner" --project "$PROJECT" \
    --role roles/iam.serviceAccountUser --member "serviceAccount:$(account publish)"
done
echo "At GitHub, set the variable WORKLOAD_IDENTITY_PROVIDER to $POOL/providers/repository"
