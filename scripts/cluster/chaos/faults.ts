import type { SandboxControl } from '../../../packages/platform-fixtures/src/sandbox/index.ts'
import type { Random } from '../../../e2e/soak/random.ts'
import type { Cluster } from '../cluster.mjs'

/** Calls whose outcome a player waits for. */
const MONEY = ['/json-api/compoints/exchange', '/json-api/treasury/user-payout/*'] as const
const ANY_CALL = '/json-api/*'
/** Longest pause between two faults, ms. */
const PAUSE_MS = 4000
/** How long a process hangs, ms. */
const HANG_MS = 3000

type Deed = () => Promise<unknown>

/** What can go wrong, by name. */
function deeds(cluster: Cluster, control: SandboxControl, random: Random): Readonly<Record<string, Deed>> {
  const anyNode = () => cluster.nodes[Math.floor(random() * cluster.nodes.length)] ?? 'node-1'
  const signal = (name: string, what: NodeJS.Signals) => {
    const pid = cluster.pid(name)
    if (pid !== undefined) process.kill(pid, what)
  }
  const hang = async (name: string) => {
    signal(name, 'SIGSTOP')
    await pause(HANG_MS)
    signal(name, 'SIGCONT')
  }
  const times = 1 + Math.floor(random() * 3)
  const path = random() < 0.5 ? MONEY[0] : MONEY[1]
  return {
    'a server was killed': async () => signal(anyNode(), 'SIGKILL'),
    'a server hung': () => hang(anyNode()),
    'the servers were restarted in turn': () => cluster.restartAll(),
    'the balancer was killed': async () => signal('The balancer', 'SIGKILL'),
    'the balancer hung': () => hang('The balancer'),
    'Redis was killed': async () => signal('Redis', 'SIGKILL'),
    'Redis hung': () => hang('Redis'),
    'the platform was killed': async () => signal('The sandbox', 'SIGKILL'),
    'the platform hung': () => hang('The sandbox'),
    'answers of exchanges or payouts were lost': () => control.fault({ path, drop: true, after: true, times }),
    'answers of exchanges or payouts were 503 after the work': () =>
      control.fault({ path, status: 503, after: true, times }),
    'calls were 503': () => control.fault({ path: ANY_CALL, status: 503, times: 5 }),
    'calls were cut': () => control.fault({ path: ANY_CALL, drop: true, times: 5 }),
    'calls were slow': () => control.fault({ path: ANY_CALL, delayMs: 2000, times: 10 }),
  }
}

/** Makes one thing after another go wrong until `isOver`; returns how often each has. */
export async function makeFaults(
  cluster: Cluster,
  control: SandboxControl,
  random: Random,
  isOver: () => boolean,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  // oxlint-disable no-await-in-loop -- one fault after another
  while (!isOver()) {
    await pause(random() * PAUSE_MS)
    const all = Object.entries(deeds(cluster, control, random))
    const [name, deed] = all[Math.floor(random() * all.length)] ?? []
    if (name === undefined || deed === undefined) continue
    counts.set(name, (counts.get(name) ?? 0) + 1)
    // A platform that is down takes no faults.
    await deed().catch(() => undefined)
  }
  // oxlint-enable no-await-in-loop
  return counts
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
