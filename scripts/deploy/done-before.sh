#!/bin/sh
# Prints what the workflow need not do again for this commit, as outputs of a step. When in doubt, it prints less.
# tree: names the build of exactly these files
# build: the run of the merged pull request that has made, checked and shown that build
# tests=passed: the tests have passed on this code. What the owner changes is no code.
ACTIONS=repos/$GITHUB_REPOSITORY/actions

# Prints the runs in which this commit became ready to publish, whatever the jobs after that did. A fork's run is no proof.
ready() {
  runs=$(gh api "$ACTIONS/workflows/check.yml/runs?head_sha=$1" --jq '.workflow_runs[] | select(.head_repository.full_name == .repository.full_name) | .id') || return
  for run in $runs; do
    job=$(gh api "$ACTIONS/runs/$run/jobs" --jq '.jobs[] | select(.name == "Ready to publish" and .conclusion == "success") | .run_id') || continue
    [ "$job" != "$run" ] || echo "$run"
  done
}

tree=$(git rev-parse 'HEAD^{tree}') || exit
echo "tree=$tree"
if [ "$GITHUB_EVENT_NAME" = push ]; then
  for run in $(ready "$(git rev-parse HEAD^2)"); do
    build=$(gh api "$ACTIONS/runs/$run/artifacts?name=build-$tree" --jq '.artifacts[] | select(.expired | not) | .name') || continue
    [ "$build" = "build-$tree" ] && printf 'build=%s\ntests=passed\n' "$run" && exit
  done
fi
# Commits on main, newest first. One gets ready only if the tests have passed on its code, then or before.
for commit in $(git rev-list --first-parent --max-count=20 HEAD^); do
  git diff --quiet "$commit" HEAD -- . ':(exclude,glob)farm/*.yaml' ':(exclude)farm/photos' || continue
  [ -z "$(ready "$commit")" ] || { echo tests=passed && exit; }
done
exit 0
