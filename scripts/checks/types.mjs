// Checks the types of every part with its own settings (the domain without the DOM), incrementally.
import { spawnSync } from 'node:child_process'

const projects = {
  site: 'tsconfig.json',
  scripts: 'scripts/tsconfig.json',
  worker: 'apps/web/src/worker/tsconfig.json',
  bench: 'bench/tsconfig.json',
  domain: 'packages/domain/tsconfig.json',
  'domain-tests': 'packages/domain/tsconfig.test.json',
}

const failed = Object.entries(projects).filter(([name, project]) => {
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.tsbuildinfo`]
  return spawnSync('tsc', ['-p', project, ...kept], { stdio: 'inherit' }).status !== 0
})
process.exit(failed.length > 0 ? 1 : 0)
