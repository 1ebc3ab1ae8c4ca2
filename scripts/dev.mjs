// npm run dev: the same as npm start, with Vite serving the client from its sources. A change of the sandbox starts it again.
import { fail, progress, startStack } from './stack/stack.mjs'
import { buildBrands, installWhatIsMissing } from './stack/workspace.mjs'

const tell = progress()

async function prepare() {
  await installWhatIsMissing(tell)
  await buildBrands()
}

startStack({ serverFile: 'apps/ssr-server/src/dev.ts', tell, prepare, isWatching: true }).catch(fail)
