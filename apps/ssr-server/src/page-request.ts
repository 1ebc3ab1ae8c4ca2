import type { FastifyRequest } from 'fastify'
import type { Brand, BrandChoice } from './brands.ts'
import { parseCookies, serialiseCookie } from './cookies.ts'
import type { Device, Locale } from './document.ts'
import type { OwnOrigins } from './own-origins.ts'
import { RequestSession, type SessionCookies } from './session-cookies.ts'
import { chooseLocale, detectDevice, isOffered } from './visitor.ts'

/** Lifetime of the locale's cookie, in seconds (spec core, section 9). */
const LOCALE_LIFETIME = 86_400

/** What a page depends on. */
export interface PageRequest {
  /** Path and query, less what says nothing about the page. */
  url: string
  path: string
  origin: string
  brand: Brand
  locale: Locale
  device: Device
  /** Where the visitor is; null where nobody says. What a country's law closes is another page. */
  country: string | null
  session: RequestSession
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
 * Where a page really is, when it was asked for by another spelling (`//`, dot segments, a backslash): else null. In the browser
 * a path that begins with `//` is another site.
 */
export function properAddress(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '/'
  const proper = new URL(`http://site.invalid${path}`).pathname.replace(/\/{2,}/g, '/')
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
  const brand = brands.of(request.hostname)
  const wish = query.get('lang')
  const acceptLanguage = request.headers['accept-language']
  const hints = { query: wish, cookie: presented.get('locale'), acceptLanguage }
  const locale = chooseLocale(hints, brand.locales, brand.defaultLocale)
  return {
    url: path + meaningfulQuery(query),
    path,
    origin: origins.ofHost(request.host) ?? '',
    brand,
    locale,
    device: detectDevice(request.headers),
    country: request.country,
    session: new RequestSession(cookies, cookies.read(presented)),
    setCookies: isOffered(wish, brand.locales) ? [localeCookie(locale, tls)] : [],
  }
}

/** What guests share a page by. Their cookies are no part of it. */
export function cacheKey(page: PageRequest): string {
  return [page.origin, page.brand.id, page.locale, page.device, page.country, page.url].join(' ')
}

function localeCookie(locale: Locale, secure: boolean): string {
  return serialiseCookie('locale', locale, { maxAgeSeconds: LOCALE_LIFETIME, sameSite: 'Lax', secure, httpOnly: false })
}

/** Campaign marks are read by the browser; a page is the same with and without them. */
function meaningfulQuery(query: URLSearchParams): string {
  const meaningful = [...query].filter(([name]) => !/^(lang|utm_.*|gclid|fbclid|yclid)$/.test(name))
  return meaningful.length === 0 ? '' : `?${new URLSearchParams(meaningful)}`
}
