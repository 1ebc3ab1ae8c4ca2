import {
  cookieName,
  CONSENT_COOKIE,
  GROUP_COOKIE,
  GROUP_SECONDS,
  LOCALE_COOKIE,
  LOCALE_SECONDS,
  MODES_COOKIE,
} from '@croupier/contract/cookies'
import { EXPERIMENT_GROUPS } from '@croupier/contract/experiments'
import { GUEST_BASE } from '@croupier/contract/paths'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Brand, BrandChoice } from '../settings/brands.ts'
import { parseCookies, serialiseCookie } from '../http/cookies.ts'
import { captchaAddress } from '../frames/captcha-page.ts'
import { chatAddresses } from '../frames/chat-page.ts'
import type { Config } from '../settings/config.ts'
import { consentOf, type VisitorConsent } from './visitor/consent.ts'
import type { Locale } from '@croupier/contract/locale'
import type { Visit } from '@croupier/contract/visit'
import type { MeaningfulQuery } from './document.ts'
import { type PresentedSession, RequestSession, type SessionCookies } from '../session/session-cookies.ts'
import { chosenModes } from './visitor/modes.ts'
import { chooseLocale, detectDevice, offeredLocale } from './visitor/visitor.ts'

const NO_SESSION = { access: null, refresh: null, signedOut: false }

/** What a page depends on, read once from its request. */
export interface PageRequest {
  /** The part that renderer and browser receive. Its `url` has the parameters that pages read. */
  visit: Visit
  /** The other parameters: a redirect keeps them, as the browser reads some of them where it arrives. */
  unread: string
  path: string
  brand: Brand
  /** Null where no proxy names it. Some pages are closed in some countries. */
  country: string | null
  /** Contexts of the brand's modes that the visitor has chosen. */
  modes: Readonly<Record<string, string>>
  session: RequestSession
  /** The request's name in its trace. */
  trace: string
  /** The request's log: its lines carry the request's id. */
  log: FastifyBaseLogger
  /** Keeps or removes `visit.group`, to be set once pages differ by it; null: nothing changes. */
  groupCookie: string | null
  setCookies: string[]
}

export interface PageRequestMeans {
  config: Pick<Config, 'tls' | 'parties' | 'serviceWorker'>
  brands: BrandChoice
  cookies: SessionCookies
  meaningfulQuery: MeaningfulQuery
  now: () => number
}

const GUEST_BUILD = new RegExp(`^${GUEST_BASE.slice(0, -1)}(?:/|$)`, 'i')

/**
 * The normalized address of one with `//`, dot segments, a backslash or escapes that stand for no text (`/%`, half an
 * emoji), or of the guest build with capitals or without its slash; null where it is normalized.
 */
export function normalizedAddress(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '/'
  const plain = new URL(`http://site.invalid${path}`).pathname
    .replace(/\/{2,}/g, '/')
    .split('/')
    .map(decodable)
    .join('/')
  const proper = plain.replace(GUEST_BUILD, GUEST_BASE)
  // A redirect with a backslash could lead to another site.
  return proper === path ? null : proper + url.slice(path.length).replaceAll('\\', '%5C')
}

/** A segment that cannot be decoded is taken as it is written. */
function decodable(segment: string): string {
  try {
    decodeURIComponent(segment)
    return segment
  } catch {
    return segment.replaceAll('%', '%25')
  }
}

/** The language of a visitor of the brand, for an answer that depends on nothing else of the request. */
export function localeOf({ url, headers }: FastifyRequest, brand: Brand, secure: boolean): Locale {
  const query = /[?&]lang=([^&]*)/.exec(url)?.[1]
  const cookie = parseCookies(headers.cookie).get(cookieName(LOCALE_COOKIE, secure))
  const hints = { query: query ?? null, cookie, acceptLanguage: headers['accept-language'] }
  return chooseLocale(hints, brand.locales, brand.defaultLocale)
}

