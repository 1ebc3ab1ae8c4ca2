import type { FastifyRequest } from 'fastify'
import type { Brand, BrandChoice } from '../brands.ts'
import { parseCookies, serialiseCookie } from '../session/cookies.ts'
import type { Device, Locale, SiteBase } from './document.ts'
import type { OwnOrigins } from '../guard/own-origins.ts'
import { RequestSession, type SessionCookies } from '../session/session-cookies.ts'
import { chooseLocale, detectDevice, isOffered } from './visitor.ts'

/** Groups of visitors that experiments tell apart (packages/domain: experiments). */
const GROUPS = 12
/** A quarter of a year: longer than anything is tried. In seconds. */
const GROUP_LIFETIME = 90 * 86_400

/** Lifetime of the locale's cookie, in seconds (spec core, section 9). */
const LOCALE_LIFETIME = 86_400

/** Where the site stands once more, for guests only. */
const GUEST_BASE = '/guest/'
const NO_SESSION = { access: null, refresh: null, signedOut: false }

/** What a page depends on. */
export interface PageRequest {
  /** Path and query, less what says nothing about the page. */
  url: string
  path: string
  /** What the address begins with; under `/guest/` nobody is signed in (decision 23). */
  base: SiteBase
  origin: string
  brand: Brand
  locale: Locale
  device: Device
  /** Where the visitor is; null where nobody says. What a country's law closes is another page. */
  country: string | null
  session: RequestSession
  /** What the visitor is shown of experiments goes by it; by lot on the first visit. */
  group: number
  /** To set once pages differ by it; null: the browser has it. */
  groupCookie: string | null
  /** Cookies to set whatever the page says. */
  setCookies: string[]
}

interface PageRequestParts {
  brands: BrandChoice
  origins: OwnOrigins
  cookies: SessionCookies
  tls: boolean
}

/**
 * Where a page really is, when it was asked for by another spelling (`//`, dot segments, a backslash, `/guest`): else null. In the
 * browser a path that begins with `//` is another site.
 */
export function properAddress(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '/'
  const plain = new URL(`http://site.invalid${path}`).pathname.replace(/\/{2,}/g, '/')
  const proper = `${plain}/` === GUEST_BASE ? GUEST_BASE : plain
  return proper === path ? null : proper + url.slice(path.length)
}

/** Reads all that a page may depend on out of a request, and nothing else: what is left out here cannot split the cache. */
export function readPageRequest(
  request: FastifyRequest,
  { brands, origins, cookies, tls }: PageRequestParts,
): PageRequest {
  const presented = parseCookies(request.headers.cookie)
  const path = request.url.split('?', 1)[0] ?? '/'
  const search = request.url.slice(path.length)
  const query = new URLSearchParams(search)
  const base = path.startsWith(GUEST_BASE) ? GUEST_BASE : '/'
  const brand = brands.of(request.hostname)
  const wish = query.get('lang')
  const acceptLanguage = request.headers['accept-language']
  const hints = { query: wish, cookie: presented.get('locale'), acceptLanguage }
  const locale = chooseLocale(hints, brand.locales, brand.defaultLocale)
  return {
    url: path + meaningfulQuery(query),
    path,
    base,
    origin: origins.ofHost(request.host) ?? '',
    brand,
    locale,
    device: detectDevice(request.headers),
    country: request.country,
    session: new RequestSession(cookies, base === GUEST_BASE ? NO_SESSION : cookies.read(presented)),
    ...chooseGroup(presented.get('group'), tls),
    setCookies: isOffered(wish, brand.locales) ? [localeCookie(locale, tls)] : [],
  }
}

/** What guests share a page by. Of their cookies only the group is part of it, and only while something is tried. */
export function cacheKey(page: PageRequest, isTesting: boolean): string {
  const group = isTesting ? [page.group] : []
  return [page.origin, page.brand.id, page.locale, page.device, page.country, ...group, page.url].join(' ')
}

function chooseGroup(cookie: string | undefined, secure: boolean): Pick<PageRequest, 'group' | 'groupCookie'> {
  if (cookie !== undefined && /^\d{1,2}$/.test(cookie) && Number(cookie) < GROUPS) {
    return { group: Number(cookie), groupCookie: null }
  }
  const group = Math.floor(Math.random() * GROUPS)
  const options = { maxAgeSeconds: GROUP_LIFETIME, sameSite: 'Lax', secure, httpOnly: true } as const
  return { group, groupCookie: serialiseCookie('group', String(group), options) }
}

function localeCookie(locale: Locale, secure: boolean): string {
  return serialiseCookie('locale', locale, { maxAgeSeconds: LOCALE_LIFETIME, sameSite: 'Lax', secure, httpOnly: false })
}

/** Campaign marks are read by the browser; a page is the same with and without them. */
function meaningfulQuery(query: URLSearchParams): string {
  const meaningful = [...query].filter(([name]) => !/^(lang|utm_.*|gclid|fbclid|yclid|refcode)$/.test(name))
  return meaningful.length === 0 ? '' : `?${new URLSearchParams(meaningful)}`
}
