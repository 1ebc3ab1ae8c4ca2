import { ConfigError, readList, readOrigin, type Environment } from './env-values.ts'

/** Other companies' servers that a page may use. The policy of documents follows from it: who is not named is not allowed. */
export interface OutsideParties {
  /** Origins of games: framed, or moved to. */
  games: string[]
  /** Origins of payment pages and widgets: framed, or moved to. */
  payments: string[]
  captcha: Captcha | null
  chat: Chat | null
  /** Origins of pictures with an absolute address; those under `/cdn` are the site's own. */
  pictures: string[]
  /** Origins of players' pictures. */
  avatars: string[]
  /** The affiliate tracker that visits with a marketing code are reported to. */
  affiliateUrl: string | null
  /** The push service: devices are registered with it. */
  push: PushSender | null
}

/** Pushwoosh, or another sender with its interface. The key of subscriptions comes with the server data. */
export interface PushSender {
  /** Address of the calls, such as `https://ABCDE-12345.api.pushwoosh.com/json/1.3`. */
  api: string
  /** The operator's application there. */
  application: string
}

/** reCAPTCHA, or another vendor with its interface. The site key and the version come with the server data. */
export interface Captcha {
  /** Address of the vendor's script. */
  script: string
  /** An origin of this server that serves the captcha's page only, so that the script cannot reach the site (decision 44). */
  origin: string
}

/** Chat vendors with the interfaces of webim and netrox. Which one runs comes with the server data. */
export interface Chat {
  /** An origin of this server that serves the chat's pages only, so that vendors' scripts cannot reach the site (decision 48). */
  origin: string
  /** Address that the script of webim is below, `https://account.webim.ru`; null: not used. */
  webim: string | null
  /** Address that the scripts of netrox are below, `https://c.netrox.sc`; null: not used. */
  netrox: string | null
}

/**
 * Throws a ConfigError at the first wrong value. A party that is not named is none; payments default to the games' origins:
 * installations older than `PAYMENT_ORIGINS` name both in `GAMES_ORIGINS`.
 */
export function readOutsideParties(env: Environment, publicOrigins: readonly string[]): OutsideParties {
  return {
    games: readFramedOrigins(env, 'GAMES_ORIGINS', '', publicOrigins),
    payments: readFramedOrigins(env, 'PAYMENT_ORIGINS', env['GAMES_ORIGINS'] ?? '', publicOrigins),
    captcha: readCaptcha(env, publicOrigins),
    chat: readChat(env, publicOrigins),
    pictures: readOrigins(env, 'PICTURE_ORIGINS'),
    avatars: readOrigins(env, 'AVATAR_ORIGINS'),
    affiliateUrl: readAddress(env, 'AFFILIATE_URL'),
    push: readPush(env),
  }
}

function readPush(env: Environment): PushSender | null {
  const api = readAddress(env, 'PUSH_API')
  if (api === null) return null
  const application = env['PUSH_APPLICATION'] ?? ''
  if (!/^[\w-]{1,64}$/.test(application))
    throw new ConfigError('PUSH_APPLICATION', `must be the code of an application, not '${application}'`)
  return { api, application }
}

function readOrigins(env: Environment, variable: string, otherwise = ''): string[] {
  return readList(env[variable] ?? otherwise).map((value) => readOrigin(variable, value))
}

function readFramedOrigins(
  env: Environment,
  variable: string,
  otherwise: string,
  publicOrigins: readonly string[],
): string[] {
  const origins = readOrigins(env, variable, otherwise)
  for (const origin of origins) refuseOwn(variable, origin, publicOrigins)
  return origins
}

/** A frame of the site's own origin could leave its sandbox and read the page. */
function refuseOwn(variable: string, origin: string, publicOrigins: readonly string[]): void {
  if (publicOrigins.includes(origin)) throw new ConfigError(variable, `must not be the site's own origin, '${origin}'`)
}

function readCaptcha(env: Environment, publicOrigins: readonly string[]): Captcha | null {
  const script = readAddress(env, 'CAPTCHA_SCRIPT')
  if (script === null) return null
  return { script, origin: readFrameOrigin(env, 'CAPTCHA_ORIGIN', 'captcha', publicOrigins) }
}

function readChat(env: Environment, publicOrigins: readonly string[]): Chat | null {
  const webim = readAddress(env, 'WEBIM_URL')
  const netrox = readAddress(env, 'NETROX_URL')
  if (webim === null && netrox === null) return null
  return { origin: readFrameOrigin(env, 'CHAT_ORIGIN', 'chat', publicOrigins), webim, netrox }
}

/** A further origin of this server, for the page that runs a vendor's script. Default: `name` before the site's host. */
function readFrameOrigin(env: Environment, variable: string, name: string, publicOrigins: readonly string[]): string {
  const [site = ''] = publicOrigins
  const origin = readOrigin(variable, env[variable] || frameOriginOf(name, new URL(site)))
  refuseOwn(variable, origin, publicOrigins)
  if (site.startsWith('https:') && !origin.startsWith('https:'))
    throw new ConfigError(variable, `must be https as the site is, not '${origin}'`)
  return origin
}

/** `https://captcha.casino.example`; numeric hosts have no subdomains, so `captcha.localhost`. */
function frameOriginOf(name: string, { protocol, host, hostname, port }: URL): string {
  const isNumeric = /^[\d.]+$|^\[/.test(hostname)
  return isNumeric ? new URL(`${protocol}//${name}.localhost:${port}`).origin : `${protocol}//${name}.${host}`
}

/** An address without query or fragment; null where it is empty. `https://example.com` stays without a slash. */
function readAddress(env: Environment, variable: string): string | null {
  const text = env[variable] ?? ''
  if (text === '') return null
  const url = URL.parse(text)
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && [url.origin + url.pathname, url.origin].includes(text)
  if (!isPlain) throw new ConfigError(variable, `must be an address such as https://example.com/path, not '${text}'`)
  return text
}
