#!/bin/sh
# @netlify/plugin-nextjs 5.16.0: a static export whose folder is renamed after `next build` is refused on Netlify.
#
# A good guess: for a site with `output: 'export'`, Netlify publishes the folder that its settings name, here `out`.
# What is true: it adds this plugin to every project that has Next. The plugin publishes a copy of the folder that Next
# wrote down during the build, whatever the settings say, and fails if that folder is no longer there. A build that
# finishes the export elsewhere and then moves it needs the variable NETLIFY_NEXT_PLUGIN_SKIP.
#
# Output: the plugin's refusal, and with the variable none
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @netlify/plugin-nextjs@5.16.0
# What Next leaves behind, and the export at its last place.
mkdir .next out
echo build > .next/BUILD_ID
echo '<!doctype html><title>Site</title>' > out/index.html
echo "{\"appDir\":\"$folder\",\"config\":{\"distDir\":\".next\",\"output\":\"export\"}}" > .next/required-server-files.json
echo "{\"version\":1,\"outDirectory\":\"$folder/unfinished\",\"success\":true}" > .next/export-detail.json
cat > build.mjs <<'SCRIPT'
import { onBuild } from '@netlify/plugin-nextjs';

const failBuild = (message) => {
  throw new Error(message);
};
const constants = { PUBLISH_DIR: 'out', IS_LOCAL: true, NETLIFY_BUILD_VERSION: '35.0.0' };
const utils = { build: { failBuild } };
try {
  await onBuild({ constants, utils, netlifyConfig: { headers: [], images: {} }, featureFlags: {} });
  console.log('accepted');
} catch (error) {
  console.log(error.message);
}
SCRIPT
refused=$(node build.mjs)
skipped=$(NETLIFY_NEXT_PLUGIN_SKIP=true node build.mjs 2>/dev/null)
echo "$refused" | sed "s#$folder/##"
echo "with NETLIFY_NEXT_PLUGIN_SKIP: $skipped"
case $refused in *'export directory was not found'*) ;; *) exit 1 ;; esac
test "$skipped" = accepted
