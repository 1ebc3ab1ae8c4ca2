import type { CallOwner } from './call-owner.ts'
import type { Query } from './query.ts'

/** As axios writes it. */
export type Method = 'get' | 'post' | 'put' | 'delete'

interface RequestConfig {
  readonly method: Method
  /** Path below the client's base address. */
  readonly url: string
  params: Query
  /** The body, sent as JSON. */
  data?: unknown
  /** Milliseconds until the request fails with `timeout`. */
  timeout: number
  readonly signal?: AbortSignal | undefined
  readonly onUploadProgress?: ((share: number) => void) | undefined
  /** The request carries the session's token. */
  readonly withToken?: boolean
  /** With a token: the player it is for. */
  readonly owner?: CallOwner | undefined
  /** The second try, after a 401. */
  readonly isRepeat?: boolean
  /** Stamp of the token that was sent. */
  stamp?: string
  /** Device time, milliseconds. */
  sentAt?: number
  /** The device had no connection when it was sent. */
  isOffline?: boolean
}

export interface HttpHeaders {
  /** False removes the header. */
  set(name: string, value: string | false): unknown
}

/** A request as it is given to a client. */
export interface HttpRequest extends RequestConfig {
  headers: Readonly<Record<string, string>> | HttpHeaders
}

/** A request on its way out, which interceptors may change. */
export interface OutgoingRequest extends RequestConfig {
  headers: HttpHeaders
}

export interface HttpResponse {
  readonly status: number
  /** The parsed JSON, null for an empty answer, or `NOT_JSON`. */
  readonly data: unknown
  readonly headers: { get(name: string): unknown }
  readonly config: OutgoingRequest
}

export type RequestInterceptor = (request: OutgoingRequest) => OutgoingRequest | Promise<OutgoingRequest>
export type ResponseInterceptor = (response: HttpResponse) => HttpResponse | Promise<HttpResponse>
/** Throws, or answers instead. */
export type FailureInterceptor = (error: unknown) => HttpResponse | Promise<HttpResponse>

/**
 * Sends requests: the part of an axios instance that calls use. Every status resolves. Without an answer it rejects with a
 * DomainError, or as axios does with an error that has `code`, `config` and `cause`. Interceptors run in the order in which
 * they were added.
 */
export interface HttpClient {
  request(request: HttpRequest): Promise<HttpResponse>
  readonly interceptors: {
    readonly request: { use(sent: RequestInterceptor): unknown }
    readonly response: { use(answered: ResponseInterceptor | null, failed?: FailureInterceptor): unknown }
  }
}

/** The body of an answer that is no JSON. */
export const NOT_JSON = Symbol('not JSON')

/** Reads the body of an answer. */
export function readBody(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return NOT_JSON
  }
}

/** Writes the body of a request and its `Content-Type`. A text is sent as it is: it is a body written before. */
export function writeBody(data: unknown, headers: HttpHeaders): string | undefined {
  headers.set('Content-Type', data === undefined ? false : 'application/json')
  return data === undefined || typeof data === 'string' ? data : JSON.stringify(data)
}
