import {
  cookieName,
  ACCESS_COOKIE,
  ACCESS_STAMP_COOKIE,
  CONSENT_COOKIE,
  GROUP_COOKIE,
  LOCALE_COOKIE,
  MODES_COOKIE,
  POPUP_COOKIE,
  REFRESH_COOKIE,
  REFRESH_STAMP_COOKIE,
  SIGNED_OUT_COOKIE,
  STORAGE_COOKIE_PREFIX,
} from '@croupier/contract/cookies'
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiePairs } from '../http/cookies.ts'
import type { SessionCookies } from './session-cookies.ts'

/** Cookies that decide something. */
const OWN = new Set<string>([
  ACCESS_COOKIE,
  REFRESH_COOKIE,
  ACCESS_STAMP_COOKIE,
  REFRESH_STAMP_COOKIE,
  SIGNED_OUT_COOKIE,
  LOCALE_COOKIE,
  MODES_COOKIE,
  CONSENT_COOKIE,
  GROUP_COOKIE,
  POPUP_COOKIE,
])
const isOwn = (name: string): boolean => OWN.has(name) || name.startsWith(STORAGE_COOKIE_PREFIX)

const MAX_CLEARED = 40

export type ClearPlanted = (request: FastifyRequest, reply: FastifyReply) => void

/** Deletes cookies with names of ours that another host of the domain has planted, or that fit no token (decision 54). */
export function clearPlanted(cookies: SessionCookies, tls: boolean): ClearPlanted {
  return ({ headers, hostname, url }, reply) => {
    if (headers.cookie === undefined) return
    const misfits = cookies.misfits(headers.cookie)
    // The refresh token's companion is not lost but replaced, by the next page.
    const ours = misfits
      .filter((name) => name !== REFRESH_STAMP_COOKIE)
      .map((name) => expired(cookieName(name, tls), { secure: tls }))
    const planted = [...suspects(headers.cookie, tls), ...(tls ? [] : misfits)]
    const places = planted.length === 0 ? [] : plantingPlaces(hostname, url, tls)
    const theirs = planted.flatMap((name) => places.map((place) => expired(name, place)))
    const lines = [...theirs.slice(0, MAX_CLEARED), ...ours]
    if (lines.length > 0) reply.header('set-cookie', lines)
  }
}

/** Names that come twice; under TLS all without the prefix that browsers protect. */
function suspects(header: string, tls: boolean): Set<string> {
  const seen = new Set<string>()
  const suspect = new Set<string>()
  for (const [name] of cookiePairs(header)) {
    if ((tls || seen.has(name)) && isOwn(name)) suspect.add(name)
    seen.add(name)
  }
  return suspect
}

interface Place {
  readonly domain?: string
  readonly path?: string
  readonly secure?: boolean
}

/** Where a cookie that came with this request may lie, other than where ours do: under TLS ours have other names. */
function plantingPlaces(host: string, url: string, tls: boolean): Place[] {
  const paths = pathsOf(url)
  return [
    ...(tls ? [{}] : []),
    ...domainsOf(host).flatMap((domain) => ['/', ...paths].map((path) => ({ domain, path }))),
    ...paths.map((path) => ({ path })),
  ]
}

/** The host and the domains above it. Names without a dot and addresses have none: there it would be our own cookie. */
function domainsOf(host: string): string[] {
  if (isIP(host) !== 0 || host.startsWith('[')) return []
  const labels = host.split('.')
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'))
}

/** Paths below the root that a cookie of this request may have. */
function pathsOf(url: string): string[] {
  const segments = (url.split('?', 1)[0] ?? '').split('/').slice(1, 5).filter(Boolean)
  return segments.flatMap((_segment, at) => {
    const path = `/${segments.slice(0, at + 1).join('/')}`
    return /^[\w./%~-]+$/.test(path) ? [path, `${path}/`] : []
  })
}

function expired(name: string, { domain, path = '/', secure = false }: Place): string {
  return [
    `${name}=`,
    `Path=${path}`,
    ...(domain ? [`Domain=${domain}`] : []),
    'Max-Age=0',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
