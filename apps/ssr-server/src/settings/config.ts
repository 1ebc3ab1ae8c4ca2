import { CALL_MS, MAX_PICTURE_BYTES, RENDER_CALL_MS, UPLOAD_MS } from '@croupier/contract/limits'
import path from 'node:path'
import { ConfigError, readList, readMilliseconds, readNumber, readOrigin, type Environment } from './env-values.ts'
import { isProxyRange } from './proxy-range.ts'
import { readOutsideParties, type OutsideParties } from './outside-parties.ts'
import { readSharedState, type SharedStateSettings } from './shared-state-settings.ts'
import { readTracing, type TracingSettings } from './tracing-settings.ts'
import { sandboxSettings } from './sandbox-settings.mjs'

/** The operator's settings, read once from the environment. */
export interface Config {
  host: string
  port: number
  /** Address of the operator's calls; null: there are none. */
  admin: { readonly host: string; readonly port: number } | null
  /** Origin of the platform, e.g. `http://localhost:4000`. */
  platformUrl: string
  parties: OutsideParties
  /** The one brand to serve; null: chosen by the host of the request. */
  brand: string | null
  /** Origins of the site, the canonical one first. Requests to other hosts are refused. */
  publicOrigins: string[]
  /** Turns on HSTS, `Secure` and the `__Host-` prefix. TLS itself ends in front of this server. */
  tls: boolean
  /** Proxies whose forwarding headers are trusted: addresses, ranges, `loopback`, `linklocal` or `uniquelocal`. */
  trustProxy: string[]
  /** The header, in lower case, in which those proxies name the visitor's country (`cf-ipcountry`); null: none. */
  countryHeader: string | null
  /** Keeps logged-out sessions over a restart, until the platform has ended them; null: in memory only. */
  endedSessionsFile: string | null
  /** Where several servers of the site share what they must agree on; null: this is the only one. */
  sharedState: SharedStateSettings | null
  /** Folder in which files of the client are kept for pages of other builds; null: a build has only its own. */
  buildFiles: string | null
  /** Where spans are sent; null: there are none. */
  tracing: TracingSettings | null
  logLevel: string
  /** Off: `/sw.js` is a worker that removes itself and all that it kept from every device. */
  serviceWorker: boolean
  limits: Limits
}

/** Bounds of time, size and number. Times are in milliseconds, sizes in bytes. */
export interface Limits {
  /** How long to wait for an answer of the platform. */
  platformTimeout: number
  jsonBody: number
  /** Of a document's picture, as base64 in JSON. */
  uploadBody: number
  /** How long a page waits for its data. */
  renderBudget: number
  /** After that a render is given up, so that the visitor has an answer within 3.5 s. */
  renderDeadline: number
  /** Renders side by side: while they wait for the platform, and while the processor is busy with them. */
  runningRenders: number
  busyRenders: number
  waitingRenders: number
  /** Delay of the event loop from which pages are refused (guard/load.ts). */
  overloadDelay: number
  /** Of players: who would wait for longer for a place to render gets a light page. */
  wholePageWait: number
  /** Pages and calls that an address may ask for in a minute. */
  requestsAMinutePerAddress: number
  /** How long a render waits to begin. Who would wait for longer is refused at once. */
  renderWait: number
  /** After this time what is public and new is seen. Answers and pages made of them are each shared for half of it. */
  publicAnswerFresh: number
  pageStale: number
  /** How long a visitor waits for a new page where only an old one is here. */
  pageWait: number
  /** Pause after a failed refresh of a page. */
  pageRetry: number
  pageCacheBytes: number
  pictureCacheBytes: number
  refreshMemory: number
  /** Access tokens whose owner is remembered. */
  tokenOwners: number
  ownerWait: number
  liveSockets: number
  liveSocketsPerAddress: number
  liveHandshake: number
  /** Time between two pings of a live socket; one that has not answered by the next is ended. */
  livePing: number
  /** Entries taken at `/log`. One page sends at most 10 a minute; many pages may share an address. */
  logEntriesAMinute: number
  logEntriesAMinutePerAddress: number
  /** How long a request's head may take. */
  requestHead: number
  /** How long a connection may be idle during a request. More than `platformTimeout`. */
  connectionIdle: number
  /** How long a client may take to send the body of a request, and of an upload. */
  bodySending: number
  uploadSending: number
  /** How long a client may take to read one answer. */
  answerReading: number
  /**
   * After SIGTERM (process/stop-on-signals.ts): how long only readiness fails, how long connections are accepted at most, and
   * how long all may take. After the first live sockets are closed, one by one over `liveSpread`.
   */
  drainNotice: number
  liveSpread: number
  drainAccepting: number
  drain: number
}

