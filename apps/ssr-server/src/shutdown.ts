import type { FastifyInstance } from 'fastify'

/** Ends when told to: no new connections, every answer that is under way is finished, at the latest after `drainMs`. */
export function stopOnSignals(server: FastifyInstance, drainMs: number): void {
  let isStopping = false

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const cut = setTimeout(() => server.server.closeAllConnections(), drainMs)
    await server.close()
    clearTimeout(cut)
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
