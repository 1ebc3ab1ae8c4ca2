// npm run chaos -- --minutes 5 --seed 7: players on several servers, while servers, Redis and the platform die and hang.
//
// Ends with what was lost: each player's own account of what was exchanged and deposited against the platform's ledger.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../stack/processes.mjs'
import { fail, progress } from '../stack/stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing, node, root, toolEnv } from '../stack/workspace.mjs'

const tell = progress()

async function main() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    },
  })
  for (const [name, value] of Object.entries(values))
    if (!(Number(value) > 0)) throw new Error(`--${name} must be a number over 0, not '${value}'`)
  await installWhatIsMissing(tell)
  await buildWhatHasChanged(tell)
  // The platform is killed, and comes back with what it had.
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-'))
  const env = {
    ...toolEnv,
    LOG_LEVEL: 'silent',
    // All servers, and those who load them, share this machine.
    OVERLOAD_DELAY_MS: '60000',
    SANDBOX_DB: path.join(folder, 'sandbox.sqlite'),
    CHAOS_MINUTES: values.minutes,
    CHAOS_SEED: values.seed,
  }
  await run(node, ['scripts/cluster/chaos/run.ts'], { cwd: root, env }).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  )
}

main().catch(fail)
