export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'unavailable'
  | 'invalid-response'
  | 'unexpected'

export interface DomainErrorDetails {
  status?: number | null
  codes?: readonly string[]
  fields?: Readonly<Record<string, readonly string[]>>
  data?: Readonly<Record<string, string | number>>
  method?: string | null
  path?: string | null
  retryAfterMs?: number | null
  said?: string | null
  message?: string
  cause?: unknown
}

/** The only error that leaves the domain. Screens turn `kind` and `codes` into text; `message` is for the log. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly kind: ErrorKind
  /** HTTP status, or null where no answer came. */
  readonly status: number | null
  /** The server's codes in its own order; empty where it named none. */
  readonly codes: readonly string[]
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Values that belong to the codes, such as the least amount. */
  readonly data: Readonly<Record<string, string | number>>
  /** The call's method in lower case (`post`), or null. */
  readonly method: string | null
  /** The call's path; of an answer that does not fit its schema, the path of the bad field. */
  readonly path: string | null
  /** How long the server asks to wait, milliseconds. */
  readonly retryAfterMs: number | null
  /** The server's own sentence about a refusal, unsafe text; null: none. */
  readonly said: string | null

  constructor(kind: ErrorKind, details: DomainErrorDetails = {}) {
    const {
      status = null,
      codes = [],
      fields = {},
      data = {},
      method = null,
      path = null,
      retryAfterMs = null,
      said = null,
    } = details
    super(details.message ?? describe(kind, status, path, codes), { cause: details.cause })
    this.kind = kind
    this.status = status
    this.codes = codes
    this.fields = fields
    this.data = data
    this.method = method
    this.path = path
    this.retryAfterMs = retryAfterMs
    this.said = said
  }

  /** Everything thrown becomes a DomainError. */
  static from(thrown: unknown): DomainError {
    if (thrown instanceof DomainError) return thrown
    if (thrown instanceof Error && thrown.name === 'AbortError') return abortedError()
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    return new DomainError('unexpected', { message, cause: thrown })
  }
}

/** A refusal by one code, found before a call. */
export const refusal = (code: string): DomainError => new DomainError('rejected', { codes: [code] })

/** Code of a call that never left the device: nothing was done. */
const NOT_SENT = 'not_sent'

/** A call that could not be sent. */
export function notSentError(
  details: Pick<DomainErrorDetails, 'method' | 'path' | 'cause' | 'message'> = {},
): DomainError {
  return new DomainError('network', { ...details, codes: [NOT_SENT] })
}

/** Whether a call that has no answer provably never left the device. */
export function wasNotSent({ codes }: Pick<DomainError, 'codes'>): boolean {
  return codes.includes(NOT_SENT)
}

const ABORTED = 'aborted'

/** A call that its caller gave up: neither shown nor logged. */
export function abortedError(path: string | null = null): DomainError {
  return new DomainError('unexpected', { codes: [ABORTED], path })
}

/** Whether a call failed because its caller aborted it: not to be shown as an error. */
export function isAborted(error: unknown): boolean {
  return error instanceof DomainError && error.codes.includes(ABORTED)
}

/** What a call answers; null where the platform does not find it. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}

/** Whether the same call may succeed later: the connection or the server failed, or the server asks to wait. */
export function isTemporary({ kind, status }: DomainError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'unavailable' || status === 429
}

/** Other 4xx are refusals, 5xx failures of the server. */
export function kindOfStatus(status: number): ErrorKind {
  if (status === 401) return 'unauthorized'
  if (status === 403 || status === 451) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status >= 400 && status < 500) return 'rejected'
  if (status >= 500) return 'unavailable'
  return 'unexpected'
}

function describe(kind: ErrorKind, status: number | null, path: string | null, codes: readonly string[]): string {
  return [kind, status, codes.join(','), path === null ? null : `at ${path}`].filter(Boolean).join(' ')
}
