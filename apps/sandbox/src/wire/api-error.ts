export interface ErrorItem {
  code: string
  field?: string
  message?: string
  /** Values for the message of the code, such as the minimum of an amount. */
  data?: Readonly<Record<string, unknown>>
}

/** A refusal: a status and error codes. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: ErrorItem[]
  readonly text: string | null
  readonly retryAfterSeconds: number | null

  constructor(
    status: number,
    errors: ErrorItem[] | string,
    options: { message?: string; retryAfterSeconds?: number } = {},
  ) {
    const items = typeof errors === 'string' ? [{ code: errors }] : errors
    super(options.message ?? items.map((item) => item.code).join(', '))
    this.status = status
    this.errors = items
    this.text = options.message ?? null
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }

  get code(): string {
    return this.errors[0]?.code ?? 'unknown'
  }

  body(): { errors: ErrorItem[]; message?: string } {
    return this.text === null ? { errors: this.errors } : { errors: this.errors, message: this.text }
  }
}

export const notFound = (): ApiError => new ApiError(404, 'not_found')
export const unauthorized = (): ApiError => new ApiError(401, 'unauthorized')
