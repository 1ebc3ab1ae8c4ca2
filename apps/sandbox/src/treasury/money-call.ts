import type { FastifyRequest } from 'fastify'
import { ApiError } from '../ground/wire/api-error.ts'
import type { Fields } from '../ground/wire/fields.ts'

export const isIntentKey = (key: string): boolean => /^[\w-]{16,100}$/.test(key)

/** The key of the player's intent. @throws ApiError 400 */
export function intentOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && isIntentKey(key)) return key
  throw new ApiError(400, key === undefined ? 'idempotency_key_required' : 'idempotency_key_invalid')
}

/** Null: not given. Anything but a number gives a value that fails each check. */
export function amountOf({ amount }: Fields): number | null {
  if (amount === undefined || amount === null) return null
  return typeof amount === 'number' ? amount : Number.NaN
}
