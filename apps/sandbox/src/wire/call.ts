import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { fieldsOf, type Fields } from './fields.ts'
import { localeOf, type Locale } from './locale.ts'

/** Small readings of a request that many routes need. */
export const callLocale = (request: FastifyRequest): Locale => localeOf(request.headers)

export const callFields = (request: FastifyRequest): Fields => fieldsOf(request.body)

export const callQuery = (request: FastifyRequest): Fields => fieldsOf(request.query)

/** A part of the path, e.g. the slug. */
export function pathPart(request: FastifyRequest, name: string): string {
  const value = fieldsOf(request.params)[name]
  return typeof value === 'string' ? value : ''
}

/** One value, or several when the name is repeated. */
export function queryValues(query: Fields, name: string): string[] {
  const value = query[name]
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === 'string' && item !== '')
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** @throws ApiError 400 when the value is given but is no number from `min` to `max` */
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

/** Whose tries are counted: behind the site's server all share one address, the forwarded one tells them apart. */
export function callerOf(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for']
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim() || request.ip
}
