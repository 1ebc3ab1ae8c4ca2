import type { ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many turns of the event loop to wait for a short one without a new connection. */
const MOST_TURNS = 500
/** In a longer turn connections may have come after it was looked for them, ms. */
const SHORT_TURN_MS = 1

export interface StopTimes {
  /** How long only readiness fails, so that whoever asks for it sends requests elsewhere before anything else changes. */
  readonly drainNotice: number
  /** How long connections are accepted at most: some clients go on for as long as they are answered. */
  readonly drainAccepting: number
  /** How long all may take. Then what is left is cut off. */
  readonly drain: number
}

export interface QuietMeans {
  /** How many connections have come so far. */
  readonly arrivals: () => number
  readonly now: () => number
  /** Resolves when the event loop has turned once. */
  readonly turn: () => Promise<unknown>
}

/** Resolves right after a short turn of the event loop in which no connection came. */
export async function untilQuiet({ arrivals, now, turn }: QuietMeans): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const [before, began] = [arrivals(), now()]
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await turn()
    if (arrivals() === before && now() - began < SHORT_TURN_MS) return
  }
}

/** Connections that are open. */
class Connections {
  readonly #open = new Set<Socket>()
  #onLeft = () => {}

  add(connection: Socket): void {
    this.#open.add(connection)
    connection.once('close', () => this.forget(connection))
  }

  forget(connection: Socket): void {
    this.#open.delete(connection)
    if (this.#open.size === 0) this.#onLeft()
  }

  untilNoneIsLeft(): Promise<void> {
    return new Promise((resolve) => {
      this.#onLeft = resolve
      if (this.#open.size === 0) resolve()
    })
  }
}

/**
 * On SIGTERM: first only readiness fails, and each answer closes its connection, while requests are served as ever. Then live
 * sockets are closed one by one. The process ends once no connection is left: not those of requests that are under way or on
 * their way, nor those kept alive by clients that may go on. On SIGINT, from a terminal, idle connections are closed at once.
 *
 * After an error that nothing has caught, or a promise that nobody handled, the process is not what it was: it logs it, stops
 * as on SIGTERM, and exits with 1, for its supervisor to start another. Requests that are being answered still get their answers.
 */
export function stopOnSignals(site: FastifyInstance, times: StopTimes): void {
  const { server, readiness } = site
  const answers = new Set<ServerResponse>()
  const connections = new Connections()
  const liveSockets = new Connections()
  let arrivals = 0

  server.on('connection', (connection: Socket) => {
    arrivals += 1
    connections.add(connection)
  })
  server.prependListener('upgrade', (_request, connection: Socket) => {
    connections.forget(connection)
    liveSockets.add(connection)
  })
  server.prependListener('request', (_request, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    // Sends `Connection: close`.
    if (readiness.isStopping) answer.shouldKeepAlive = false
  })

  /** Closing resets connections that wait to be accepted. */
  async function stopAccepting(): Promise<void> {
    await untilQuiet({ arrivals: () => arrivals, now: () => performance.now(), turn: () => new Promise(setImmediate) })
    NetServer.prototype.close.call(server)
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (readiness.isStopping) return
    const isPatient = signal === 'SIGTERM'
    const cut = setTimeout(() => process.exit(), times.drain)
    readiness.stopping()
    for (const answer of answers) answer.shouldKeepAlive = false
    if (isPatient) {
      await pause(times.drainNotice)
      site.draining.abort()
      const allHaveLeft = Promise.all([connections.untilNoneIsLeft(), liveSockets.untilNoneIsLeft()])
      await Promise.race([allHaveLeft, pause(times.drainAccepting - times.drainNotice)])
    } else {
      site.draining.abort()
      server.closeIdleConnections()
    }
    await stopAccepting()
    await connections.untilNoneIsLeft()
    await site.close()
    clearTimeout(cut)
    process.exit()
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  // By Node's default also of promises that nobody handled.
  process.on('uncaughtException', (error, origin) => {
    process.exitCode = 1
    // Not `fatal`, which waits for a full disk.
    site.log.error({ err: error, origin }, 'an error that nothing caught: the server stops')
    void stop('SIGTERM')
  })
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
