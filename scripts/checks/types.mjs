// Checks the types of every part, each by its own rules (the domain without the DOM). What a run learned is kept beside
// the packages, so that the next one looks only at what changed.
import { spawnSync } from 'node:child_process'

const projects = {
  site: 'tsconfig.json',
  scripts: 'scripts/tsconfig.json',
  bench: 'bench/tsconfig.json',
  domain: 'packages/domain/tsconfig.json',
  'domain-tests': 'packages/domain/tsconfig.test.json',
}

const failed = Object.entries(projects).filter(([name, project]) => {
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.tsbuildinfo`]
  return spawnSync('tsc', ['-p', project, ...kept], { stdio: 'inherit' }).status !== 0
})
process.exit(failed.length > 0 ? 1 : 0)
