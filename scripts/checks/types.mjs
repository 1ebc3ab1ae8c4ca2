// Checks the types of every part with its own settings (the domain without the DOM), incrementally.
import { spawnSync } from 'node:child_process'
import { toolEnv } from '../stack/workspace.mjs'

const projects = {
  site: 'tsconfig.json',
  scripts: 'scripts/tsconfig.json',
  worker: 'apps/web/src/worker/tsconfig.json',
  bench: 'bench/tsconfig.json',
  domain: 'packages/domain/tsconfig.json',
}

const failed = Object.entries(projects).filter(([name, project]) => {
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.tsbuildinfo`]
  // Several checkers work out the same types, each for itself: twice the work for a part of the time.
  const options = ['-p', project, '--checkers', '1', ...kept]
  return spawnSync('tsc', options, { stdio: 'inherit', env: toolEnv }).status !== 0
})
process.exit(failed.length > 0 ? 1 : 0)
