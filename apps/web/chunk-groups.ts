import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number]

const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|use-sync-external-store|i18next)[\\/]/

/** The lobby with its icons, without its promotions and tournaments, which load when it is idle. A part that it shares with other pages belongs in `CARDS`. */
const LOBBY =
  /features\/games\/lobby\/(?!promo|tournaments)|design-system\/src\/carousel\/(?!carousel-motion)|lucide-react.*\/(arrow-right|pause|play)\.mjs/

/** Modules of cards, banners and rows, and other modules of the lobby that further pages share. */
const CARDS =
  /web\/src\/shared\/(games\/cards|games\/own-games\/use-is-favourite|loading\/(resource-view|load-failure)|texts\/money-text)|domain\/src\/core\/value\/money\.ts|design-system\/src\/(row|picture|link|responsive)\/|lucide-react.*\/(heart|chevron-left|chevron-right)\.mjs/

/** What the player's part of the header shares with pages of players. */
const PLAYER =
  /design-system\/src\/avatar\/|domain\/src\/player\/profile\.ts|web\/src\/shared\/(site\/player-avatar|texts\/(compoints-text|moving-amount))/

/** What sends calls and reads their answers. No other chunk may import it: a failed load of it could not be repeated. */
const CALLS =
  /node_modules[\\/]axios[\\/]|domain\/src\/(core\/(http\/(axios-instance|http-client|interceptors|query|token-exchange)|session\/session-port)|site\/calls|content\/(content-api|server-data-wire|banners\/banners-api)|(games\/(winners\/winners|games)|(games\/run\/game-run|player\/player|session\/session))-api)\.ts/

/** What `CALLS` and pages share. */
const CALLS_AND_PAGES = /domain\/src\/(core\/http\/error-body|games\/games-wire|session\/typed-login)\.ts/

/** The dialogs that open on every page, and the libraries of all dialogs, sheets and toasts. */
const OVERLAYS =
  /node_modules[\\/](@radix-ui|vaul|sonner|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|tslib)[\\/]|library-styles|design-system\/src\/(alert|modal|overlays|sheet|style-singleton|tooltip)\/|lucide-react.*\/(circle-question-mark|message-circle|send)\.mjs|shared\/texts\/phrase\.ts|features\/shell\/(dialogs|support)\//

/** Apart from `COMPONENTS`, so that a dialog with an icon needs no more. */
const ICONS =
  /lucide-react|design-system\/src\/chip\/|web\/src\/shared\/(consent\/use-consent|forms\/use-focus-recovery|overlays\/contact-link)/

/** The question about storage, which is served where it is open, and what asks whether something may run. */
const CONSENT = /web\/src\/shared\/consent\/|domain\/src\/visit\/consent\//

/** Parts that every page loads when it is idle. Nothing that is asked for before the dialogs: these would wait behind it. */
const AFTER_LOAD =
  /web\/src\/(app\/(watch-visit|report-variant|worker\/)|browser\/(affiliate-calls|page-performance|service-worker|installation|visits)|worker\/offline\/kept|features\/shell\/(errors\/not-found-page|layout\/install\/install-entry|toasts))|node_modules[\\/]web-vitals[\\/]|design-system\/src\/(toasts|flying-notification)\/|domain\/src\/player\/greeting/

/** Components and texts of many pages, without those of forms. */
const COMPONENTS =
  /design-system\/src\/((badge|button|card|empty-state|load-more|progress-bar|progress-ring|tabs)\/|field\/(control-styles|field|text-field)\.)|web\/src\/shared\/(messages\/|navigation\/|texts\/|site\/section-tabs)|domain\/src\/player\//

/** Forms of pages and dialogs, without the phone field, which loads with its rules. */
const FORMS =
  /web\/src\/shared\/(forms\/(?!phone\/(?!late-))|overlays\/support-link|texts\/(country-names|currency-sign))|design-system\/src\/(field\/|submit-button\/|timers\/|phone-input\/load-phone-rules)|domain\/src\/(core\/state\/(form|form-rules)|contacts\/|session\/registration-rules)/

/** What pages of players and their toasts share. */
const PLAYER_DATA =
  /domain\/src\/(cashbox|core\/attempt|gifts|loyalty|messaging\/push)\/|web\/src\/(browser\/notifications|shared\/(push\/|site\/own-limits))/

/** Questions about a gift. After `profile`, which must not load the libraries of dialogs with them. */
const GIFT_DIALOGS = /gifts\/activation\/(activation|cancel)-dialog\.tsx$/

/** Parts of pages that load with a press, not with their page. */
const ON_PRESS =
  /\/(activation-dialog|cancel-dialog|captcha-question|filter-(group|sheet)|level-up-dialog|pay-widget|play-figures|producer-picker|reality-check-dialog|studio-filter)\.tsx$|\.css$/

/**
 * The files of the client (docs/decisions/0046-few-script-files.md): one for what loads together. A group takes its modules
 * with all that they import and no earlier group has taken, so files never wait for each other in a circle.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'libraries', test: LIBRARIES },
  // What every page needs first.
  { name: 'shell', test: /^(?!.*brand\.css$)/, tags: ['$initial'] },
  { name: 'cards', test: CARDS, minShareCount: 2 },
  { name: 'lobby-page', test: LOBBY },
  { name: 'player', test: PLAYER },
  { name: 'refusals', test: CALLS_AND_PAGES },
  { name: 'calls', test: CALLS },
  { name: 'icons', test: ICONS },
  { name: 'overlays', test: OVERLAYS },
  { name: 'components', test: COMPONENTS },
  { name: 'forms', test: FORMS },
  { name: 'player-data', test: PLAYER_DATA },
  { name: 'consent', test: CONSENT },
  { name: 'after-load', test: AFTER_LOAD },
  pages('auth', /features\/account\/auth\/|domain\/src\/(session\/|content\/server-data\.)/),
  pages('game', /features\/games\/game\/|design-system\/src\/(draggable-window|frame-shell)\//),
  pages('games', /features\/games\/list\/|design-system\/src\/virtual-list\/|domain\/src\/content\/banners\/banner/),
  pages('cashbox', /features\/account\/(cashbox|limits)\/|web\/src\/shared\/site\/cashbox-frame/),
  pages(
    'profile',
    /features\/account\/(profile\/(?!(?:purchases|tournaments)\/)|messages\/)|domain\/src\/(profile|verification)\/|design-system\/src\/(accordion|file-drop|level-badge|table)\//,
  ),
  { name: 'gift-dialogs', test: GIFT_DIALOGS },
  { name: textsFile, debugName: 'texts' },
  // The rest that files share. Small ones are merged; larger would bring forms to the lobby and wait for each other.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
]

/** Pages of an area: whichever opens first brings the others. */
function pages(name: string, test: RegExp): ChunkGroup {
  return { name, test: (id) => test.test(id) && !ON_PRESS.test(id) }
}

/** Three files of texts for each language: of all pages, of forms that guests see too, of players' pages. */
export function textsFile(id: string): string | null {
  const [, language, namespace = ''] = /web\/src\/texts\/on-demand\/([^/]+)\/([^/]+)\.json$/.exec(id) ?? []
  if (language === undefined) return null
  if (/^(game|install|limits|notifications|offline|search|support)$/.test(namespace)) return `texts-${language}`
  if (namespace === 'consent') return `texts-consent-${language}`
  if (/^(accessibility|care|cookies)$/.test(namespace)) return `texts-info-${language}`
  return /^(auth|contacts|forms)$/.test(namespace) ? `texts-forms-${language}` : `texts-player-${language}`
}
