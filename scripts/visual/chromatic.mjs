// npm run chromatic: the pictures of test:visual in Chromatic. Without a token it says what it would send (docs/visual.md).
import path from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../stack/processes.mjs'
import { fail, progress } from '../stack/stack.mjs'
import { installWhatIsMissing, node, root, toolEnv } from '../stack/workspace.mjs'

const args = process.argv.slice(2)
const tell = progress()
const options = { cwd: root, env: toolEnv }
try {
  await installWhatIsMissing(tell)
  if (process.env.CHROMATIC_PROJECT_TOKEN) {
    await run('chromatic', ['--build-script-name', 'storybook:build', ...args], options)
  } else {
    await run(node, ['scripts/visual/chromatic-plan.ts', builtStorybook() ?? (await buildStorybook())], options)
  }
} catch (error) {
  fail(error)
}

/** The folder that Chromatic's own option names, if it is given. */
function builtStorybook() {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { 'storybook-build-dir': { type: 'string', short: 'd' } },
  })
  return /** @type {string | undefined} */ (values['storybook-build-dir'])
}

async function buildStorybook() {
  tell('Building Storybook')
  await run('storybook', ['build', '--quiet', '--test'], options)
  return path.join(root, 'storybook-static')
}
