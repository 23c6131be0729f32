#!/bin/sh
# Prints what the workflow need not do again for this commit, as outputs of a step. When in doubt, it prints less.
# tree: names the build of exactly these files
# build: the run of the merged pull request that has made, checked and shown that build
# tests=passed: the tests have passed on this code. What the owner changes is no code.
runs() { gh api "repos/$GITHUB_REPOSITORY/actions/workflows/check.yml/runs?status=success&$1" --jq ".workflow_runs[] | $2"; }

tree=$(git rev-parse 'HEAD^{tree}') || exit
echo "tree=$tree"
if [ "$GITHUB_EVENT_NAME" = push ]; then
  # A fork can't build what is published.
  for run in $(runs "head_sha=$(git rev-parse HEAD^2)" 'select(.head_repository.full_name == .repository.full_name) | .id'); do
    build=$(gh api "repos/$GITHUB_REPOSITORY/actions/runs/$run/artifacts?name=build-$tree" --jq '.artifacts[] | select(.expired | not) | .name') || continue
    [ "$build" = "build-$tree" ] && printf 'build=%s\ntests=passed\n' "$run" && exit
  done
fi
# A run on main succeeds only if the tests have passed on its code, then or before.
tested=$(runs 'branch=main&event=push&per_page=1' .head_sha)
git diff --quiet "$tested" HEAD -- . ':(exclude,glob)farm/*.yaml' ':(exclude)farm/photos' && echo tests=passed
exit 0
