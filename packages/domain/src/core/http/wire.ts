import * as v from 'valibot'
import { safeAddress } from './address.ts'

/** An identifier is opaque: number or text on the wire, text in the domain. */
export const IdSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An address to show or to follow: http(s) or site-relative, anything else (and none) is null. */
export const AddressSchema = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => safeAddress(text)),
)

export const MinorSchema = v.pipe(v.number(), v.safeInteger())

export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A moment: ISO-8601 text on the wire, milliseconds since the epoch in the domain. */
export const TimeSchema = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('not a time'),
)

export const FlagSchema = v.nullish(v.boolean(), false)

export const TextSchema = v.nullish(v.string(), '')

/** Each GET answers `{ data }`. */
export const dataOf = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema })

/** A page of a list answers `{ data, total }`. */
export const pageOf = <S extends v.GenericSchema>(schema: S) => v.object({ data: v.array(schema), total: CountSchema })
