import type { FastifyInstance } from 'fastify'

/** An affiliate tracker. It answers a picture and accepts calls from any page. */
export const registerAffiliate = (app: FastifyInstance): void => {
  app.get<{ Querystring: { project?: string; refcode?: string } }>('/affiliate/track', (request, reply) => {
    const { project, refcode } = request.query
    return reply
      .code(project && refcode ? 204 : 400)
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
      .send()
  })
}
