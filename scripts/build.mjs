// npm run build: the client and the server entry. `-- --changed` builds only if a source has changed since.
import { fail, progress } from './stack/stack.mjs'
import { build, buildWhatHasChanged } from './stack/workspace.mjs'

const run = process.argv.includes('--changed') ? buildWhatHasChanged(progress()) : build()
run.catch(fail)
