// Runs dependency-cruiser and refuses a green result that looked at nothing (it cruises 0 modules when it cannot parse TypeScript).
import { spawnSync } from 'node:child_process'

const run = spawnSync('depcruise', ['packages', 'apps', 'e2e', '--config', 'dependency-cruiser.cjs'], {
  encoding: 'utf8',
})
process.stdout.write(run.stdout)
process.stderr.write(run.stderr)
const modules = Number(/(\d+) modules/.exec(run.stdout)?.[1] ?? 0)
if (modules === 0)
  console.error('check-imports: no module was looked at; is TypeScript 6 there for dependency-cruiser?')
process.exit(run.status !== 0 || modules === 0 ? 1 : 0)
