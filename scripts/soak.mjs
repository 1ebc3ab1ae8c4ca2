// npm run soak -- --minutes 20 --seed 7 [words of file names]: the long tests of e2e/soak, which npm test leaves out.
import { parseArgs } from 'node:util'
import { findChromium } from './stack/chromium.mjs'
import { run } from './stack/processes.mjs'
import { fail, progress } from './stack/stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing, root, toolEnv } from './stack/workspace.mjs'

const tell = progress()

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
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
  await run('playwright', ['test', '--config=e2e/soak', ...positionals], { cwd: root, env })
}

main().catch(fail)
