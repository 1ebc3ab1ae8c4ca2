import type { DocumentAssets, DocumentRequest } from '@croupier/contract/document'
import { MANIFEST_PATH } from '@croupier/contract/paths'
import { hash } from 'node:crypto'
import { languageTag, type Locale } from '@croupier/domain/core'
import type { BrandManifest } from '@croupier/brands'
import { LATE_FACES_SCRIPT, LATE_FACES } from '#shared/loading/late-faces.ts'
import { OWN_ROWS_SCRIPT } from '#shared/games/own-games/own-rows-hint.ts'
import { brandAddress } from '#shared/site/brand.ts'
import type { FirstPicture } from '#shared/navigation/page-route.ts'
import type { PictureSources } from '#shared/pictures/picture-sources.ts'
import { PHONE } from '@croupier/design-system'
import { escapeHtml, inlineJson } from './markup.ts'

export interface DocumentParts {
  readonly brand: BrandManifest
  /** Contexts of the brand's modes that the visitor has chosen. */
  readonly modes: DocumentRequest['modes']
  readonly locale: Locale
  readonly head: string
  readonly assets: DocumentAssets
  readonly modules: readonly string[]
  /** What a first press may need. */
  readonly laterModules: readonly string[]
  /** Markup above the application. */
  readonly above?: string
  /** Inline script that runs first. */
  readonly firstScript: string
}

export interface DocumentFrame {
  /** Ends within `<head>`, where the preload of the first picture follows: before styles, fonts and scripts. */
  readonly start: Buffer
  readonly beforeMarkup: readonly Buffer[]
  readonly beforeState: Buffer
  readonly end: Buffer
  readonly scriptHashes: string[]
  readonly styleHashes: string[]
}

const BEFORE_STATE = Buffer.from('</div><script type="application/json" id="state">')
const END = Buffer.from('</script></body></html>')

/**
 * The document around the application. Its two inline scripts are allowed by hash, and the second loads the chunks under
 * `strict-dynamic`, so a page needs no nonce and can be cached.
 */
