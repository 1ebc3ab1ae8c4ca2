// npm run brand -- new NAME | check [NAME] | build | icons NAME | screenshots NAME: creates and checks brands (docs/retheme.md).
import { findChromium } from '../stack/chromium.mjs'
import { run } from '../stack/processes.mjs'
import { fail, progress } from '../stack/stack.mjs'
import { installWhatIsMissing, node, root, toolEnv } from '../stack/workspace.mjs'

async function main() {
  await installWhatIsMissing(progress())
  const args = process.argv.slice(2)
  const draws = ['new', 'icons', 'screenshots'].includes(args[0] ?? '')
  const env = draws ? { ...toolEnv, CHROMIUM_PATH: await findChromium((what) => console.log(what)) } : toolEnv
  await run(node, ['scripts/brand/main.ts', ...args], { cwd: root, env })
}

main().catch(fail)
