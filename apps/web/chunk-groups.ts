import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number]

/** Folders, which end with `/`, and files: of the repository, or of a library below `node_modules/`. A test finds each. */
type Places = readonly string[]

const root = fileURLToPath(new URL('../..', import.meta.url))
const ui = 'packages/design-system/src'
const domain = 'packages/domain/src'
const web = 'apps/web/src'
const ICON_FILES = 'node_modules/lucide-react/dist/esm/icons'

const LIBRARIES = [
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/scheduler/',
  'node_modules/react-router/',
  'node_modules/react-router-dom/',
  'node_modules/mobx/',
  'node_modules/mobx-react-lite/',
]

/** The lobby with its icons. A part that it shares with other pages belongs in `CARDS`. */
const LOBBY = [
  `${web}/features/games/lobby/`,
  `${ui}/carousel/`,
  `${ICON_FILES}/arrow-right.mjs`,
  `${ICON_FILES}/pause.mjs`,
  `${ICON_FILES}/play.mjs`,
]

/** What the lobby loads when it is idle: motion. The widget at its end comes with it. */
const LOBBY_WHEN_IDLE = [
  `${ui}/carousel/carousel-motion.tsx`,
  `${web}/features/games/lobby/late/promo-tooltip.tsx`,
  `${web}/features/games/lobby/late/promo-widget.tsx`,
]
/** Promotions and tournaments of the lobby, which load when they are near. */
const LOBBY_WHEN_NEAR = [
  `${web}/features/games/lobby/late/promotions-row.tsx`,
  `${web}/features/games/lobby/late/tournaments-row.tsx`,
]

/** Modules of cards, banners and rows, and other modules of the lobby that further pages share. */
const CARDS = [
  `${web}/shared/games/cards/`,
  `${web}/shared/games/own-games/use-is-favourite.ts`,
  `${web}/shared/loading/resource-view.tsx`,
  `${web}/shared/loading/load-failure.tsx`,
  `${web}/shared/site/money-text.tsx`,
  `${domain}/core/value/money.ts`,
  `${ui}/row/`,
  `${ui}/picture/`,
  `${ui}/link/`,
  `${ui}/responsive/`,
  `${ICON_FILES}/heart.mjs`,
  `${ICON_FILES}/chevron-left.mjs`,
  `${ICON_FILES}/chevron-right.mjs`,
]

/** What the player's part of the header shares with pages of players. */
const PLAYER = [
  `${ui}/avatar/`,
  `${domain}/player/profile.ts`,
  `${web}/shared/pictures/player-avatar.tsx`,
  `${web}/shared/site/compoints-text.tsx`,
  `${web}/shared/site/moving-amount.tsx`,
]

/** What sends calls and reads their answers. No other chunk may import it: a failed load of it could not be repeated. */
const CALLS = [
  'node_modules/axios/',
  `${domain}/core/http/axios-instance.ts`,
  `${domain}/core/http/http-client.ts`,
  `${domain}/core/http/interceptors.ts`,
  `${domain}/core/http/query.ts`,
  `${domain}/core/http/token-exchange.ts`,
  `${domain}/site/calls.ts`,
  `${domain}/content/content-api.ts`,
  `${domain}/content/server-data-wire.ts`,
  `${domain}/content/banners/banners-api.ts`,
  `${domain}/games/games-api.ts`,
  `${domain}/games/run/game-run-api.ts`,
  `${domain}/games/winners/winners-api.ts`,
  `${domain}/player/player-api.ts`,
  `${domain}/session/session-api.ts`,
  `${domain}/session/second-factor-question.ts`,
]

/** What `CALLS` and pages share. */
const CALLS_AND_PAGES = [
  `${domain}/core/http/error-body.ts`,
  `${domain}/games/games-wire.ts`,
  `${domain}/session/typed-login.ts`,
]

/** What reads answers and live events: with the first live connection, or the first call. */
const WIRE = ['node_modules/valibot/', `${domain}/core/live/live-frame.ts`, `${domain}/core/wire/`]

/** The dialogs that open on every page, and the libraries of all dialogs and sheets. */
const OVERLAYS = [
  'node_modules/@radix-ui/',
  'node_modules/vaul/',
  'node_modules/react-remove-scroll/',
  'node_modules/react-remove-scroll-bar/',
  'node_modules/aria-hidden/',
  'node_modules/use-sidecar/',
  'node_modules/use-callback-ref/',
  'node_modules/tslib/',
  `${ui}/alert/`,
  `${ui}/modal/`,
  `${ui}/overlays/`,
  `${ui}/sheet/`,
  `${ui}/style-singleton/`,
  `${ICON_FILES}/circle-question-mark.mjs`,
  `${ICON_FILES}/message-circle.mjs`,
  `${ICON_FILES}/send.mjs`,
  `${web}/shared/texts/phrase.ts`,
  `${web}/features/shell/dialogs/`,
  `${web}/features/shell/support/`,
]

