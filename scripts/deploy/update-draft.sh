#!/bin/sh
# Brings the branch "draft", which the forms show, up to date with the commit that was published. It keeps newer changes,
# and also gets what a revert has taken back.
set -eu
published=$(git rev-parse HEAD)
warn() {
  echo "::warning title=Draft::The site is live. $1, so the draft does not have the latest changes of the site yet. The next publishing adds them."
}
for try in 1 2 3 4 5; do
  git checkout --quiet --detach "$published"
  if git fetch --quiet origin draft; then
    git checkout --quiet --detach FETCH_HEAD
    git -c user.name='Check and publish' -c user.email=actions@users.noreply.github.com merge --quiet --no-edit "$published" || {
      echo '::error title=Draft::The site is live. The draft has other changes of the same lines: open Publish, and tap Resolve conflicts.'
      exit 1
    }
    if git diff --quiet FETCH_HEAD HEAD; then exit; fi
    # GitHub starts no checks for what a workflow pushes: an open pull request would wait for them for good. The next
    # publishing brings the draft up to date.
    open=$(gh pr list --head draft --state open --json number --jq length) || {
      warn 'GitHub did not answer'
      exit
    }
    if [ "$open" != 0 ]; then exit; fi
  fi
  # Fails if somebody has saved a change since the fetch.
  if git push --quiet origin HEAD:refs/heads/draft; then exit; fi
done
warn 'The draft was being changed'
