import type { FastifyInstance } from 'fastify'
import { sendRedirect } from './page-answers.ts'

/**
 * A payment system may lead a player back by a form that it posts. What it posts is its word to the platform, and not read
 * here: the player gets the page.
 */
export function takePostedReturns(server: FastifyInstance): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, parsed) => {
      body.resume()
      parsed(null)
    })
    scope.post('/cashbox/*', (request, reply) => sendRedirect(303, request.url, reply))
    done()
  })
}
