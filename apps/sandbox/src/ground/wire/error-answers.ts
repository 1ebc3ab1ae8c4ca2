import type { FastifyError, FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

const CODES: Record<number, string> = { 400: 'bad_request', 413: 'too_large', 415: 'bad_request' }

export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, _request, reply) => {
    if (error instanceof ApiError) {
      if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds))
      return reply.code(error.status).send(error.body())
    }
    const status = error.statusCode ?? 500
    const code = CODES[status]
    if (code) return reply.code(status).send(new ApiError(status, code).body())
    console.error(error)
    return reply.code(500).send(new ApiError(500, 'internal_error').body())
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(new ApiError(404, 'not_found').body()))
}
