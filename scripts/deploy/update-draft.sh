#!/bin/sh
# Brings the branch "draft", which the forms show, up to date with the commit that was published. It keeps newer changes,
# and also gets what a revert has taken back.
set -eu
if git fetch --quiet origin draft; then
  published=$(git rev-parse HEAD)
  git checkout --quiet --detach FETCH_HEAD
  git -c user.name='Check and publish' -c user.email=actions@users.noreply.github.com merge --quiet --no-edit "$published" || {
    echo '::error title=Draft::The draft and the site changed the same lines. Open Publish, and tap Resolve conflicts.'
    exit 1
  }
  if git diff --quiet FETCH_HEAD HEAD; then exit; fi
  # GitHub starts no checks for what a workflow pushes: an open pull request would wait for them for good. The next
  # publishing brings the draft up to date.
  open=$(gh pr list --head draft --state open --json number --jq length)
  if [ "$open" != 0 ]; then exit; fi
fi
git push --quiet origin HEAD:refs/heads/draft
