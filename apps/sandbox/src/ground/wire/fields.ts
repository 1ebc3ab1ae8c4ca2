import { ApiError, type ErrorItem } from './api-error.ts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body as an object; a missing one is empty. @throws ApiError 400 */
export function fieldsOf(body: unknown): Fields {
  if (body === undefined || body === null || body === '') return {}
  if (isFields(body)) return body
  throw new ApiError(400, 'bad_request')
}

/** The trimmed text, or `''` if it is missing or of another type. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

export function integerOf(fields: Fields, name: string): number | null {
  const value = fields[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

/** An identifier, sent as a number or as text. */
export function idOf(fields: Fields, name: string): number | null {
  const value = fields[name]
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : integerOf(fields, name)
}

/** Collects all field errors, so that a form shows them at once. */
export class FormCheck {
  readonly #errors: ErrorItem[] = []

  reject(field: string, code: string, data?: ErrorItem['data']): void {
    this.#errors.push({ code, field, ...(data && { data }) })
  }

  require(condition: boolean, field: string, code: string): void {
    if (!condition) this.reject(field, code)
  }

  has(field: string): boolean {
    return this.#errors.some((error) => error.field === field)
  }

  done(): void {
    if (this.#errors.length > 0) throw new ApiError(422, this.#errors)
  }
}
