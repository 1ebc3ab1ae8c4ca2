import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countryOf } from '../games/game-run-routes.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callLocale, callQuery, pathPart, queryInteger, queryValues } from '../../ground/wire/call.ts'
import { mayHaveBonus } from '../../platform/bonus-access.ts'
import { banners, currentBlock } from '../../content/banners.ts'
import { footerMarks } from '../../content/footer-marks.ts'
import { promoWidget } from '../../content/promo-widget.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { STATIC_PAGES } from '../../content/static-pages.ts'
import { footerText, metaOf } from '../../content/seo.ts'
import { winners, winnersCurrency } from '../../content/winners.ts'

export function registerContentRoutes(app: FastifyInstance, platform: Platform): void {
  const { serverData, sessions, clock } = platform

  app.get('/json-api/banners', (request) => ({
    data: banners(
      {
        type: queryValues(callQuery(request), 'type')[0] ?? null,
        isPlayer: sessions.visitor(request) !== null,
        rules: marketRulesOf(request),
        mayHaveBonus: mayHaveBonus(platform, request),
      },
      callLocale(request),
    ),
  }))

  app.get('/api/winners', (request) => {
    const limit = queryInteger(callQuery(request), 'limit', { min: 1, max: 100, otherwise: 30 })
    const locale = callLocale(request)
    return {
      data: winners(platform.catalogue, locale, clock.now(), limit),
      options: { currency: winnersCurrency(locale) },
    }
  })

  app.get('/json-api/serverdata', (request) => {
    const visitor = sessions.visitor(request)
    const isRestricted = serverData.isRestricted(countryOf(request, visitor)) || visitor?.flags['restricted'] === true
    return { data: serverData.answer(isRestricted, callLocale(request)) }
  })

  app.get('/json-api/static-pages', (request) => ({
    data: pagesOf(request)
      .filter(({ isHidden }) => isHidden !== true)
      .map((page) => ({
        slug: page.slug,
        url: `/${page.slug}`,
        title: page.title[callLocale(request)],
        pageType: 'static',
      })),
  }))

  app.get('/json-api/static-pages/:slug', (request) => {
    const locale = callLocale(request)
    const page = pagesOf(request).find((one) => one.slug === pathPart(request, 'slug'))
    if (!page) throw notFound()
    return {
      data: {
        slug: page.slug,
        url: `/${page.slug}`,
        title: page.title[locale],
        body: page.body[locale],
        pageType: 'static',
      },
    }
  })

  app.get('/json-api/seo/meta', (request) => ({
    data: metaOf(
      { catalogue: platform.catalogue, pages: pagesOf(request) },
      askedPath(callQuery(request)),
      callLocale(request),
    ),
  }))
  app.get('/json-api/seo/canonical', (request) => ({ data: { canonical: askedPath(callQuery(request)) } }))
  app.get('/json-api/seo/footer', (request) => ({ data: { text: footerText(callLocale(request)) } }))
  app.get('/json-api/blocks/footer', (request) => {
    return { data: footerMarks(marketRulesOf(request), callLocale(request)) }
  })
  app.get('/json-api/content/current-block', (request) => ({ data: currentBlock(callLocale(request)) }))

  app.get('/json-api/content/promo-widgets/current', (request) => {
    const { promoWidgetEnabled } = serverData.settings
    const isPlayer = sessions.visitor(request) !== null
    // That of guests promises a bonus for joining.
    const isAllowed = (isPlayer || marketRulesOf(request).allowsJoiningBonus) && mayHaveBonus(platform, request)
    const isShown = promoWidgetEnabled && isAllowed
    return { data: isShown ? promoWidget(isPlayer, callLocale(request)) : null }
  })

  for (const url of ['/log', '/performance']) app.put(url, (_request, reply) => reply.code(204).send())
}

/** Without the pages about what the market forbids. */
const pagesOf = (request: FastifyRequest) =>
  STATIC_PAGES.filter(({ isForJoining }) => marketRulesOf(request).allowsJoiningBonus || isForJoining !== true)

function askedPath(query: Record<string, unknown>): string {
  const path = (queryValues(query, 'path')[0] ?? '/').split(/[?#]/, 1)[0] ?? '/'
  const trimmed = path.replace(/\/+$/, '')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}
