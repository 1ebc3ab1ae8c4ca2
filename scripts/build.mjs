// npm run build: the client and the server entry. `-- --changed` builds only if a source has changed since.
import { parseArgs } from 'node:util'
import { fail, progress } from './stack/stack.mjs'
import { build, buildWhatHasChanged } from './stack/workspace.mjs'

async function main() {
  const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } })
  await (values.changed ? buildWhatHasChanged(progress()) : build())
}

main().catch(fail)
