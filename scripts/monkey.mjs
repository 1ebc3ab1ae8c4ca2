// npm run monkey -- --minutes 20 --seed 7: the monkey journey (e2e/soak/monkey) for as long as wanted, built anew where something has changed.
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.mjs'
import { run } from './processes.mjs'
import { fail, progress } from './stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing, node, root, toolEnv } from './workspace.mjs'

const tell = progress()

async function main() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    },
  })
  await installWhatIsMissing(tell)
  await buildWhatHasChanged(tell)
  const env = {
    ...toolEnv,
    CHROMIUM_PATH: await findChromium(tell),
    MONKEY_MINUTES: values.minutes,
    MONKEY_SEED: values.seed,
  }
  await run(node, ['node_modules/@playwright/test/cli.js', 'test', '--project=desktop', 'e2e/soak/monkey'], {
    cwd: root,
    env,
  })
}

main().catch(fail)
