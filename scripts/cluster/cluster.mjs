// Starts several servers of the site behind a balancer, with an engine for what they share.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBalancer } from '../stack/balancer.mjs'
import { refuseBusyPorts, Servers } from '../stack/processes.mjs'
import { findRedis } from '../stack/redis.mjs'
import { readPort, stackOf, stackPorts } from '../stack/stack.mjs'
import { node, root, toolEnv } from '../stack/workspace.mjs'
import { balancerSettings } from './balancer.mjs'

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

/** Pause between two requests that look whether the balancer sends to a restarted server again, ms. */
const PAUSE_MS = 100

/**
 * The site listens on `PORT`, its servers on the ports from `NODE_PORT` on (the next ones), the engine on `REDIS_PORT`, and the
 * servers take their operator's calls on the ports from `ADMIN_PORT` on.
 * @param {{ nodes: number, tell: (what: string) => void }} options
 */
export async function startCluster({ nodes, tell }) {
  const ports = stackPorts()
  const firstPort = readPort('NODE_PORT', ports.port + 1)
  const statePort = readPort('REDIS_PORT', ports.port + nodes + 1)
  const adminPort = readPort('ADMIN_PORT', statePort + 1)
  const each = Array.from({ length: nodes }, (_, at) => ({
    name: `node-${at + 1}`,
    port: firstPort + at,
    adminPort: adminPort + at,
  }))
  await refuseBusyPorts({
    PORT: ports.port,
    SANDBOX_PORT: ports.platformPort,
    SANDBOX_GAMES_PORT: ports.gamesPort,
    REDIS_PORT: statePort,
    ...Object.fromEntries(each.map(({ port }) => [`NODE_PORT (${port})`, port])),
    ...Object.fromEntries(each.map((one) => [`ADMIN_PORT (${one.adminPort})`, one.adminPort])),
  })
  const [engine, balancer] = [await findRedis(tell), await findBalancer(tell)]
  if (engine === null)
    throw new Error('Redis is not on this machine and could not be installed: apt-get install redis-server')
  if (balancer === null)
    throw new Error('HAProxy is not on this machine and could not be installed: apt-get install haproxy')

  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { sandbox, site } = stackOf(ports)
  const stateUrl = `redis://127.0.0.1:${statePort}`
  const settings = {
    ...site.env,
    ...toolEnv,
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: originsOf(ports.port).join(','),
    TRUST_PROXY: 'loopback',
    ENDED_SESSIONS_FILE: '',
    BUILD_FILES_DIR: path.join(folder, 'files'),
    SHARED_STATE_URL: stateUrl,
    SHARED_STATE_KEY: randomBytes(32).toString('base64'),
  }
  const servers = new Servers()
  tell('Starting the sandbox platform and Redis')
  await servers.start({
    name: 'The sandbox',
    command: node,
    args: [sandbox.file],
    cwd: root,
    env: { ...toolEnv, ...sandbox.env },
    answersAt: sandbox.answersAt,
    isKept: true,
  })
  await servers.start({
    name: 'Redis',
    command: engine,
    args: ['--port', String(statePort), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--logfile', 'redis.log'],
    cwd: folder,
    env: process.env,
    answersAt: `tcp://127.0.0.1:${statePort}`,
    isKept: true,
  })
  tell(`Starting ${nodes} servers and the balancer`)
  await Promise.all(
    each.map(({ name, port, adminPort: calls }) =>
      servers.start({
        name,
        command: node,
        args: [site.file],
        cwd: root,
        env: { ...settings, PORT: String(port), ADMIN_PORT: String(calls), ADMIN_HOST: '127.0.0.1' },
        answersAt: `http://127.0.0.1:${port}/readyz`,
        isKept: true,
      }),
    ),
  )
  const file = path.join(folder, 'haproxy.cfg')
  const addresses = each.map(({ name, port }) => ({ name, address: `127.0.0.1:${port}` }))
  writeFileSync(file, balancerSettings(`*:${ports.port}`, addresses))
  const origin = `http://localhost:${ports.port}`
  await servers.start({
    name: 'The balancer',
    command: balancer,
    args: ['-db', '-q', '-f', file],
    cwd: folder,
    env: process.env,
    answersAt: `${origin}/healthz`,
    isKept: true,
  })

  return {
    origin,
    platformUrl: `http://localhost:${ports.platformPort}`,
    gamesOrigin: `http://localhost:${ports.gamesPort}`,
    stateUrl,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    nodes: each.map(({ name }) => name),
    /**
     * The process of a server, of `Redis` or of `The balancer`; undefined while it is not running.
     * @param {string} name
     */
    pid: (name) => servers.pid(name),
    /** Restarts the servers one after another, each once the balancer sends requests to the one before again. */
    async restartAll() {
      for (const { name } of each) {
        tell(`Restarting ${name}`)
        await servers.restart(name)
        await untilServedBy(origin, name)
      }
      tell('All servers have been restarted')
    },
    /** @param {number} code */
    stop: (code) => servers.stop(code),
  }
}

/**
 * @param {string} origin
 * @param {string} name
 */
async function untilServedBy(origin, name) {
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.headers.get('x-node') === name) return
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS)
    })
  }
}

/**
 * Origins under which the balancer is opened: the servers listen on other ports than the site.
 * @param {number} port
 */
function originsOf(port) {
  const folder = path.join(root, 'packages/brands')
  const brands = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const hosts = brands.flatMap(({ name }) => {
    try {
      const manifest = /** @type {{ hosts: string[] }} */ (
        JSON.parse(readFileSync(path.join(folder, name, 'brand.json'), 'utf8'))
      )
      return manifest.hosts
    } catch {
      // A folder that is no brand.
      return []
    }
  })
  const local = hosts.filter((host) => host.endsWith('.localhost'))
  return ['localhost', '127.0.0.1', '[::1]', ...local].map((host) => `http://${host}:${port}`)
}
