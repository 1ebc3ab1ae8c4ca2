import { ConfigError, readList, readOrigin, type Environment } from './env-values.ts'

/** Other companies' servers that a page may use. The policy of documents follows from it: who is not named is not allowed. */
export interface OutsideParties {
  /** Origins of games: framed, or moved to. */
  games: string[]
  /** Origins of payment pages and widgets: framed, or moved to. */
  payments: string[]
  /** Origins of pictures with an absolute address; those under `/cdn` are the site's own. */
  pictures: string[]
  /** Origins of players' pictures. */
  avatars: string[]
  /** The affiliate tracker that visits with a marketing code are reported to. */
  affiliateUrl: string | null
}

const SANDBOX = 'http://localhost:4001'

/** Throws a ConfigError at the first wrong value. Without `PLATFORM_URL` the sandbox's parties are the default. */
export function readOutsideParties(env: Environment, publicOrigins: readonly string[]): OutsideParties {
  const sandbox = env['PLATFORM_URL'] ? '' : SANDBOX
  return {
    games: readFramedOrigins(env, 'GAMES_ORIGINS', sandbox, publicOrigins),
    payments: readFramedOrigins(env, 'PAYMENT_ORIGINS', sandbox, publicOrigins),
    pictures: readOrigins(env, 'PICTURE_ORIGINS', ''),
    avatars: readOrigins(env, 'AVATAR_ORIGINS', ''),
    affiliateUrl: readAffiliateUrl(env['AFFILIATE_URL'] ?? (sandbox && `${sandbox}/affiliate/track`)),
  }
}

function readOrigins(env: Environment, variable: string, otherwise: string): string[] {
  return readList(env[variable] ?? otherwise).map((value) => readOrigin(variable, value))
}

/** Refuses the site's own origins: a frame of the same origin could leave its sandbox and read the page. */
function readFramedOrigins(
  env: Environment,
  variable: string,
  otherwise: string,
  publicOrigins: readonly string[],
): string[] {
  const origins = readOrigins(env, variable, otherwise)
  const own = origins.find((origin) => publicOrigins.includes(origin))
  if (own !== undefined) throw new ConfigError(variable, `must not hold the site's own origin, '${own}'`)
  return origins
}

function readAffiliateUrl(text: string): string | null {
  if (text === '') return null
  const url = URL.parse(text)
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.origin + url.pathname === text
  if (!isPlain) {
    throw new ConfigError('AFFILIATE_URL', `must be an address such as https://example.com/track, not '${text}'`)
  }
  return text
}