/** What is placed beside what it explains. */
const FLOATING = [
  'node_modules/@floating-ui/',
  'node_modules/@radix-ui/react-arrow/',
  'node_modules/@radix-ui/react-popper/',
  'node_modules/@radix-ui/react-tooltip/',
  `${ui}/anchored/`,
  `${ui}/info-overlay/`,
  `${ui}/tooltip/`,
]

/** The chat with support, which loads with a press. */
const CHAT = [`${web}/features/shell/support/chat/`, `${domain}/messaging/chat/`, `${ui}/dock/`]

const TOASTS = [
  'node_modules/sonner/',
  `${web}/features/shell/toasts/`,
  `${ui}/toasts/`,
  `${ui}/flying-notification/`,
  `${domain}/player/greeting.ts`,
]

/** What dialogs share with pages. Apart from `COMPONENTS`, so that a dialog with an icon needs no more. */
const SHARED_WITH_DIALOGS = [
  `${ui}/inert/`,
  'node_modules/lucide-react/',
  `${ui}/chip/`,
  `${web}/shared/consent/use-consent.ts`,
  `${web}/shared/forms/use-focus-recovery.ts`,
  `${web}/shared/overlays/contact-link.tsx`,
]

/** The question about storage, which is served where it is open, and what asks whether something may run. */
const CONSENT = [`${web}/shared/consent/`, `${domain}/visit/consent/`]

/** Parts that every page loads when it is idle. Nothing that is asked for before the dialogs: these would wait behind it. */
const AFTER_LOAD = [
  'node_modules/web-vitals/',
  `${web}/app/later/`,
  `${web}/app/worker/`,
  `${web}/browser/visit-report/affiliate-calls.ts`,
  `${web}/browser/installation.ts`,
  `${web}/browser/visit-report/page-performance.ts`,
  `${web}/browser/service-worker.ts`,
  `${web}/browser/visit-report/visits.ts`,
  `${web}/worker/offline/kept.ts`,
  `${web}/features/shell/errors/not-found-page.tsx`,
  `${web}/app/server/head.ts`,
  `${web}/features/shell/layout/install/install-entry.tsx`,
]

/** Components and texts of many pages, without those of forms. */
const COMPONENTS = [
  `${ui}/accordion/`,
  `${ui}/badge/`,
  `${ui}/button/`,
  `${ui}/card/`,
  `${ui}/empty-state/`,
  `${ui}/load-more/`,
  `${ui}/progress-bar/`,
  `${ui}/progress-ring/`,
  `${ui}/tabs/`,
  `${ui}/field/control-styles.ts`,
  `${ui}/field/field.tsx`,
  `${ui}/field/text-field.tsx`,
  `${web}/shared/messages/`,
  `${web}/shared/navigation/`,
  `${web}/shared/site/nothing-here.tsx`,
  `${web}/shared/texts/`,
  `${domain}/player/`,
]

/** Forms of pages and dialogs. */
const FORMS = [
  `${web}/shared/forms/`,
  `${web}/shared/overlays/support-link.tsx`,
  `${web}/shared/texts/country-names.ts`,
  `${web}/shared/texts/currency-sign.ts`,
  `${ui}/field/`,
  `${ui}/submit-button/`,
  `${ui}/timers/`,
  `${ui}/phone-input/load-phone-rules.ts`,
  `${domain}/core/form/form.ts`,
  `${domain}/core/form/form-rules.ts`,
  `${domain}/session/registration/registration-rules.ts`,
]

/** The phone field, which loads with its rules. */
const PHONE_FIELD = [
  `${web}/shared/forms/phone/flag-address.ts`,
  `${web}/shared/forms/phone/phone-country.ts`,
  `${web}/shared/forms/phone/phone-field.tsx`,
  `${web}/shared/forms/phone/use-typed-login.ts`,
]

/** What pages of players and their toasts share. */
const PLAYER_DATA = [
  `${domain}/account/security/`,
  `${domain}/cashbox/`,
  `${domain}/core/press/kept/`,
  `${domain}/gifts/`,
  `${domain}/loyalty/`,
  `${domain}/messaging/push/`,
  `${web}/browser/notifications.ts`,
  `${web}/shared/push/`,
  `${web}/shared/forms/own-limits.ts`,
]

