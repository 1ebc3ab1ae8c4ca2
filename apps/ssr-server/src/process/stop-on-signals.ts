import type { ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many turns of the event loop to wait for one without a new connection. */
const MOST_TURNS = 50

export interface StopTimes {
  /** How long connections are accepted at least, so that whoever asks for readiness sends requests elsewhere. */
  readonly drainNotice: number
  /** How long connections are accepted at most: some clients go on for as long as they are answered. */
  readonly drainAccepting: number
  /** How long all may take. Then what is left is cut off. */
  readonly drain: number
}

/**
 * On SIGTERM: readiness fails, live sockets are closed, and each answer closes its connection, while requests are served as
 * ever. The process ends once no connection is left: not those of requests that are under way or on their way, nor those kept
 * alive by clients that may go on. On SIGINT, from a terminal, idle connections are closed at once.
 */
export function stopOnSignals(site: FastifyInstance, times: StopTimes): void {
  const { server } = site
  const answers = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  let arrivals = 0
  let onLeft = () => {}

  server.on('connection', (connection: Socket) => {
    arrivals += 1
    connections.add(connection)
    connection.once('close', () => forget(connection))
  })
  server.prependListener('upgrade', (_request, connection: Socket) => forget(connection))
  server.prependListener('request', (_request, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    // Sends `Connection: close`.
    if (site.draining.signal.aborted) answer.shouldKeepAlive = false
  })

  function forget(connection: Socket): void {
    connections.delete(connection)
    if (connections.size === 0) onLeft()
  }

  const untilNoneIsLeft = () =>
    new Promise<void>((resolve) => {
      onLeft = resolve
      if (connections.size === 0) resolve()
    })

  /** Right after a turn in which no connection came: closing would reset those that wait to be accepted. */
  async function stopAccepting(): Promise<void> {
    for (let before = -1, turns = 0; before !== arrivals && turns < MOST_TURNS; turns += 1) {
      before = arrivals
      await new Promise(setImmediate)
    }
    NetServer.prototype.close.call(server)
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (site.draining.signal.aborted) return
    const isPatient = signal === 'SIGTERM'
    const cut = setTimeout(() => process.exit(0), times.drain)
    site.draining.abort()
    for (const answer of answers) answer.shouldKeepAlive = false
    if (isPatient) {
      await pause(times.drainNotice)
      await Promise.race([untilNoneIsLeft(), pause(times.drainAccepting - times.drainNotice)])
    } else server.closeIdleConnections()
    await stopAccepting()
    await untilNoneIsLeft()
    await site.close()
    clearTimeout(cut)
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
