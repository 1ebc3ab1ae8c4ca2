import { LANGUAGE_HEADER, MARKER, MARKER_HEADER, PLAYER_HEADER, SESSION_HEADER } from '@croupier/contract/calls'
import type { Device, Locale } from '@croupier/contract/locale'
import type { Access, SessionPort } from '@croupier/contract/session'
import type { Clock } from '../value/clock.ts'
import type { Logger } from '../value/logger.ts'
import type { Timers } from '../value/timers.ts'
import { withDeadline } from './deadline.ts'
import { errorFromAnswer } from './error-body.ts'
import { abortedError, DomainError, type ErrorKind, isAborted, notSentError, wasNotSent } from '../value/errors.ts'
import {
  NOT_JSON,
  type FailureInterceptor,
  type HttpClient,
  type HttpResponse,
  type OutgoingRequest,
  type RequestInterceptor,
  type ResponseInterceptor,
} from './http-client.ts'
import type { TokenRefresh } from './token-refresh.ts'

export interface InterceptorMeans {
  language: () => Locale
  device: () => Device
  session: Pick<SessionPort, 'access'>
  refresh: Pick<TokenRefresh, 'refresh'>
  timers: Timers
  clock: Clock
  log: Pick<Logger, 'warn'>
  /** Whether the device says that it has no connection. Default: it never does. */
  isOffline?: (() => boolean) | undefined
}

/**
 * Adds what every site does with its calls. Requests get marker, language, platform and token; answers set the clock, and
 * those outside of 2xx become a DomainError, which is logged. A host's own interceptors come after these.
 */
export function addInterceptors(client: HttpClient, means: InterceptorMeans): void {
  const { request, response } = client.interceptors
  const token = sessionToken(client, means)
  const clock = serverClock(means.clock)
  request.use(marker)
  request.use(languageHeader(means.language))
  request.use(platformParameter(means.device))
  request.use(token.request)
  request.use(clock.request)
  const unsent = unsentCalls(means.isOffline ?? (() => false))
  request.use(unsent.request)
  response.use(clock.response)
  response.use(token.response)
  response.use(null, unsent.failure)
  response.use(refusals(means.clock), failures)
  response.use(null, failureLog(means.log))
}

/** Tells the server that a script of ours asks, and that it wants JSON. */
export const marker: RequestInterceptor = (request) => {
  request.headers.set('Accept', 'application/json')
  request.headers.set(MARKER_HEADER, MARKER)
  return request
}

/** Sends the visitor's language with each call. */
export const languageHeader =
  (language: () => Locale): RequestInterceptor =>
  (request) => {
    request.headers.set(LANGUAGE_HEADER, language())
    return request
  }

/** Tells each call the kind of device (`platform`). */
export const platformParameter =
  (device: () => Device): RequestInterceptor =>
  (request) => {
    request.params = { ...request.params, platform: device() }
    return request
  }

/** Longest wait for a refresh, milliseconds. */
const REFRESH_WAIT_MS = 12_000

/** Requests `withToken` carry a fresh token, and are repeated once with a newer one after a 401. */
export function sessionToken(
  client: Pick<HttpClient, 'request'>,
  { session, refresh, timers }: Pick<InterceptorMeans, 'session' | 'refresh' | 'timers'>,
): { request: RequestInterceptor; response: ResponseInterceptor } {
  async function renewed(staleStamp: string | null, { signal, url: path }: OutgoingRequest): Promise<Access> {
    await withDeadline({ timers, timeoutMs: REFRESH_WAIT_MS, signal, path }, () => refresh.refresh(staleStamp))
    const access = session.access()
    // The device keeps no cookies, or the player logged out meanwhile.
    if (access === null) throw new DomainError('unauthorized', { status: 401, codes: ['no_session'], path })
    return access
  }

  return {
    async request(request) {
      const { owner, withToken = false } = request
      if (!withToken) return request
      const access = session.access() ?? (await renewed(null, request))
      request.stamp = access.stamp
      const named = owner ? await owner.headers(access) : access.header ? { Authorization: access.header } : {}
      // A repeated request has those of the first one.
      for (const name of ['Authorization', PLAYER_HEADER, SESSION_HEADER])
        request.headers.set(name, named[name] ?? false)
      return request
    },
    async response(response) {
      const { status, config } = response
      const { withToken = false, isRepeat = false, stamp = null } = config
      if (status !== 401 || !withToken || isRepeat) return response
      await renewed(stamp, config)
      return client.request({ ...config, isRepeat: true })
    },
  }
}