/** Self-exclusion: its rules, and the notes that stand in place of what it closes. */
const EXCLUSION = [
  `${domain}/cashbox/exclusion/`,
  `${domain}/parts/closed-play.ts`,
  `${web}/features/shell/toasts/play/reopen-closed.ts`,
  `${web}/shared/sections/exclusion/use-closed-play.ts`,
  `${web}/shared/sections/exclusion/excluded-note.tsx`,
]

/** The sign-out after inactivity, which few markets demand. */
const INACTIVITY = [
  `${domain}/cashbox/running-payment.ts`,
  `${domain}/session/inactivity.ts`,
  `${web}/features/shell/toasts/session/inactivity-watch.tsx`,
]

/** What the lobby, the pages of promotions and those of their players share. */
const PROMOTIONS = [`${domain}/promotions/promotions-store.ts`]

/** Questions about a gift. After `profile`, which must not load the libraries of dialogs with them. */
const GIFT_DIALOGS = [
  `${web}/features/account/profile/gifts/activation/activation-dialog.tsx`,
  `${web}/features/account/profile/gifts/activation/cancel-dialog.tsx`,
]

/** Parts of pages that load with a press, not with their page. */
const ON_PRESS = [
  ...GIFT_DIALOGS,
  `${web}/features/account/auth/registration/captcha-question.tsx`,
  `${web}/features/account/cashbox/deposit/pay-widget.tsx`,
  `${web}/features/account/limits/reality-check-dialog.tsx`,
  `${web}/features/account/profile/levels/level-up-dialog.tsx`,
  `${web}/features/games/game/play-figures.tsx`,
  `${web}/features/games/list/filters/filter-group.tsx`,
  `${web}/features/games/list/filters/filter-sheet.tsx`,
  `${web}/features/games/list/filters/studio-filter.tsx`,
  `${web}/features/games/list/producer-picker.tsx`,
]

const AUTH = [`${web}/features/account/auth/`, `${domain}/session/`, `${domain}/content/server-data.ts`]
const GAME = [`${web}/features/games/game/`, `${ui}/draggable-window/`, `${ui}/frame-shell/`]
const GAMES = [
  `${web}/features/games/list/`,
  `${ui}/virtual-list/`,
  `${domain}/content/banners/banner.ts`,
  `${domain}/content/banners/banners-api.ts`,
]
const CASHBOX = [
  `${web}/features/account/cashbox/`,
  `${web}/features/account/exclusion/`,
  `${web}/features/account/limits/`,
]

/** Icons that only the pictures of gifts show. */
const GIFT_ICONS = [
  `${ICON_FILES}/award.mjs`,
  `${ICON_FILES}/badge-percent.mjs`,
  `${ICON_FILES}/clover.mjs`,
  `${ICON_FILES}/gem.mjs`,
  `${ICON_FILES}/hand-coins.mjs`,
  `${ICON_FILES}/package.mjs`,
  `${ICON_FILES}/refresh-cw.mjs`,
  `${ICON_FILES}/star.mjs`,
]

const PROFILE = [
  `${web}/features/account/profile/`,
  `${web}/features/account/messages/`,
  ...GIFT_ICONS,
  `${ui}/file-drop/`,
  `${ui}/level-badge/`,
  `${ui}/table/`,
]
/** Pages of the profile that other areas share. */
const BESIDE_PROFILE = [`${web}/features/account/profile/purchases/`, `${web}/features/account/profile/tournaments/`]

/** All places above, for the test that finds them. */
export const PLACES: Places = [
  ...LIBRARIES,
  ...LOBBY,
  ...LOBBY_WHEN_IDLE,
  ...LOBBY_WHEN_NEAR,
  ...CARDS,
  ...PLAYER,
  ...CALLS,
  ...CALLS_AND_PAGES,
  ...WIRE,
  ...OVERLAYS,
  ...FLOATING,
  ...CHAT,
  ...TOASTS,
  ...SHARED_WITH_DIALOGS,
  ...CONSENT,
  ...AFTER_LOAD,
  ...COMPONENTS,
  ...FORMS,
  ...PHONE_FIELD,
  ...PLAYER_DATA,
  ...EXCLUSION,
  ...INACTIVITY,
  ...PROMOTIONS,
  ...ON_PRESS,
  ...AUTH,
  ...GAME,
  ...GAMES,
  ...CASHBOX,
  ...PROFILE,
  ...BESIDE_PROFILE,
]

