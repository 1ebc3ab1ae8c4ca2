import { EXPERIMENTS, runsAny } from '@croupier/domain/visit'
import { enableStaticRendering } from 'mobx-react-lite'
import { httpStatus } from '#shared/navigation/page-outcome.ts'
import { composeForRequest } from '../compose-domain.ts'
import type { DocumentAnswer, DocumentRequest } from '@croupier/contract/document'
import { Language } from '#shared/texts/language.ts'
import { preloadPicture } from './document.ts'
import { inlineJson } from './markup.ts'
import { addressKind, openPage } from './open-page.tsx'
import { pages } from '../router/pages.ts'
import { brandOfVisit, withoutInstallFiles } from './page/brand-of-visit.ts'
import { pageFrame } from './page/page-frame.ts'
import { writeState } from './page/page-state.ts'
import { joinParts } from './public/public-markup.ts'
import { PublicPages } from './public/public-pages.ts'
import { ReadingBudget } from './reading-budget.ts'
import { SharedTexts } from './shared-texts.ts'

enableStaticRendering(true)

export { isSiteHidden, renderSitemap } from './search-engines/sitemap.ts'
export { renderWebManifest } from '../web-manifest.ts'
export { meaningfulQuery } from '#shared/site/page-parameters.ts'
export { PICTURE_WIDTHS } from '#shared/pictures/picture-sources.ts'
/** The only pages and experiments that reports of browsers are counted by. */
export const countedNames = { pages: pages.map(({ path }) => path), experiments: EXPERIMENTS }

/** How long a light page whose public parts are not known waits for what the platform says of its address. */
const LIGHT_MS = 500

export interface RendererOptions {
  /** Milliseconds. */
  readonly publicFreshMs: number
}

/** Creates the renderer. Only public pages and texts are shared between requests. */
export function createRenderer({
  publicFreshMs,
}: RendererOptions): (request: DocumentRequest) => Promise<DocumentAnswer> {
  const publicPages = new PublicPages(publicFreshMs)
  const texts = new SharedTexts()
  return (request) => renderDocument(request, publicPages, texts)
}

async function renderDocument(
  request: DocumentRequest,
  publicPages: PublicPages,
  texts: SharedTexts,
): Promise<DocumentAnswer> {
  const { visit, signal, isLight = false } = request
  const { brand, market } = brandOfVisit(visit)
  const language = new Language(await texts.of(visit.locale, brand))
  const site = composeForRequest(request)
  try {
    // Of each frame, that of the public page too.
    await language.need(['old-page'])
    const budget = new ReadingBudget(request.budgetMs, signal)
    // Guests' pages are cached whole instead.
    const findingPublic = request.session ? publicPages.find(request, language) : undefined
    if (request.session) {
      if (!isLight) await budget.settle(site.session.resume())
      site.session.presume()
    }
    const known = await findingPublic
    if (known) site.reads.restore(known.snapshot)

    const opened = await openPage(
      { site, visit, brand, market, language },
      isLight ? new ReadingBudget(known ? 0 : Math.min(LIGHT_MS, request.budgetMs), signal) : budget,
    )
    if ('redirect' in opened)
      return {
        ...opened,
        body: null,
        inlineScriptHashes: [],
        inlineStyleHashes: [],
        isTesting: false,
        cacheable: false,
        address: 'odd',
      }

    const { status } = opened
    const frame =
      known && status === 200
        ? known.frame
        : pageFrame(request, opened, { site, brand, market, language, isForPlayer: site.session.isSignedIn })
    const state = writeState(known?.text ?? Buffer.from(inlineJson(site.publicSnapshot())), {
      own: site.ownSnapshot(),
      visit,
      brand: withoutInstallFiles(brand),
      market,
      status,
      release: request.assets.release,
      complete: budget.isWhole && !isLight,
    })
    const markup = known
      ? joinParts(opened.draw({ mark: known.mark, known: known.parts, keyOf: known.keyOf }), known)
      : [Buffer.from(opened.draw(null))]
    return {
      status: httpStatus(status),
      body: [
        frame.start,
        preloadPicture(opened.firstPicture),
        ...frame.beforeMarkup,
        ...markup,
        frame.beforeState,
        ...state,
        frame.end,
      ],
      inlineScriptHashes: frame.scriptHashes,
      inlineStyleHashes: frame.styleHashes,
      isTesting: runsAny(site.content.serverData.value?.abTests ?? {}),
      cacheable: !budget.isLate && !budget.isBroken && !site.session.isSignedIn && (status === 200 || status === 404),
      address: addressKind(opened),
    }
  } finally {
    site.dispose()
  }
}
