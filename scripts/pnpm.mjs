// pnpm as the repository pins it, with nothing to install beforehand: node scripts/pnpm.mjs <arguments>
import { CommandFailed } from './stack/processes.mjs'
import { pnpm } from './stack/workspace.mjs'

try {
  await pnpm(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CommandFailed)) console.error(error)
  process.exitCode = error instanceof CommandFailed ? error.code : 1
}