/**
 * The files of the client (docs/decisions/0046-few-script-files.md): one for what loads together. A group takes its modules
 * with all that they import and no earlier group has taken, so files never wait for each other in a circle.
 */
export const chunkGroups: ChunkGroup[] = [
  group('libraries', LIBRARIES),
  // What every page needs first.
  { name: 'shell', test: (id) => !id.endsWith('/brand.css'), tags: ['$initial'] },
  { ...group('cards', CARDS), minShareCount: 2 },
  group('lobby-page', LOBBY, [...LOBBY_WHEN_IDLE, ...LOBBY_WHEN_NEAR]),
  group('lobby-later', LOBBY_WHEN_IDLE),
  group('wire', WIRE),
  group('player', PLAYER),
  group('refusals', CALLS_AND_PAGES),
  group('calls', CALLS),
  group('icons', SHARED_WITH_DIALOGS, GIFT_ICONS),
  {
    name: 'overlays',
    test: (id) =>
      id.startsWith('virtual:library-styles/vaul') || (isAt(id, OVERLAYS) && !isAt(id, [...FLOATING, ...CHAT])),
  },
  group('floating', FLOATING),
  group('chat', CHAT),
  group('components', COMPONENTS),
  group('forms', FORMS, PHONE_FIELD),
  group('player-data', PLAYER_DATA, EXCLUSION),
  group('exclusion', EXCLUSION),
  group('promotions', PROMOTIONS),
  group('consent', CONSENT),
  group('after-load', AFTER_LOAD),
  {
    name: 'toasts',
    test: (id) => id.startsWith('virtual:library-styles/') || (isAt(id, TOASTS) && !isAt(id, INACTIVITY)),
  },
  group('inactivity', INACTIVITY),
  pages('auth', AUTH),
  pages('game', GAME),
  pages('games', GAMES),
  pages('cashbox', CASHBOX),
  pages('profile', PROFILE, BESIDE_PROFILE),
  group('gift-dialogs', GIFT_DIALOGS),
  { name: textsFile, debugName: 'texts' },
  // The rest that files share. Small ones are merged; larger would bring forms to the lobby and wait for each other.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
]

function group(name: string, places: Places, except: Places = []): ChunkGroup {
  return { name, test: (id) => isAt(id, places) && !isAt(id, except) }
}

/** Pages of an area, without their styles: whichever opens first brings the others. */
function pages(name: string, places: Places, except: Places = []): ChunkGroup {
  return { name, test: (id) => !id.endsWith('.css') && isAt(id, places) && !isAt(id, [...except, ...ON_PRESS]) }
}

/** Whether a module is one of these files, or in one of these folders. */
function isAt(id: string, places: Places): boolean {
  const [file = ''] = id.split('?', 1)
  const isPlace = (address: string, place: string) =>
    place.endsWith('/') ? address.startsWith(place) : address === place
  // pnpm keeps a library in a folder of its own: what counts begins at the last node_modules.
  const library = file.lastIndexOf('/node_modules/')
  const address = library < 0 ? path.posix.relative(root, file) : file.slice(library + 1)
  return places.some((place) => isPlace(address, place))
}

/** Texts on demand that guests see with any page, of forms that they see too, and of pages of information. */
export const TEXTS = {
  all: ['game', 'game-lists', 'install', 'notifications', 'offline', 'promotions', 'search', 'support', 'tournaments'],
  forms: ['auth', 'contacts', 'forms'],
  info: ['accessibility', 'care', 'cookies'],
  consent: ['consent'],
  market: ['market'],
}

/** Files of texts for each language: of all pages, of forms that guests see too, of players' pages. */
export function textsFile(id: string): string | null {
  const [language, file, ...deeper] = path.posix.relative(`${root}${web}/texts/on-demand`, id).split('/')
  if (language === undefined || language === '..' || !file?.endsWith('.json') || deeper.length > 0) return null
  const namespace = path.basename(file, '.json')
  if (TEXTS.all.includes(namespace)) return `texts-${language}`
  if (TEXTS.consent.includes(namespace)) return `texts-consent-${language}`
  if (TEXTS.market.includes(namespace)) return `texts-market-${language}`
  if (TEXTS.info.includes(namespace)) return `texts-info-${language}`
  return TEXTS.forms.includes(namespace) ? `texts-forms-${language}` : `texts-player-${language}`
}