export const defaultLimits: Limits = {
  platformTimeout: CALL_MS,
  jsonBody: 1024 * 1024,
  uploadBody: 1.5 * MAX_PICTURE_BYTES,
  renderBudget: 2_500,
  renderDeadline: 3_400,
  runningRenders: 64,
  busyRenders: 6,
  waitingRenders: 128,
  overloadDelay: 90,
  wholePageWait: 250,
  requestsAMinutePerAddress: 6_000,
  renderWait: 1_500,
  publicAnswerFresh: 5_000,
  pageStale: 24 * 3600_000,
  pageWait: 1_000,
  pageRetry: 2_000,
  pageCacheBytes: 64 * 1024 * 1024,
  pictureCacheBytes: 64 * 1024 * 1024,
  refreshMemory: 5 * 60_000,
  tokenOwners: 20_000,
  ownerWait: 8_000,
  liveSockets: 10_000,
  liveSocketsPerAddress: 200,
  liveHandshake: 10_000,
  livePing: 30_000,
  logEntriesAMinute: 3_000,
  logEntriesAMinutePerAddress: 300,
  requestHead: 15_000,
  connectionIdle: 45_000,
  bodySending: 60_000,
  uploadSending: UPLOAD_MS,
  answerReading: 300_000,
  ...stopTimes(3_000),
}

/** Of stopping, by how long a balancer needs to notice that a server is not ready. */
function stopTimes(drainNotice: number): Pick<Limits, 'drainNotice' | 'liveSpread' | 'drainAccepting' | 'drain'> {
  return { drainNotice, liveSpread: 2_000, drainAccepting: drainNotice + 3_000, drain: drainNotice + 5_000 }
}

/** Throws a ConfigError at the first wrong value. Without `PLATFORM_URL` the sandbox's settings are the default. */
export function readConfig(given: Environment, localOrigins: (port: number) => string[] = () => []): Config {
  const env = given['PLATFORM_URL'] ? given : besideSandbox(given)
  const port = readPort(env, 'PORT', '3000')
  const tls = readSwitch(env, 'TLS')
  const publicOrigins = readPublicOrigins(env, port, tls, localOrigins(port))
  const config: Config = {
    host: env['HOST'] || '0.0.0.0',
    port,
    admin: env['ADMIN_PORT']
      ? { host: env['ADMIN_HOST'] || '127.0.0.1', port: readPort(env, 'ADMIN_PORT', env['ADMIN_PORT']) }
      : null,
    platformUrl: readOrigin('PLATFORM_URL', env['PLATFORM_URL'] ?? ''),
    parties: readOutsideParties(env, publicOrigins),
    brand: readBrand(env),
    publicOrigins,
    tls,
    trustProxy: readList(env['TRUST_PROXY']).map(readProxy),
    countryHeader: readCountryHeader(env),
    endedSessionsFile: (env['ENDED_SESSIONS_FILE'] ?? `.data/ended-sessions-${port}`) || null,
    sharedState: readSharedState(env),
    buildFiles: env['BUILD_FILES_DIR'] ? path.resolve(env['BUILD_FILES_DIR']) : null,
    tracing: readTracing(env),
    logLevel: readLogLevel(env),
    serviceWorker: readSwitch(env, 'SERVICE_WORKER', 'on'),
    limits: {
      ...defaultLimits,
      renderBudget: readMilliseconds(env, 'RENDER_BUDGET_MS', defaultLimits.renderBudget),
      renderDeadline: readMilliseconds(env, 'RENDER_DEADLINE_MS', defaultLimits.renderDeadline),
      overloadDelay: readMilliseconds(env, 'OVERLOAD_DELAY_MS', defaultLimits.overloadDelay),
      requestsAMinutePerAddress: readNumber(
        env,
        'REQUESTS_A_MINUTE_PER_ADDRESS',
        defaultLimits.requestsAMinutePerAddress,
      ),
      ...stopTimes(readMilliseconds(env, 'DRAIN_NOTICE_MS', defaultLimits.drainNotice)),
      liveSockets: readNumber(env, 'LIVE_SOCKETS', defaultLimits.liveSockets),
      publicAnswerFresh: readMilliseconds(env, 'PUBLIC_ANSWER_FRESH_MS', defaultLimits.publicAnswerFresh),
    },
  }
  const { renderBudget } = config.limits
  const mostBudget = Math.min(config.limits.renderDeadline, RENDER_CALL_MS)
  if (renderBudget >= mostBudget)
    throw new ConfigError('RENDER_BUDGET_MS', `must be less than ${mostBudget}, not ${renderBudget}`)
  return config
}

