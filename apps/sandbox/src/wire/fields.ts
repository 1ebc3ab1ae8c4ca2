import { ApiError, type ErrorItem } from './api-error.ts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A request's body as an object; a missing body is an empty one. Anything else is a 400. */
export function fieldsOf(body: unknown): Fields {
  if (body === undefined || body === null || body === '') return {}
  if (isFields(body)) return body
  throw new ApiError(400, 'bad_request')
}

/** A trimmed text, or `''` when the field is missing, empty or of another type. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

export function integerOf(fields: Fields, name: string): number | null {
  const value = fields[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

/** An identifier, which comes back as the number it was sent as or as text: to its reader it is opaque. */
export function idOf(fields: Fields, name: string): number | null {
  const value = fields[name]
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : integerOf(fields, name)
}

/** Gathers every wrong field before answering: a form shows all its errors at once. */
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
