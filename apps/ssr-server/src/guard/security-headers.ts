import { GAME_EXIT_PATH } from '@croupier/contract/game-exit'
import { RESET_PATH } from '@croupier/contract/paths'
import type { Config } from '../settings/config.ts'
import type { OutsideParties } from '../settings/outside-parties.ts'

const CSP = 'content-security-policy'

/** Security headers of every answer. Handlers of documents and files replace the policy. */
export function commonHeaders(config: Config): Record<string, string> {
  const games = config.parties.games.map((origin) => ` "${origin}"`).join('')
  const headers: Record<string, string> = {
    [CSP]: DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), usb=(), autoplay=(self${games}), fullscreen=(self${games})`,
  }
  if (config.tls) headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains'
  return headers
}

/** For the platform's answers and pictures, in case one is opened as a document. */
const DATA_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** For files of the client. */
export const FILE_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For the service worker, which calls this site and the sender of web push only and loads no further script. */
export function workerPolicy({ push }: OutsideParties): string {
  const called = ["'self'", ...(push === null ? [] : [new URL(push.api).origin])].join(' ')
  return `default-src 'none'; connect-src ${called}; img-src 'self'; frame-ancestors 'none'`
}

export interface InlineHashes {
  inlineScriptHashes: readonly string[]
  inlineStyleHashes: readonly string[]
}

/** Uses hashes, so that cached bytes stay valid (decision 2); `strict-dynamic` trusts what the inline script loads. */
export function documentPolicy(parties: OutsideParties, origin: string, hashes: InlineHashes): string {
  const scripts = [...hashes.inlineScriptHashes.map(quote), "'strict-dynamic'"].join(' ')
  const styles = ["'self'", ...hashes.inlineStyleHashes.map(quote)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    ['img-src', "'self' data: blob:", ...new Set([...parties.pictures, ...parties.avatars])].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', "'self'", origin.replace(/^http/, 'ws'), ...calledOrigins(parties)].join(' '),
    `frame-src ${framedAddresses(parties, origin).join(' ') || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types croupier',
    // Browsers that know the first leave out the second.
    'report-to csp',
    `report-uri ${REPORT_PATH}`,
  ].join('; ')
}

function framedAddresses({ games, payments, captcha, chat }: OutsideParties, site: string): string[] {
  const own = [captcha, chat].filter((party) => party !== null).map(({ origin }) => origin)
  const exit = games.length > 0 && isNamedHost(site) ? [site + GAME_EXIT_PATH] : []
  return [...new Set([...games, ...payments, ...own, ...exit])]
}

function calledOrigins({ affiliateUrl, push }: OutsideParties): string[] {
  const addresses = [affiliateUrl, push?.api ?? null].filter((address) => address !== null)
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/**
 * For the captcha's page, which the site's pages frame. Trusted Types are not required and styles may be inline, because
 * vendors' scripts need that; the page's own origin keeps them from the site.
 */
export function captchaPolicy(script: string, framedBy: readonly string[], inlineScriptHash: string): string {
  const vendor = captchaSources(script).join(' ')
  return [
    "default-src 'none'",
    `script-src ${quote(inlineScriptHash)} ${vendor}`,
    "style-src 'unsafe-inline'",
    `img-src ${vendor} data:`,
    `connect-src ${vendor}`,
    `frame-src ${vendor}`,
    `frame-ancestors ${framedBy.filter(isNamedHost).join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** For the chat's page of one vendor, which the site's pages frame. As the captcha's; chats also play sounds and keep a connection open. */
export function chatPolicy(vendorUrl: string, framedBy: readonly string[], inlineScriptHash: string): string {
  const vendor = chatSources(vendorUrl)
  const sources = vendor.join(' ')
  const sockets = vendor.map((source) => source.replace(/^http/, 'ws')).join(' ')
  return [
    "default-src 'none'",
    `script-src ${quote(inlineScriptHash)} ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src ${sources} data: blob:`,
    `font-src ${sources}`,
    `media-src ${sources}`,
    `connect-src ${sources} ${sockets}`,
    `frame-src ${sources}`,
    `frame-ancestors ${framedBy.filter(isNamedHost).join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** For the exit of games, which may be framed by the site, also within a game. */
export function exitPolicy(games: readonly string[], inlineScriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src ${quote(inlineScriptHash)}`,
    "style-src 'unsafe-inline'",
    ["frame-ancestors 'self'", ...games.filter(isNamedHost)].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** Policies have no way to write an IPv6 address; browsers warn about it. */
const isNamedHost = (origin: string): boolean => !origin.includes('[')

/** netrox serves the parts of its chat from several hosts. */
function chatSources(vendorUrl: string): string[] {
  const { origin, hostname } = new URL(vendorUrl)
  return hostname.endsWith('.netrox.sc') ? [origin, 'https://*.netrox.sc'] : [origin]
}

/** reCAPTCHA loads its parts from other hosts of Google, below one path. */
function captchaSources(script: string): string[] {
  const { origin, host } = new URL(script)
  if (!/^www\.(google\.com|recaptcha\.net)$/.test(host)) return [origin]
  return [origin, 'https://www.gstatic.com', 'https://recaptcha.google.com'].map((part) => `${part}/recaptcha/`)
}

function quote(hash: string): string {
  return `'${hash.replaceAll("'", '')}'`
}

export const REPORT_PATH = '/csp-reports'

export function documentHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = { 'reporting-endpoints': `csp="${REPORT_PATH}"` }
  if (path.toLowerCase().includes(RESET_PATH)) headers['referrer-policy'] = 'no-referrer'
  return headers
}