function besideSandbox(env: Environment): Environment {
  const { PLATFORM_URL, ...parties } = sandboxSettings()
  return { ...parties, ...env, PLATFORM_URL }
}

function readPort(env: Environment, variable: string, otherwise: string): number {
  const text = env[variable] || otherwise
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(variable, `must be a number from 0 to 65535, not '${text}'`)
  return port
}

function readSwitch(env: Environment, variable: string, otherwise = 'off'): boolean {
  const text = env[variable] || otherwise
  if (text !== 'on' && text !== 'off') throw new ConfigError(variable, `must be 'on' or 'off', not '${text}'`)
  return text === 'on'
}

function readBrand(env: Environment): string | null {
  const name = env['BRAND'] || null
  if (name !== null && !/^[a-z0-9-]+$/.test(name))
    throw new ConfigError('BRAND', `must be a brand's folder name, not '${name}'`)
  return name
}

function readPublicOrigins(env: Environment, port: number, tls: boolean, ofBrands: readonly string[]): string[] {
  const origins = readList(env['PUBLIC_ORIGIN']).map((value) => readOrigin('PUBLIC_ORIGIN', value))
  if (tls && origins.length === 0) throw new ConfigError('PUBLIC_ORIGIN', 'must be set when TLS is on')
  const plain = origins.find((origin) => origin.startsWith('http:'))
  if (tls && plain !== undefined) throw new ConfigError('PUBLIC_ORIGIN', `must be https when TLS is on, not '${plain}'`)
  if (origins.length > 0) return origins
  return [...['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin), ...ofBrands]
}

function readProxy(text: string): string {
  if (isProxyRange(text)) return text
  throw new ConfigError('TRUST_PROXY', `must list addresses or ranges of proxies, '${text}' is none`)
}

/** Requires a trusted proxy: otherwise any visitor could name the country. */
function readCountryHeader(env: Environment): string | null {
  const name = (env['COUNTRY_HEADER'] || '').trim().toLowerCase()
  if (name === '') return null
  if (!/^[a-z0-9-]+$/.test(name)) throw new ConfigError('COUNTRY_HEADER', `must be a header's name, not '${name}'`)
  if (readList(env['TRUST_PROXY']).length === 0)
    throw new ConfigError('COUNTRY_HEADER', 'needs TRUST_PROXY: the proxy that sets it')
  return name
}

function readLogLevel(env: Environment): string {
  const level = env['LOG_LEVEL'] || 'warn'
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
  if (!levels.includes(level)) throw new ConfigError('LOG_LEVEL', `must be one of ${levels.join(', ')}, not '${level}'`)
  return level
}
