import { MANIFEST_PATH } from '@croupier/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { BrandChoice } from '../../settings/brands.ts'
import type { Locale } from '@croupier/contract/locale'
import type { RenderManifest } from '../document.ts'

/**
 * Serves the manifest of the installable site, by brand and by the language that the page names in `lang`: browsers ask for
 * it without cookies.
 */
export function webManifest(server: FastifyInstance, brands: BrandChoice, renderManifest: RenderManifest): void {
  server.get<{ Querystring: { lang?: unknown } }>(MANIFEST_PATH, async ({ hostname, query }, reply) => {
    const { id, locales, defaultLocale } = brands.of(hostname)
    const locale: Locale = locales.find((offered) => offered === query.lang) ?? defaultLocale
    const manifest = JSON.stringify(await renderManifest(id, locale))
    return reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest)
  })
}
