// npm run dev: the same as npm start, with Vite serving the client from its sources.
import { fail, progress, startStack } from './stack.mjs'
import { installWhatIsMissing } from './workspace.mjs'

const tell = progress()

startStack({ serverFile: 'apps/ssr-server/src/dev.ts', tell, prepare: () => installWhatIsMissing(tell) }).catch(fail)
