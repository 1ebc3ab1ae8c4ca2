import type { FastifyInstance } from 'fastify'
import { normalizedAddress } from './page-request.ts'
import { sendRedirect } from './page-answers.ts'

/**
 * Answers a form that a browser posts to a page with that page: a payment system may lead a player back so, and the site's own
 * forms are posted where their script did not load. What is posted is not read.
 */
export function takePostedForms(server: FastifyInstance): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, parsed) => {
      body.resume()
      parsed(null)
    })
    scope.post('/*', (request, reply) => {
      return sendRedirect(303, normalizedAddress(request.url) ?? request.url, reply)
    })
    done()
  })
}
