import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { stackOf } from '../../scripts/stack/stack.mjs'

/** The sandbox platform, its games origin and the site's server on free ports. */
export interface Stack {
  readonly site: string
  /** Address of the site under a brand's host. */
  siteOf(brand: string): string
  readonly platform: string
  readonly games: string
  /** Stops the platform. */
  stopPlatform(): Promise<void>
  /** Kills the platform at once. Data kept in a file is there after the restart. */
  killPlatform(): Promise<void>
  /** Starts the platform unless it runs. */
  startPlatform(): Promise<void>
  /** What pages reported of themselves, a line of the server's log each. */
  readonly reports: readonly string[]
  /** Stops the site's server: browsers are offline. */
  stopSite(): Promise<void>
  /** Stops the site's server and starts it at the same address, with these settings besides the usual ones. */
  restartSite(settings?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

/** Lines of the server's log that a page brought about. */
const OF_A_PAGE = /"msg":"(?:a page tells|policy violated)"/

const root = new URL('../..', import.meta.url).pathname
const compileCache = join(root, 'node_modules/.cache/node-compile')

export interface StackOptions {
  /** File of the platform's data. Default: in memory. */
  readonly database?: string
  /** The platform has only what the specification names. */
  readonly isStrict?: boolean
  /** The site has the settings of `npm start`, without those that spare journeys time. */
  readonly isAsStarted?: boolean
}

const FOR_JOURNEYS = {
  // Do not cache public data: journeys change it.
  PUBLIC_ANSWER_FRESH_MS: '1',
  // Allow late pages: several sites and browsers share two cores.
  RENDER_BUDGET_MS: '7000',
  RENDER_DEADLINE_MS: '60000',
  // Nothing is given up for want of time.
  OVERLOAD_DELAY_MS: '60000',
}

/** Starts what `npm start` does, on free ports. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { database = ':memory:', isStrict = false, isAsStarted = false } = options
  const [sitePort = 0, platformPort = 0, gamesPort = 0] = await freePorts(3)
  const site = `http://localhost:${sitePort}`
  const siteOf = (brand: string) => `http://${brand}.localhost:${sitePort}`
  const platform = `http://localhost:${platformPort}`
  const games = `http://localhost:${gamesPort}`
  const servers = stackOf({ port: sitePort, platformPort, gamesPort })
  const startPlatform = () =>
    startProcess(
      servers.sandbox.file,
      { ...servers.sandbox.env, SANDBOX_DB: database, SANDBOX_STRICT: isStrict ? '1' : '' },
      servers.sandbox.answersAt,
    )

  let sandbox = await startPlatform()
  const reports: string[] = []
  const keepReport = (line: string) => {
    if (OF_A_PAGE.test(line)) reports.push(line)
  }
  const startSite = (settings: Record<string, string> = {}) =>
    startProcess(
      servers.site.file,
      { ...servers.site.env, ...(isAsStarted ? {} : FOR_JOURNEYS), ...settings },
      servers.site.answersAt,
      keepReport,
    )
  let server = await startSite().catch(async (error: unknown) => {
    await stopProcess(sandbox)
    throw error
  })
  return {
    site,
    siteOf,
    platform,
    games,
    stopPlatform: () => stopProcess(sandbox),
    killPlatform: () => stopProcess(sandbox, 'SIGKILL'),
    startPlatform: async () => {
      if (hasEnded(sandbox)) sandbox = await startPlatform()
    },
    reports,
    stopSite: () => stopProcess(server),
    restartSite: async (settings) => {
      await stopProcess(server)
      server = await startSite(settings)
    },
    close: async () => {
      await Promise.all([stopProcess(server), stopProcess(sandbox)])
    },
  }
}

/**
 * Ports of the servers. Linux takes those of outgoing connections from 32768 on: such a connection could take the port of a
 * server that is stopped for a while.
 */
const MIN_PORT = 11_000
const MAX_PORT = 32_000

/** Free ports at random. Holds all of them before releasing them, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const holders: Server[] = []
  while (holders.length < count) {
    const holder = createServer().listen(randomInt(MIN_PORT, MAX_PORT))
    const isFree = await once(holder, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error
        return false
      },
    )
    if (isFree) holders.push(holder)
  }
  const ports = holders.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(holders.map((server) => once(server.close(), 'close')))
  return ports
}

/** Runs a server and resolves when it answers. Rejects with its output when it exits first. */
async function startProcess(
  file: string,
  env: Record<string, string>,
  probe: string,
  onLine: (line: string) => void = () => {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    // Compiling the code of both servers takes a quarter of their start.
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-4000)))
  createInterface({ input: child.stdout }).on('line', onLine)
  while (!(await isUp(probe))) {
    if (hasEnded(child)) throw new Error(`${file} ended with ${child.exitCode}:\n${printed}`)
    await wait(50)
  }
  return child
}

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  )

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** By default as from a terminal: no server waits for idle connections. */
async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (hasEnded(child)) return
  child.kill(signal)
  await once(child, 'exit')
}
