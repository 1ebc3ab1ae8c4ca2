import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BrandChoice } from '../settings/brands.ts'
import { FILE_POLICY } from '../guard/security-headers.ts'

const YEAR = 365 * 24 * 3600_000
const HOUR = 3600_000

/**
 * Serves the built client. Names under `/assets` carry a hash and never change; a missing file is a plain 404, not a page.
 * @param others folder with the files of other builds; null: there is none
 */
export function clientFiles(server: FastifyInstance, clientRoot: string, others: string | null): void {
  const assetsRoot = path.join(clientRoot, 'assets')
  void server.register(
    async (scope) => {
      scope.setNotFoundHandler(sendMissing)
      await scope.register(fastifyStatic, {
        root: others === null ? assetsRoot : [assetsRoot, others],
        decorateReply: false,
        preCompressed: true,
        index: false,
        immutable: true,
        maxAge: YEAR,
        setHeaders: (reply) => void reply.header('content-security-policy', FILE_POLICY),
      })
    },
    { prefix: '/assets' },
  )
}

export function brandFiles(server: FastifyInstance, brands: BrandChoice): void {
  void server.register(fastifyStatic, { serve: false, index: false, etag: true })

  server.get('/brands/:id/assets/*', (request, reply) => {
    const { id, '*': file } = request.params as { id: string; '*': string }
    const { id: own, assetsRoot } = brands.of(request.hostname)
    return id === own && existsSync(path.join(assetsRoot, path.normalize(`/${file}`)))
      ? reply.sendFile(file, assetsRoot, { maxAge: HOUR })
      : sendMissing(request, reply)
  })

  server.get('/favicon.ico', (request, reply) => {
    const { assetsRoot } = brands.of(request.hostname)
    const icon = ['favicon.ico', 'favicon.svg', 'icon-32.png'].find((file) => existsSync(path.join(assetsRoot, file)))
    return icon === undefined ? sendMissing(request, reply) : reply.sendFile(icon, assetsRoot, { maxAge: HOUR })
  })
}

/** A plain 404 that nothing keeps. */
export function sendMissing(_request: unknown, reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
}
