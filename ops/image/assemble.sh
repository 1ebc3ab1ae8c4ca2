#!/bin/sh
# Puts what a server of the built site needs into a folder, without what only a browser or a developer reads.
# assemble.sh FOLDER, in the repository, after `npm run build`.
set -eu
to=$1
mkdir -p "$to/apps/ssr-server" "$to/apps/web" "$to/packages"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml "$to"
for package in apps/ssr-server apps/web packages/*; do
  mkdir -p "$to/$package"
  cp "$package/package.json" "$to/$package"
done
for package in apps/ssr-server packages/contract packages/brands packages/markets; do
  tar -c --exclude node_modules "$package" | tar -x -C "$to"
done
mkdir "$to/apps/web/dist"
cp -R apps/web/dist/client apps/web/dist/server "$to/apps/web/dist"
(cd "$to" && CI=true npx -y pnpm@12.21.0 install --prod --frozen-lockfile --ignore-scripts --filter @croupier/ssr-server...)
cd "$to"
find apps packages -name '*.test.ts' -delete
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
# Libraries that the built pages carry themselves, and other builds of the same library.
cd node_modules/.pnpm
rm -rf country-flag-icons@* libphonenumber-js@* virtua@* vue@* @vue+* @babel+* web-vitals@* typescript@* @types+* axios@*
find . -type d \( -path '*/@opentelemetry/*/build/esm' -o -path '*/@opentelemetry/*/build/esnext' \
  -o -path '*/lucide-react/dist/esm' -o -path '*/lucide-react/dist/umd' \) -prune -exec rm -rf {} +