/** Reads all that a page may depend on, and nothing else: what is left out here cannot split the cache. */
export function readPageRequest(
  request: FastifyRequest,
  { config, brands, cookies, meaningfulQuery, now }: PageRequestMeans,
): PageRequest {
  const presented = parseCookies(request.headers.cookie)
  const presentedValue = (name: string) => presented.get(cookieName(name, config.tls))
  const path = request.url.split('?', 1)[0] ?? '/'
  const query = new URLSearchParams(request.url.slice(path.length))
  const meaningful = meaningfulQuery(request.url.slice(path.length))
  const base = path.startsWith(GUEST_BASE) ? GUEST_BASE : '/'
  const brand = brands.of(request.hostname)
  const wish = query.get('lang')
  const acceptLanguage = request.headers['accept-language']
  const hints = { query: wish, cookie: presentedValue(LOCALE_COOKIE), acceptLanguage }
  const locale = chooseLocale(hints, brand.locales, brand.defaultLocale)
  const consent = consentOf(brand, request.country, presentedValue(CONSENT_COOKIE))
  const { group, groupCookie } = chooseGroup(presentedValue(GROUP_COOKIE), consent, config.tls)
  const { parties } = config
  return {
    visit: {
      brand: brand.id,
      locale,
      device: detectDevice(request.headers),
      base,
      origin: request.siteOrigin ?? '',
      url: path + meaningful,
      origins: {
        games: parties.games,
        payments: parties.payments,
        captcha: parties.captcha && captchaAddress(parties.captcha),
        chat: chatAddresses(parties.chat),
        affiliate: parties.affiliateUrl,
        push: parties.push,
      },
      group,
      hasTls: config.tls,
      hasWorker: config.serviceWorker,
      consent: consent.state,
      market: request.market,
      nowMs: now(),
    },
    unread: restOf(query, meaningful),
    path,
    brand,
    country: request.country,
    modes: chosenModes(brand, presentedValue(MODES_COOKIE)),
    session: new RequestSession(
      cookies,
      base === GUEST_BASE ? NO_SESSION : presentedSession(request, cookies.read(request.headers.cookie)),
    ),
    trace: request.id,
    log: request.log,
    groupCookie,
    setCookies: [
      ...(offeredLocale(wish, brand.locales) ? [localeCookie(locale, config.tls)] : []),
      ...(base === GUEST_BASE ? [] : cookies.mend(request.headers.cookie)),
    ],
  }
}

/** A page that another site links to comes without the refresh token: a later request ends that session, so it keeps its cookies. */
function presentedSession(request: FastifyRequest, session: PresentedSession): PresentedSession {
  return request.headers['sec-fetch-site'] === 'cross-site' ? { ...session, signedOut: false } : session
}

/** Guests with the same key share a page. The market follows from brand and country. The group is part of it only while an experiment runs. */
export function cacheKey({ visit, country, modes }: PageRequest, isTesting: boolean): string {
  const { origin, brand, locale, device, group, consent, url } = visit
  const look = Object.values(modes)
  return [origin, brand, locale, device, country, consent, ...look, ...(isTesting ? [group] : []), url].join(' ')
}

/** Without consent everybody is in one group, and the browser keeps none. */
function chooseGroup(
  cookie: string | undefined,
  { allowsStatistics }: VisitorConsent,
  secure: boolean,
): { group: number; groupCookie: string | null } {
  const name = cookieName(GROUP_COOKIE, secure)
  const options = { maxAgeSeconds: GROUP_SECONDS, sameSite: 'Lax', secure, httpOnly: true } as const
  if (!allowsStatistics) {
    const isKept = cookie !== undefined
    return { group: 0, groupCookie: isKept ? serialiseCookie(name, '', { ...options, maxAgeSeconds: 0 }) : null }
  }
  if (cookie !== undefined && /^\d{1,2}$/.test(cookie) && Number(cookie) < EXPERIMENT_GROUPS) {
    return { group: Number(cookie), groupCookie: null }
  }
  const group = Math.floor(Math.random() * EXPERIMENT_GROUPS)
  return { group, groupCookie: serialiseCookie(name, String(group), options) }
}

function localeCookie(locale: Locale, secure: boolean): string {
  return serialiseCookie(cookieName(LOCALE_COOKIE, secure), locale, {
    maxAgeSeconds: LOCALE_SECONDS,
    sameSite: 'Lax',
    secure,
    httpOnly: false,
  })
}

/** The rest of a query: what only the browser reads, such as the ids of advertisers. */
function restOf(query: URLSearchParams, meaningful: string): string {
  const read = new URLSearchParams(meaningful)
  return new URLSearchParams([...query].filter(([name]) => name !== 'lang' && !read.has(name))).toString()
}
