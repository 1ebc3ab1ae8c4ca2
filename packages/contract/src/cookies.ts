/** Under TLS before each name below, so that no other host of the domain can set it (decision 54). */
export const HOST_PREFIX = '__Host-'

/** The partner's code of a campaign. */
export const REFCODE_COOKIE = 'refcode'
export const REFCODE_SECONDS = 30 * 86_400
/** What a deposit tells of its campaign. */
export const DEP_QS_COOKIE = 'dep_qs'
export const QS_COOKIE = 'qs'
/** Set by the operator's landing pages, which may be on another host of the domain. They decide nothing on the site. */
export const CAMPAIGN_COOKIES: readonly string[] = [REFCODE_COOKIE, DEP_QS_COOKIE, QS_COOKIE]

/** Name of a cookie as browsers keep it: under TLS bound to the host. */
export function cookieName(name: string, hasTls: boolean): string {
  return hasTls && !CAMPAIGN_COOKIES.includes(name) ? HOST_PREFIX + name : name
}

/** The tokens: `HttpOnly`, where our server keeps them. */
export const ACCESS_COOKIE = 'at'
export const REFRESH_COOKIE = 'rt'
/** Readable companions of the tokens, each with its token's stamp (decision 5). */
export const ACCESS_STAMP_COOKIE = 'at_live'
export const REFRESH_STAMP_COOKIE = 'rt_live'
/** Stamps of the tokens that the server is to end at the next request, as the logout may not have arrived. */
export const SIGNED_OUT_COOKIE = 'signed_out'
/** Also of that mark. */
export const REFRESH_SECONDS = 32_140_800
/** The access token's cookie ends this long before its token, so that no call carries one that expires on the way. */
export const ACCESS_MARGIN_SECONDS = 5

export const LOCALE_COOKIE = 'locale'
export const LOCALE_SECONDS = 86_400

/** Contexts of the brand's modes that the visitor has chosen, such as `dark.more`. */
export const MODES_COOKIE = 'modes'
export const MODES_SECONDS = 365 * 86_400

export const CONSENT_COOKIE = 'consent'
/** Half a year; then the visitor is asked again. */
export const CONSENT_SECONDS = 182 * 86_400

/** The visitor's experiment group. */
export const GROUP_COOKIE = 'group'
/** Longer than any experiment runs. */
export const GROUP_SECONDS = 90 * 86_400

/** The promotion's popup that was closed. */
export const POPUP_COOKIE = 'promo_popup'
/** Before the names of cookies that replace local storage. */
export const STORAGE_COOKIE_PREFIX = '_storage_'
