import type { FastifyInstance } from 'fastify'
import { notFound } from '../wire/api-error.ts'
import { pathPart } from '../wire/call.ts'
import { footerMark } from './footer-marks.ts'

/** Draws the picture of a path, or null when there is none. */
export type DrawPicture = (path: string) => string | null

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Drawn when they are asked for: it takes less than a millisecond, and a path always gives the same picture. */
export function registerCdnRoutes(app: FastifyInstance, drawPicture: DrawPicture): void {
  app.get('/cdn/*', (request, reply) => {
    const path = `/cdn/${pathPart(request, '*')}`
    const picture = footerMark(path) ?? drawPicture(path)
    if (picture === null) throw notFound()
    return reply.header('cache-control', IMMUTABLE).type('image/svg+xml; charset=utf-8').send(picture)
  })
}
