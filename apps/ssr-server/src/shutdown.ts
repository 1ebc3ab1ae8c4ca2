import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 100

/** Ends when told to: no new connections, every answer that is under way is finished, at the latest after `drainMs`. */
export function stopOnSignals(server: FastifyInstance, drainMs: number): void {
  let isStopping = false

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const cut = setTimeout(() => server.server.closeAllConnections(), drainMs)
    // A browser keeps its connection when it has its answer: nobody waits for that.
    const sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP_MS)
    await server.close()
    clearTimeout(cut)
    clearInterval(sweep)
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
