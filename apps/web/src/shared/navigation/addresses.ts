import { meaningfulAddress } from '../site/page-parameters.ts'

export function gamePath(slug: string): string {
  return `/play/${encodeURIComponent(slug)}`
}

export function isGamePath(path: string): boolean {
  return path.startsWith('/play/')
}

/** Path of a category's games; null: all games. */
export function categoryPath(slug: string | null): string {
  return slug === null ? '/games' : `/games/${encodeURIComponent(slug)}`
}

export const WAGER_GAMES_PATH = categoryPath('otygrat_bonus')

export function producerPath(slug: string, category: string | null = null): string {
  const whole = `/producers/${encodeURIComponent(slug)}`
  return category === null ? whole : `${whole}/${encodeURIComponent(category)}`
}

/** The list of promotions. */
export const PROMO_PATH = '/promo'

export const promoPath = (slug: string): string => `${PROMO_PATH}/${encodeURIComponent(slug)}`

export const promoGamesPath = (slug: string): string => `${promoPath(slug)}/games`

/** The page of a promotion: one without a template is a static page. */
export function promotionPath({ slug, template }: { readonly slug: string; readonly template: string | null }): string {
  return template === null ? `/${encodeURIComponent(slug)}` : promoPath(slug)
}

/** The list of tournaments. */
export const TOURNAMENTS_PATH = '/tournaments'

export const tournamentPath = (slug: string): string => `${TOURNAMENTS_PATH}/${encodeURIComponent(slug)}`

export const tournamentGamesPath = (slug: string): string => `${tournamentPath(slug)}/games`

export const tournamentSeriesPath = (slug: string): string => `${TOURNAMENTS_PATH}/series/${encodeURIComponent(slug)}`

/** The static page about the welcome bonus. */
export const WELCOME_BONUS_PATH = '/welcome-bonus'

/** The static page about winback. */
export const WINBACK_PATH = '/winback'

/** The accessibility statement. */
export const ACCESSIBILITY_PATH = '/accessibility'

/** What is stored on the device, and the visitor's consent. */
export const COOKIES_PATH = '/cookies'

export const LIMITS_PATH = '/cashbox/limits'
export const EXCLUSION_PATH = '/cashbox/limits/exclusion'

/** The shop of gifts for compoints. */
export const COMPOINTS_PATH = '/compoints'
export const COMPOINTS_EXCHANGE_PATH = '/compoints/exchange'
export const COMPOINTS_TOURNAMENTS_PATH = '/compoints/tournaments'

/** The gifts that were bought for compoints. */
export const PURCHASES_PATH = '/compoints/purchased'

/** A product of the shop. */
export const productPath = (id: string): string => `${COMPOINTS_PATH}?product=${encodeURIComponent(id)}`

/** The static page about compoints. */
export const COMPOINTS_ABOUT_PATH = '/compoints-about'

/** Leads to the first tab. */
export const PROFILE_PATH = '/profile'
export const PROFILE_BALANCE_PATH = '/profile/balance'

export const PROFILE_LEVELS_PATH = '/profile/levels'

export const PROFILE_ACHIEVEMENTS_PATH = '/profile/achievements'

/** The tournaments that the player takes part in. */
export const PROFILE_TOURNAMENTS_PATH = '/profile/tournaments'

export const PROFILE_GIFTS_PATH = '/profile/gifts'

export const PROFILE_PROMO_CODE_PATH = '/profile/promo-code'

/** Gives the gift of a link, which `?id=` names. */
export const TAKE_GIFT_PATH = '/take/gift'

/** The player's own data and contacts. */
export const PROFILE_INFO_PATH = '/profile/info'
export const PROFILE_SECURITY_PATH = '/profile/security'
export const PROFILE_VERIFICATION_PATH = '/profile/verification'

/** All messages to the player. */
export const MESSAGES_PATH = '/messages'

export const LOBBY_PATH = '/'

export const LOGIN_PATH = '/login'

export const REGISTRATION_PATH = '/registration'

/** Login and registration, which close an open game. */
export function isAuthPath(pathname: string): boolean {
  return pathname === LOGIN_PATH || pathname === REGISTRATION_PATH
}

/** Pages for guests only; `path` may include a query. */
export function isGuestOnlyPath(path: string): boolean {
  return /^\/(?:login|registration|remind|new-password)(?:[/?#]|$)/i.test(path)
}

/** The query with which login and registration return to `path`; read by `redirectTarget`. */
export function redirectQuery(path: string): string {
  return `?redirect=${encodeURIComponent(path)}`
}

/** As `redirectQuery`, for links in a page: the server draws it without the parameters that only the browser reads. */
export const returnQuery = (path: string): string => redirectQuery(meaningfulAddress(path))

export const CASHBOX_PATH = '/cashbox'

/** The static page about responsible gaming, with who helps. */
export const RESPONSIBLE_GAMING_PATH = '/responsible-gaming'

export const WITHDRAW_PATH = '/cashbox/withdraw'

export const CASHBOX_HISTORY_PATH = '/cashbox/history'

/** What was played, and what came of it. */
export const PLAY_HISTORY_PATH = '/cashbox/history/play'

/** Payments and play of a year, to print. */
export const STATEMENT_PATH = '/cashbox/history/statement'

/** Cashbox pages, which delay toasts (docs/product-rules.md, Toasts and dialogs). */
export function isQuietPath(pathname: string): boolean {
  return pathname === CASHBOX_PATH || pathname.startsWith(`${CASHBOX_PATH}/`)
}
