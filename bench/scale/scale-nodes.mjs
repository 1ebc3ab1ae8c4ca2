// How cost grows with servers: one, two and three nodes against one engine, without stickiness.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findRedis } from '../../scripts/stack/redis.mjs'
import { demoCookies } from '../support/player.mjs'
import { processorTime, read, SITE, startSandbox, startSite, tellRow } from './support.mjs'

const PLATFORM = 'http://localhost:4640'
const ENGINE_PORT = 4659
const NODES = [1, 2, 3]
const PAGES = 1_200

const engineCommand = await findRedis(() => {})
if (engineCommand === null) console.log('Redis is not on this machine and could not be installed: nothing is measured')
else await measureAll(engineCommand)

/** @param {string} command */
async function measureAll(command) {
  tellRow('nodes', [
    "a player's page",
    "a guest's page",
    'a call passed on',
    'calls of the engine a page',
    'engine',
    'calls of the platform',
  ])
  const sandbox = await startSandbox(4640, SITE)
  try {
    for (const nodes of NODES) await measure(nodes, command)
  } finally {
    sandbox.stop()
  }
}

/**
 * @param {number} count
 * @param {string} command
 */
async function measure(count, command) {
  const engine = spawn(command, ['--port', String(ENGINE_PORT), '--save', '', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  })
  while ((await engineFigures().catch(() => null)) === null) await pause(50)
  const key = randomBytes(32).toString('base64')
  const nodes = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      startSite(
        {
          PLATFORM_URL: PLATFORM,
          GAMES_ORIGINS: 'http://localhost:4641',
          PUBLIC_ORIGIN: NODES.map((_node, port) => `http://localhost:${4630 + port}`).join(),
          SHARED_STATE_URL: `redis://127.0.0.1:${ENGINE_PORT}`,
          SHARED_STATE_KEY: key,
        },
        { port: 4630 + at },
      ),
    ),
  )
  try {
    const cookie = await demoCookies(SITE)
    const addressOf = (/** @type {number} */ at) => `http://localhost:${4630 + (at % count)}/`
    const before = { engine: await engineFigures(), platform: await platformCalls(count) }
    const player = await processorTime(nodes, PAGES, (at) => read(addressOf(at), { cookie }))
    const after = { engine: await engineFigures(), platform: await platformCalls(count) }
    const guest = await processorTime(nodes, PAGES, (at) => read(addressOf(at)))
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
    const call = await processorTime(nodes, PAGES, (at) => read(`${addressOf(at)}json-api/users/balance`, headers))
    const pages = PAGES * 1.1
    tellRow(String(count), [
      `${player.toFixed(2)} ms CPU`,
      `${guest.toFixed(2)} ms CPU`,
      `${call.toFixed(2)} ms CPU`,
      ((after.engine.calls - before.engine.calls) / pages).toFixed(2),
      `${((after.engine.cpuMs - before.engine.cpuMs) / pages).toFixed(3)} ms CPU`,
      `${((after.platform - before.platform) / pages).toFixed(2)} each`,
    ])
  } finally {
    for (const node of nodes) node.stop()
    engine.kill()
    // The next one has the same port.
    await once(engine, 'exit')
  }
}

/**
 * How often the nodes have called the platform so far, by their own metrics.
 * @param {number} count
 */
async function platformCalls(count) {
  let calls = 0
  for (let at = 0; at < count; at += 1) {
    const text = await (await fetch(`http://localhost:${4630 + at}/metrics`)).text()
    for (const [, value] of text.matchAll(/^croupier_platform_calls_total\{.*\} (\d+)$/gm)) calls += Number(value)
  }
  return calls
}

/** Calls that the engine has done so far, and its processor time. */
async function engineFigures() {
  const text = await new Promise((/** @type {(text: string) => void} */ resolve, reject) => {
    const socket = connect(ENGINE_PORT, '127.0.0.1', () => socket.write('INFO\r\nQUIT\r\n'))
    let answer = ''
    socket.on('data', (data) => (answer += String(data)))
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
  const figure = (/** @type {string} */ name) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1])
  return {
    calls: figure('total_commands_processed'),
    cpuMs: 1000 * (figure('used_cpu_user') + figure('used_cpu_sys')),
  }
}
