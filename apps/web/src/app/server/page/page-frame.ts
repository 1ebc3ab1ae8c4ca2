import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import type { Language } from '#shared/texts/language.ts'
import { dialogLoaders } from '../../dialog-loaders.ts'
import { consentBar } from '#shared/consent/late-consent-bar.tsx'
import type { LatePart } from '#shared/loading/late-part.tsx'
import { marketFooter } from '#shared/sections/market/late-market-footer.tsx'
import type { SiteMarket } from '@croupier/markets/site-market'
import { textsModules } from '../../locale-texts.ts'
import { codeOf, partsOf } from '../../router/load-pages.ts'
import type { DocumentRequest } from '@croupier/contract/document'
import { ageLine } from '../age-line.ts'
import { documentFrame, type DocumentFrame } from '../document.ts'
import { failedStartScript } from '../failed-start.ts'
import { headTags, renderHead } from '../head.ts'
import type { OpenPage } from '../open-page.tsx'
import { structuredData } from '../search-engines/structured-data.ts'

export interface PageFrameMeans {
  readonly site: Site
  readonly brand: BrandManifest
  readonly market: SiteMarket | null
  readonly language: Language
  /** Names the code that only players need, too. */
  readonly isForPlayer: boolean
}

/** The dialog that a button on every page opens; all dialogs share its libraries. */
const { support } = dialogLoaders

/** What sends calls: a page of a player reads as soon as it is hydrated. */
const CALLS = '../../packages/domain/src/site/calls.ts'

/** The document around a page: its head, styles and scripts. */
export function pageFrame(
  { visit, modes, assets, session }: DocumentRequest,
  { page, params, url, status }: OpenPage,
  { site, brand, market, language, isForPlayer }: PageFrameMeans,
): DocumentFrame {
  const { locale, origin } = visit
  const withTexts = ({ code, texts }: LatePart) => [code.module, ...textsModules(locale, texts)]
  const drawn = [
    ...partsOf(page, { site, params, url, isForPlayer }),
    ...(consentBar.isNeeded({ visit }) ? [consentBar] : []),
    ...(market ? [marketFooter] : []),
  ]
  const named = { page, status, site, params, url, t: language.translate, brand, origin }
  return documentFrame({
    brand,
    modes,
    locale,
    head: renderHead(headTags(named)) + structuredData(named),
    assets,
    modules: [
      ...codeOf(page, isForPlayer).map(({ module }) => module),
      ...textsModules(locale, page.texts),
      ...drawn.flatMap(withTexts),
    ],
    laterModules: [...(isForPlayer ? [CALLS] : []), support.code.module, ...textsModules(locale, support.texts)],
    above: session ? '' : ageLine(language.translate, visit.nowMs),
    firstScript: failedStartScript(language.translate),
  })
}
