import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { createInterface } from 'node:readline'

/** The real thing on ports of its own: sandbox platform, its games origin, and the site's server. */
export interface Stack {
  readonly site: string
  /** The same server under a brand's own host. */
  siteOf(brand: string): string
  readonly platform: string
  readonly games: string
  /** Ends the platform, as if its machine went away. */
  stopPlatform(): Promise<void>
  /** Ends it in the middle of whatever it does. What was kept in a file is there when it is back. */
  killPlatform(): Promise<void>
  /** Brings it back, if it is away. */
  startPlatform(): Promise<void>
  close(): Promise<void>
}

const root = new URL('../..', import.meta.url).pathname

export interface StackOptions {
  /** Where the platform keeps its data. Default: in memory, gone when it ends. */
  readonly database?: string
}

/** Starts one stack, on ports that are free. */
export async function startStack({ database = ':memory:' }: StackOptions = {}): Promise<Stack> {
  const [sitePort, platformPort, gamesPort] = await freePorts(3)
  const site = `http://localhost:${sitePort}`
  const siteOf = (brand: string) => `http://${brand}.localhost:${sitePort}`
  const platform = `http://localhost:${platformPort}`
  const games = `http://localhost:${gamesPort}`
  const startPlatform = () =>
    startProcess(
      'apps/sandbox/src/main.ts',
      {
        SANDBOX_PORT: String(platformPort),
        SANDBOX_GAMES_PORT: String(gamesPort),
        SANDBOX_DB: database,
      },
      `${platform}/json-api/serverdata`,
    )

  let sandbox = await startPlatform()
  const server = await startProcess(
    'apps/ssr-server/src/main.ts',
    {
      // What a journey changes at the platform, the next page shows.
      PUBLIC_ANSWER_FRESH_MS: '1',
      // Whole sites and browsers share two cores: a page may be late, but it is whole, and nobody is turned away.
      RENDER_BUDGET_MS: '7000',
      RENDER_DEADLINE_MS: '60000',
      PORT: String(sitePort),
      PLATFORM_URL: platform,
      GAMES_ORIGINS: games,
      AFFILIATE_URL: `${games}/affiliate/track`,
      PUBLIC_ORIGIN: [site, ...['gold', 'bulvar', 'caju'].map(siteOf)].join(','),
    },
    `${site}/healthz`,
  )
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
    close: async () => {
      await Promise.all([stopProcess(server), stopProcess(sandbox)])
    },
  }
}

/** Held all at once before they are given back, so that no two are the same. */
async function freePorts(count: number): Promise<number[]> {
  const holders = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Server>((resolve) => {
          const server = createServer().listen(0, () => resolve(server))
        }),
    ),
  )
  const ports = holders.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(
    holders.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve)
        }),
    ),
  )
  return ports
}

/** Runs one of our servers and resolves when it answers; a server that dies instead fails with what it printed. */
async function startProcess(file: string, env: Record<string, string>, probe: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => printed.push(line))
  const died = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${printed.slice(-20).join('\n')}`)))
  })
  died.catch(() => undefined)
  await Promise.race([answers(probe), died])
  return child
}

async function answers(address: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  child.kill(signal)
  await ended
}
