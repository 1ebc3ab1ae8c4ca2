// npm run dev: the same as npm start, with Vite serving the client from its sources. A change of the sandbox starts it again.
import { fail, progress, startStack } from './stack/stack.mjs'
import { buildBrands, installWhatIsMissing } from './stack/workspace.mjs'

const tell = progress()

async function prepare() {
  await installWhatIsMissing(tell)
  // Who leaves the studio or an editor in the middle of a change goes on with it.
  await buildBrands({ withFaults: true })
}

startStack({ serverFile: 'apps/ssr-server/src/dev.ts', tell, prepare, isWatching: true }).catch(fail)
