// npm run brand -- new NAME | check [NAME] | build: brands are made and checked from their data (docs/retheme.md).
import { CommandFailed, run } from './processes.mjs'
import { fail, progress } from './stack.mjs'
import { installWhatIsMissing, node, root, toolEnv } from './workspace.mjs'

async function main() {
  await installWhatIsMissing(progress())
  await run(node, ['scripts/brand/main.ts', ...process.argv.slice(2)], { cwd: root, env: toolEnv })
}

main().catch((error) => {
  // It has said itself what is wrong.
  if (!(error instanceof CommandFailed)) fail(error)
  process.exitCode = 1
})
