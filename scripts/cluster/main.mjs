// npm run cluster -- --nodes 3: several servers of the site behind HAProxy, with Redis and the sandbox, on this machine.
//
// Each answer names its server in `X-Node`. SIGHUP to this process restarts the servers one after another.
import { parseArgs } from 'node:util'
import { fail, progress } from '../stack/stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing } from '../stack/workspace.mjs'
import { startCluster } from './cluster.mjs'

const tell = progress()
const MOST_NODES = 9

async function main() {
  const { values } = parseArgs({ options: { nodes: { type: 'string', default: '3' } } })
  const nodes = Number(values.nodes)
  if (!Number.isInteger(nodes) || nodes < 1 || nodes > MOST_NODES)
    throw new Error(`--nodes must be a number from 1 to ${MOST_NODES}, not '${values.nodes}'`)
  await installWhatIsMissing(tell)
  await buildWhatHasChanged(tell)
  const cluster = await startCluster({ nodes, tell })
  let rolling = Promise.resolve()
  process.on('SIGHUP', () => {
    rolling = rolling.then(() => cluster.restartAll())
  })
  tell('Ready')
  console.log(`
  The site          ${cluster.origin}, by ${nodes} servers; each answer names its own in X-Node
  The platform      ${cluster.platformUrl}/__sandbox/requests (what the sandbox was asked)
  Shared state      ${cluster.stateUrl}
  Operator's calls  ${cluster.adminUrl} (of the first server)
  Restart in turn   kill -HUP ${process.pid}
`)
}

main().catch(fail)
