import { WORKER_PATH } from '@croupier/contract/paths'
import type { WorkerSite } from '@croupier/contract/worker-site'
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Brand, BrandChoice } from '../settings/brands.ts'
import { workerPolicy } from '../guard/security-headers.ts'
import type { OutsideParties } from '../settings/outside-parties.ts'
import type { ClientAssets } from './client-assets.ts'
import { removeWorker } from './removed-worker.ts'
import { sendMissing } from './static-files.ts'

export interface ServiceWorkerMeans {
  readonly brands: BrandChoice
  readonly assets: ClientAssets
  readonly parties: OutsideParties
  /** Folder of the built client; null where the site has no worker: one that devices have removes itself. */
  readonly clientRoot: string | null
}

/**
 * Serves `/sw.js`: one line with what the worker must know of the site, then the built worker. The line names the release, so
 * that browsers find a new worker after each (docs/decisions/0049-service-worker.md).
 */
export function serviceWorker(
  server: FastifyInstance,
  { brands, assets, parties, clientRoot }: ServiceWorkerMeans,
): void {
  const file = clientRoot === null ? null : path.join(clientRoot, 'sw.js')
  const built = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : null
  const policy = workerPolicy(parties)
  const removal = `(${removeWorker.toString()})(self)`

  server.get(WORKER_PATH, (request, reply) => {
    if (file !== null && built === null) return sendMissing(request, reply)
    const script = built === null ? removal : `${siteLine(brands.of(request.hostname), assets)}\n${built}`
    const etag = `"${hash('sha256', script, 'base64url')}"`
    void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

function siteLine({ id, logo, colors }: Brand, assets: ClientAssets): string {
  const site: WorkerSite = {
    release: assets.entry,
    brand: id,
    background: colors.back,
    logo,
    styles: assets.brandStyles(id),
    ...assets.kept(id),
  }
  return `self.site=${JSON.stringify(site)};`
}
