// npm run bench: runs the files of bench/, or those named, and prints their figures with the commit.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './stack/processes.mjs'
import { fail, progress } from './stack/stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing, node, root, toolEnv } from './stack/workspace.mjs'

const tell = progress()

async function main() {
  const { positionals: wanted } = parseArgs({ allowPositionals: true })
  await installWhatIsMissing(tell)
  await buildWhatHasChanged(tell)
  const files = globSync('bench/{,pages/,server/,scale/scale-}*.mjs', { cwd: root }).toSorted()
  const chosen = files.filter(
    (file) => wanted.length === 0 || wanted.some((name) => path.basename(file).startsWith(name)),
  )
  console.log(`Commit ${commit()}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  for (const file of chosen) {
    tell(path.basename(file))
    await run(node, [file], { cwd: root, env: toolEnv })
  }
}

function commit() {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

main().catch(fail)
