import type { FastifyInstance } from 'fastify'

/**
 * Makes the lobby once: the first render takes several times as long as later ones, which no visitor is to wait for. Where the
 * platform gives nothing it ends with the time that a render has.
 */
export async function warmUp(server: FastifyInstance, origin: string): Promise<void> {
  await server.inject({ method: 'GET', url: '/', headers: { host: new URL(origin).host } })
}
