// npm start: installs and builds what is missing, then runs the sandbox platform and the site. `-- --brand NAME` picks a brand.
import { fail, progress, SITE_SERVER, startStack } from './stack/stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing } from './stack/workspace.mjs'

const tell = progress()

async function prepare() {
  await installWhatIsMissing(tell)
  await buildWhatHasChanged(tell)
}

startStack({ serverFile: SITE_SERVER, tell, prepare }).catch(fail)
