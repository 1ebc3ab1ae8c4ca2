// Started by `npm run chaos`, with CHAOS_MINUTES and CHAOS_SEED.
import { seededRandom } from '../../../e2e/soak/random.ts'
import { SandboxControl } from '../../../packages/platform-fixtures/src/sandbox/index.ts'
import { progress } from '../../stack/stack.mjs'
import { startCluster } from '../cluster.mjs'
import { makeFaults } from './faults.ts'
import { ChaosPlayer } from './player.ts'

const PLAYERS = 12
const NODES = 3

const tell = progress()
const minutes = Number(process.env['CHAOS_MINUTES'])
const seed = Number(process.env['CHAOS_SEED'])
const random = seededRandom(seed)
const cluster = await startCluster({ nodes: NODES, tell })
process.once('uncaughtException', (error) => {
  console.error(error)
  cluster.stop(1)
})
const control = new SandboxControl(cluster.platformUrl)

const players: ChaosPlayer[] = Array.from(
  { length: PLAYERS },
  (_, number) => new ChaosPlayer(number, cluster, random, () => players.map(({ nickname }) => nickname)),
)
await Promise.all(players.map((player) => player.begin(control)))
tell(`${PLAYERS} players have signed in; ${minutes} minutes with the seed ${seed} begin`)

const endsAt = Date.now() + minutes * 60_000
const isOver = () => Date.now() > endsAt
const playing = Promise.all(players.map((player) => player.play(isOver)))
const faults = await makeFaults(cluster, control, random, isOver)
tell('No more faults: waiting for the outcome of all that was sent')
await untilUp(cluster.platformUrl)
await control.clearFaults()
await playing

const lost = (await Promise.all(players.map((player) => player.compare(control)))).flat()
report()
cluster.stop(lost.length > 0 ? 1 : 0)

function report(): void {
  const sum = (of: (player: ChaosPlayer) => number) => players.reduce((total, player) => total + of(player), 0)
  console.log(`\nWhat went wrong (seed ${seed}):`)
  for (const [name, count] of faults) console.log(`  ${String(count).padStart(4)}  ${name}`)
  console.log(`
What the players did:
  ${sum(({ visits }) => visits.pages)} pages, ${sum(({ visits }) => visits.refusedPages)} more were refused for now
  ${sum(({ told }) => told.rounds)} rounds of a game for money
  ${sum(({ told }) => told.exchanges)} exchanges
  ${sum(({ told }) => told.deposits)} deposits
  ${sum(({ told }) => told.payouts)} payouts

What was lost: ${lost.length === 0 ? 'nothing' : `\n  ${lost.join('\n  ')}`}`)
}

async function untilUp(platform: string): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- asks until it answers
  while (
    !(await fetch(`${platform}/json-api/serverdata`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => void setTimeout(resolve, 100))
}
