// npm run test:visual: installs what is missing, builds Storybook, then photographs every story in every brand (docs/visual.md).
import { findChromium } from './stack/chromium.mjs'
import { run } from './stack/processes.mjs'
import { fail, progress } from './stack/stack.mjs'
import { installWhatIsMissing, node, root, toolEnv } from './stack/workspace.mjs'

const args = process.argv.slice(2)
const tell = progress()
try {
  await installWhatIsMissing(tell)
  const env = { ...toolEnv, CHROMIUM_PATH: await findChromium(tell) }
  // Documentation pages are no pictures: --test leaves them out of the build.
  if (!args.includes('--reuse')) {
    tell('Building Storybook')
    await run('storybook', ['build', '--quiet', '--test'], { cwd: root, env })
  }
  tell('Taking pictures')
  await run(node, ['scripts/visual/main.ts', ...args], { cwd: root, env })
} catch (error) {
  fail(error)
}
