import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { until } from '../../../../scripts/tests/until.ts'

const MAIN = path.resolve(import.meta.dirname, '../main.ts')
const ORIGIN = 'http://casino.test'
const KEY = Buffer.alloc(32, 'k').toString('base64')
/** Tests share a busy machine: pages and calls may take their time, so that only what is wrong fails. */
const PATIENT = {
  RENDER_BUDGET_MS: '7000',
  RENDER_DEADLINE_MS: '60000',
  SHARED_STATE_DEADLINE_MS: '3000',
  OVERLOAD_DELAY_MS: '60000',
}

/** Servers of one site, each a process of its own. */
export interface Nodes {
  readonly ports: readonly number[]
  readonly adminPorts: readonly number[]
  /** Purges by the operator's call at one of them. */
  purge(node: number, scope: object): Promise<Answer>
  /** Waits until the metrics of all nodes have a line. */
  untilMetric(line: string): Promise<void>
  /** Lines that they have logged so far. */
  log(): readonly string[]
  stop(): Promise<void>
}

/** Starts the built site so many times, with the same settings. */
export async function startNodes(count: number, settings: Record<string, string>): Promise<Nodes> {
  const allPorts = await freePorts(2 * count)
  const [ports, adminPorts] = [allPorts.slice(0, count), allPorts.slice(count)]
  const children = ports.map((port, at) => startNode(port, { ADMIN_PORT: String(adminPorts[at]), ...settings }))
  const lines: string[] = []
  for (const { stdout } of children) if (stdout) createInterface(stdout).on('line', (line) => void lines.push(line))
  const stop = async () => {
    await Promise.all(children.map(end))
  }
  const metricsOf = async (port: number) => (await send(port, 'GET', '/metrics')).body
  const untilMetric = async (line: string) => {
    const hasLine = async () => (await Promise.all(ports.map(metricsOf))).every((text) => text.includes(`${line}\n`))
    await until(hasLine)
  }
  for (const [at, port] of ports.entries())
    while (
      await send(port, 'GET', '/healthz').then(
        ({ status }) => status !== 200,
        () => true,
      )
    ) {
      if (children[at]?.exitCode !== null) throw new Error('A node ended before it was ready: has the site been built?')
      await new Promise((resolve) => void setTimeout(resolve, 50))
    }
  const purge = (node: number, scope: object) => {
    const headers = { 'content-type': 'application/json' }
    return send(adminPorts[node] ?? 0, 'POST', '/admin/purge', headers, JSON.stringify(scope))
  }
  return { ports, adminPorts, purge, untilMetric, log: () => lines, stop }
}

function startNode(port: number, settings: Record<string, string>): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: ORIGIN,
    SHARED_STATE_KEY: KEY,
    ENDED_SESSIONS_FILE: '',
    ...PATIENT,
    ...settings,
  }
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

/** Ports of this machine that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const holders = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(holders.map((holder) => once(holder, 'listening')))
  const ports = holders.map((holder) => (holder.address() as AddressInfo).port)
  await Promise.all(holders.map((holder) => once(holder.close(), 'close')))
  return ports
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly etag: string | undefined
  readonly timing: string
  readonly setCookies: readonly string[]
}

function send(
  port: number,
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { host: 'casino.test', ...headers },
    })
    request.on('error', reject).on('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(pieces).toString(),
          etag: response.headers.etag,
          timing: String(response.headers['server-timing'] ?? ''),
          setCookies: response.headers['set-cookie'] ?? [],
        }),
      )
    })
    request.end(body)
  })
}

/** A browser: it keeps cookies, and each of its requests goes to the next node. */
export class Visitor {
  readonly #nodes: Nodes
  readonly #cookies = new Map<string, string>()
  #next: number

  constructor(nodes: Nodes, next = 0) {
    this.#nodes = nodes
    this.#next = next
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { ports } = this.#nodes
    const port = ports[(this.#next += 1) % ports.length]!
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const text = body === undefined ? '' : JSON.stringify(body)
    const own = { ...headers, 'x-requested-with': 'XMLHttpRequest', origin: ORIGIN, 'content-type': 'application/json' }
    const answer = await send(port, method, url, { cookie, ...own, 'content-length': String(text.length) }, text)
    for (const line of answer.setCookies) this.#take(line)
    return answer
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  forget(...names: readonly string[]): void {
    for (const name of names) this.#cookies.delete(name)
  }

  /** Another browser with the same cookies. */
  copy(): Visitor {
    const copy = new Visitor(this.#nodes, this.#next)
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value)
    return copy
  }

  #take(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/;\s*Max-Age=0(?:;|$)/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
