import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { fieldsOf, type Fields } from './fields.ts'
import { localeOf, type Locale } from './locale.ts'

export const callLocale = (request: FastifyRequest): Locale => localeOf(request.headers)

export const callFields = (request: FastifyRequest): Fields => fieldsOf(request.body)

export const callQuery = (request: FastifyRequest): Fields => fieldsOf(request.query)

export function pathPart(request: FastifyRequest, name: string): string {
  const value = fieldsOf(request.params)[name]
  return typeof value === 'string' ? value : ''
}

/** The values of a parameter that may be repeated. */
export function queryValues(query: Fields, name: string): string[] {
  const value = query[name]
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === 'string' && item !== '')
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** @throws ApiError 400 if the value is given and no integer from `min` to `max` */
export function queryInteger(
  query: Fields,
  name: string,
  { min, max, otherwise }: { min: number; max: number; otherwise: number },
): number {
  const text = query[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ApiError(400, [{ code: 'invalid', field: name }])
  return value
}

/** The latest time that a `Date` can hold. */
export const END_OF_TIME = 8_640_000_000_000_000

/** A moment in milliseconds. @throws ApiError 400 if the value is given and no time */
export function queryMoment(query: Fields, name: string, otherwise: number): number {
  const [text] = queryValues(query, name)
  if (text === undefined) return otherwise
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new ApiError(400, [{ code: 'invalid', field: name }])
  return at
}

/** The address for attempt limits: the forwarded one, because all visitors share the server's. */
export function callerOf(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for']
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim() || request.ip
}
