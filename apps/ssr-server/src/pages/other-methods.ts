import type { FastifyInstance } from 'fastify'
import { normalizedAddress } from './page-request.ts'
import { sendRedirect } from './page-answers.ts'

const ALLOWED = 'GET, HEAD, POST'

/**
 * Answers a form that a browser posts to a page with that page: a payment system may lead a player back so, and the site's own
 * forms are posted where their script did not load. Methods that no page has are refused. What is sent is not read.
 */
export function otherMethods(server: FastifyInstance): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, parsed) => {
      body.resume()
      parsed(null)
    })
    scope.post('/*', (request, reply) => {
      return sendRedirect(303, normalizedAddress(request.url) ?? request.url, reply)
    })
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (_request, reply) =>
        reply
          .code(405)
          .headers({ allow: ALLOWED, 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send('Method not allowed'),
    })
    done()
  })
}
