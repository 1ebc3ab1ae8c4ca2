// npm run chromatic: the pictures of test:visual in Chromatic, for teams that have a project there (docs/visual.md).
import { run } from '../stack/processes.mjs'
import { fail, progress } from '../stack/stack.mjs'
import { installWhatIsMissing, root, toolEnv } from '../stack/workspace.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the token of a project: set CHROMATIC_PROJECT_TOKEN (chromatic.com, project, Manage, Configure).\n' +
      'Without one, npm run test:visual compares the same pictures on this machine.',
  )
  process.exit(1)
}
try {
  await installWhatIsMissing(progress())
  await run('chromatic', ['--build-script-name', 'storybook:build', ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnv,
  })
} catch (error) {
  fail(error)
}
