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
  readonly isMaxAttemptsUsed: boolean

  constructor(
    status: number,
    errors: ErrorItem[] | string,
    options: { message?: string; retryAfterSeconds?: number; isMaxAttemptsUsed?: boolean } = {},
  ) {
    const items = typeof errors === 'string' ? [{ code: errors }] : errors
    super(options.message ?? items.map((item) => item.code).join(', '))
    this.status = status
    this.errors = items
    this.text = options.message ?? null
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.isMaxAttemptsUsed = options.isMaxAttemptsUsed ?? false
  }

  get code(): string {
    return this.errors[0]?.code ?? 'unknown'
  }

  body(): { errors: ErrorItem[]; message?: string; is_max_attempts_used?: true } {
    return {
      errors: this.errors,
      ...(this.text !== null && { message: this.text }),
      ...(this.isMaxAttemptsUsed && { is_max_attempts_used: true }),
    }
  }
}

export const notFound = (): ApiError => new ApiError(404, 'not_found')
export const unauthorized = (): ApiError => new ApiError(401, 'unauthorized')
