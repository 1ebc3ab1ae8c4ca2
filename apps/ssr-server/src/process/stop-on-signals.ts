import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For how long requests are still taken that were on their way when the signal came. */
const TAKING_MS = 1_000
/** Milliseconds between two checks of the open connections. */
const SWEEP_MS = 100

/**
 * On SIGTERM or SIGINT: makes each client close its connection with its next answer, then stops accepting connections and
 * finishes running answers, for at most `drainMs` in all.
 *
 * @param takingMs for how long connections are still accepted while others are open
 */
export function stopOnSignals(site: FastifyInstance, drainMs: number, takingMs = TAKING_MS): void {
  const { server } = site
  const answers = new Set<ServerResponse>()
  let isStopping = false

  server.prependListener('request', (_request, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    // Sends `Connection: close`.
    if (isStopping) answer.shouldKeepAlive = false
  })

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    for (const answer of answers) answer.shouldKeepAlive = false
    const cut = setTimeout(() => server.closeAllConnections(), drainMs)
    await untilQuiet(Math.min(takingMs, drainMs))
    // Does not wait for idle keep-alive connections.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    await site.close()
    clearTimeout(cut)
    clearInterval(sweep)
    process.exit(0)
  }

  /** Waits until two checks in a row find no connection, or for `ms`. */
  async function untilQuiet(ms: number): Promise<void> {
    const end = performance.now() + ms
    for (let quiet = 0; quiet < 2 && performance.now() < end;) {
      await pause(SWEEP_MS)
      quiet = (await connections()) === 0 ? quiet + 1 : 0
    }
  }

  const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
