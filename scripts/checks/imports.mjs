// Checks the import rules with dependency-cruiser. Fails when it read no module, which happens when it cannot parse TypeScript.
import { spawnSync } from 'node:child_process'

const run = spawnSync('depcruise', ['packages', 'apps', 'e2e', '--config', 'dependency-cruiser.cjs'], {
  encoding: 'utf8',
})
process.stdout.write(run.stdout)
process.stderr.write(run.stderr)
const modules = Number(/(\d+) modules/.exec(run.stdout)?.[1] ?? 0)
if (modules === 0) console.error('check-imports: no module was read; is TypeScript 6 installed for dependency-cruiser?')
process.exit(run.status !== 0 || modules === 0 ? 1 : 0)
