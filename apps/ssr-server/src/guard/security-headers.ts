import type { Config } from '../config.ts'
import type { OutsideParties } from '../outside-parties.ts'

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

/** For files of the client: a worker gets the policy of its own file. */
export const FILE_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

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
    ['connect-src', "'self'", origin.replace(/^http/, 'ws'), ...affiliateOrigins(parties)].join(' '),
    `frame-src ${[...new Set([...parties.games, ...parties.payments])].join(' ') || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types croupier dompurify',
    'report-to csp',
  ].join('; ')
}

function affiliateOrigins({ affiliateUrl }: OutsideParties): string[] {
  return affiliateUrl === null ? [] : [new URL(affiliateUrl).origin]
}

function quote(hash: string): string {
  return `'${hash.replaceAll("'", '')}'`
}

export const REPORT_PATH = '/csp-reports'

export function documentHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = { 'reporting-endpoints': `csp="${REPORT_PATH}"` }
  // The address holds the code of a password reset.
  if (/^\/(?:guest\/)?new-password\//.test(path)) headers['referrer-policy'] = 'no-referrer'
  return headers
}