export function documentFrame({
  brand,
  modes,
  locale,
  head,
  assets,
  modules,
  laterModules,
  above = '',
  firstScript,
}: DocumentParts): DocumentFrame {
  const styles = assets.styles(brand.id)
  const faces = assets.faces(brand.id)
  const first = assets.preload(modules)
  const later = assets.preload([...modules, ...laterModules]).filter((file) => !first.includes(file))
  const bootstrap = bootstrapScript(assets.entry, first, later)
  return {
    start: Buffer.from(
      `<!doctype html><html lang="${languageTag(locale)}" data-brand="${escapeHtml(brand.id)}"${modeAttributes(modes)}${motionAttribute(brand)}><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
        `<script>${firstScript}</script>` +
        themeColours(brand, groundsOf(brand, modes)) +
        statusBar(groundsOf(brand, modes)) +
        head,
    ),
    beforeMarkup: [
      Buffer.from('<style>'),
      styles.bytes,
      Buffer.from(`</style><style ${LATE_FACES}>`),
      faces.bytes,
      Buffer.from(
        `</style><script>${bootstrap}</script>` +
          `<link rel="manifest" href="${MANIFEST_PATH}?lang=${locale}">${touchIcon(brand)}` +
          `<link rel="icon" href="${escapeHtml(brandAddress(brand, 'icon'))}" type="image/svg+xml">` +
          `${assets.devHead ?? ''}</head><body>${above}<div id="root">`,
      ),
    ],
    beforeState: BEFORE_STATE,
    end: END,
    scriptHashes: [firstScript, bootstrap].map((script) => `sha256-${hash('sha256', script, 'base64')}`),
    styleHashes: [styles.hash, faces.hash],
  }
}

/** The preload of a page's first picture: of its crop for phones or the wide one, by the width of the window. */
export function preloadPicture(picture: FirstPicture | null): Buffer {
  if (!picture) return Buffer.of()
  const { phone, ...wide } = picture
  const isCropped = phone?.src !== undefined
  return Buffer.from(
    preloadLink(wide, isCropped ? `not all and ${PHONE}` : null) + (isCropped ? preloadLink(phone, PHONE) : ''),
  )
}

function preloadLink({ src = '', srcSet, sizes }: Partial<PictureSources>, media: string | null): string {
  const attributes = { href: src, imagesrcset: srcSet, imagesizes: sizes, media }
  const written = Object.entries(attributes).map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
  return src && `<link rel="preload" as="image" fetchpriority="high"${written.join('')}>`
}

/** What `brand.css` has the rules of, and what follows the system where it is missing. */
const modeAttributes = (modes: DocumentRequest['modes']): string =>
  Object.entries(modes)
    .map(([name, context]) => ` data-${name}="${escapeHtml(context)}"`)
    .join('')

/** A brand that stands still moves as little as for visitors who ask for that. */
const motionAttribute = ({ shape }: BrandManifest): string =>
  shape?.['motion'] === 'still' ? ' data-motion="none"' : ''

interface Ground {
  readonly ground: string
  /** The question about the system that gives the page this ground; null: none is left to ask. */
  readonly media: string | null
}

/** The grounds that a page may have, by the system where the visitor has not chosen: the first whose question is answered. */
function groundsOf({ background, modes }: BrandManifest, chosen: DocumentRequest['modes']): Ground[] {
  if (!modes) return [{ ground: background, media: null }]
  const found: Ground[] = []
  for (const { contexts, ground } of modes.grounds) {
    const open = modes.known.filter(({ name }) => contexts[name] !== undefined && chosen[name] !== contexts[name])
    const questions = open.map(({ name, asked }) =>
      chosen[name] === undefined ? asked[contexts[name] ?? ''] : undefined,
    )
    if (questions.includes(undefined)) continue
    found.push({ ground, media: questions.length === 0 ? null : questions.join(' and ') })
    if (questions.length === 0) break
  }
  return found
}

/** The browser's bar: of the page, and in the installed site that of the manifest, so that it does not change while it opens. */
function themeColours({ background, webManifest }: BrandManifest, grounds: readonly Ground[]): string {
  const colour = (content: string, media: string | null) =>
    `<meta name="theme-color"${media === null ? '' : ` media="${media}"`} content="${escapeHtml(content)}">`
  const { theme_color: installed } = webManifest
  const first = installed === background ? '' : colour(installed, '(display-mode: standalone)')
  return (
    first +
    grounds
      .map(({ ground, media }) => colour(ground === background.toLowerCase() ? background : ground, media))
      .join('')
  )
}

/**
 * iOS writes the installed site's status bar in white over the page where the page's ground is dark, and gives it a bar of
 * its own where it may be light: dark writing over a page is not to be had.
 */
function statusBar(grounds: readonly Ground[]): string {
  const isDark = grounds.every(({ ground }) => Number.parseInt(ground.slice(1, 3), 16) < 128)
  return `<meta name="apple-mobile-web-app-status-bar-style" content="${isDark ? 'black-translucent' : 'default'}">`
}

/** iOS takes no icon of the manifest, and fills transparent ones with black. */
function touchIcon({ webManifest }: BrandManifest): string {
  const icon = webManifest.icons.find(({ purpose, sizes }) => purpose === 'maskable' && sizes === '192x192')
  return icon ? `<link rel="apple-touch-icon" href="/brands/${escapeHtml(icon.src)}">` : ''
}

/** Keeps the browser's offer to install the site for the entry that makes it (features/shell/layout/install). */
const KEEP_INSTALL_OFFER =
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installOffer=e;dispatchEvent(new Event("installoffer"))});'

/** Records a submit before hydration; `SubmitForm` repeats it. */
const KEEP_PRE_HYDRATION_SUBMIT =
  'addEventListener("submit",e=>{const d=document.documentElement.dataset;' +
  'if(d.hydrated===undefined&&e.target.method==="post"){e.preventDefault();d.preHydrationSubmit=""}},true);'

/**
 * Marks the root until the document is parsed. Elements that later markup would move are transparent until then
 * (`in-data-arriving:opacity-0`), such as the buttons of a carousel, which stand before its slides (decision 85).
 */
const ARRIVING = 'document.documentElement.dataset.arriving=1;'

/**
 * Formats a number while the scripts load: for the first one of a page the browser loads the formats of its language, which
 * takes 15 to 60 ms and would delay hydration.
 */
const LOAD_NUMBER_FORMATS =
  'window.requestIdleCallback?.(()=>new Intl.NumberFormat(document.documentElement.lang).format(1))'

/**
 * @param later asked for with low priority when the document is parsed: after the scripts of the page and its first
 *   pictures, which they would delay (docs/performance.md), and before most other pictures
 */
function bootstrapScript(entry: string, first: readonly string[], later: readonly string[]): string {
  return (
    ARRIVING +
    OWN_ROWS_SCRIPT +
    LATE_FACES_SCRIPT +
    KEEP_PRE_HYDRATION_SUBMIT +
    KEEP_INSTALL_OFFER +
    'const load=(files,priority)=>{for(const h of files){const l=document.createElement("link");' +
    'l.rel="modulepreload";l.fetchPriority=priority;l.href=h;document.head.append(l)}};' +
    `load(${inlineJson(first)},"auto");` +
    `const start=()=>{delete document.documentElement.dataset.arriving;import(${inlineJson(entry)}).catch(startFailed);load(${inlineJson(later)},"low");${LOAD_NUMBER_FORMATS}};` +
    'document.readyState==="loading"?document.addEventListener("DOMContentLoaded",start):start()'
  )
}