/** Sets the clock by `Date` and `Age` of each answer, refusals too. */
export function serverClock(clock: Clock): { request: RequestInterceptor; response: ResponseInterceptor } {
  // The host's time, so that a clock correction between two readings does not look like a slow answer.
  const now = (): number => clock.now() - clock.offset
  return {
    request(request) {
      request.sentAt = now()
      return request
    },
    response(response) {
      const sent = response.config.sentAt ?? now()
      clock.sync(headerOf(response, 'Date'), now() - sent, headerOf(response, 'Age'))
      return response
    },
  }
}

/** Turns an answer outside of 2xx, or without JSON, into a DomainError. */
export const refusals =
  (clock: Clock): ResponseInterceptor =>
  (response) => {
    const { status, data, config } = response
    const { method, url: path } = config
    if (status < 200 || status >= 300) {
      throw errorFromAnswer({ status, body: data, method, path, retryAfterMs: readRetryAfter(response, clock) })
    }
    if (data !== NOT_JSON) return response
    throw new DomainError('invalid-response', {
      status,
      method,
      path,
      message: `invalid-response at ${path}: not JSON`,
    })
  }

/** Tells calls that failed on a device without a connection, at the press and at the failure, from those that lost their answer. */
function unsentCalls(isOffline: () => boolean): { request: RequestInterceptor; failure: FailureInterceptor } {
  return {
    request(request) {
      request.isOffline = isOffline()
      return request
    },
    failure(error) {
      const { code, config, cause } = error as { code?: string; config?: OutgoingRequest; cause?: unknown }
      if (error instanceof DomainError || code === 'ERR_CANCELED' || !config?.isOffline || !isOffline()) throw error
      throw notSentError({ method: config.method, path: config.url, cause })
    },
  }
}

/** Turns a request without an answer into a DomainError. */
export const failures: FailureInterceptor = (error) => {
  if (error instanceof DomainError) throw error
  // As axios rejects: its error holds the request, whose headers must not get into a log.
  const { code, config, cause: reason } = error as { code?: string; config?: OutgoingRequest; cause?: unknown }
  const { method = null, url: path = null } = config ?? {}
  if (code === 'ERR_CANCELED') throw abortedError(path)
  throw new DomainError('network', { method, path, cause: reason })
}

/** Kinds of failures that leave open whether the server acted. */
const UNCLEAR: readonly ErrorKind[] = ['network', 'timeout', 'unavailable', 'invalid-response', 'unexpected']

/** Logs calls that change something and whose outcome is unknown. A failed read is logged with the name of the read. */
export const failureLog =
  (log: Pick<Logger, 'warn'>): FailureInterceptor =>
  (error) => {
    if (
      error instanceof DomainError &&
      !isAborted(error) &&
      !wasNotSent(error) &&
      error.method !== 'get' &&
      UNCLEAR.includes(error.kind)
    )
      log.warn('call without an outcome', error, { method: error.method })
    throw error
  }

/** Bound on `Retry-After`: a day, in milliseconds. */
const MAX_RETRY_AFTER_MS = 86_400_000

/** Seconds or a date (RFC 9110, 10.2.3) to milliseconds. */
function readRetryAfter(response: HttpResponse, clock: Clock): number | null {
  const header = headerOf(response, 'Retry-After')?.trim()
  if (!header) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock.now()
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS)
}

function headerOf({ headers }: HttpResponse, name: string): string | null {
  const value = headers.get(name)
  return typeof value === 'string' ? value : null
}
