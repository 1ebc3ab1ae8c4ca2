// npm run brand -- new NAME | check [NAME] | build | icons NAME | screenshots NAME | studio NAME | font NAME FAMILY | figma export|import|diff NAME (docs/retheme.md).
import { findChromium } from '../stack/chromium.mjs'
import { run } from '../stack/processes.mjs'
import { fail, knownBrand, progress } from '../stack/stack.mjs'
import { writeEvidence } from './check/markets/serve-evidence.mjs'
import { installFont } from './fonts/install-font.mjs'
import { installWhatIsMissing, node, root, toolEnv } from '../stack/workspace.mjs'
import { startStudio } from './studio.mjs'

async function main() {
  await installWhatIsMissing(progress())
  const args = process.argv.slice(2)
  if (args[0] === 'studio') return startStudio(knownBrand(args[1] ?? ''))
  if (args[0] === 'font' && args[2] !== undefined) await installFont(args[2])
  const draws = ['new', 'icons', 'screenshots', 'evidence'].includes(args[0] ?? '')
  const env = draws ? { ...toolEnv, CHROMIUM_PATH: await findChromium((what) => console.log(what)) } : toolEnv
  if (args[0] === 'evidence') return writeEvidence(args, knownBrand(args[1] ?? ''), env)
  await run(node, ['scripts/brand/main.ts', ...args], { cwd: root, env })
}

main().catch(fail)
