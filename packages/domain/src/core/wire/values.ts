import * as v from 'valibot'
import { safeAddress } from '../value/address.ts'
import { cutText } from '../value/cut-text.ts'
import { personName } from './person-name.ts'
import { shownText } from './shown-text.ts'
import { parseTime } from './time.ts'
import { report } from './left-out.ts'

/** Longest name, title and identifier, in UTF-16 units. */
const MAX_NAME = 200
/** Longest text of a few sentences, in UTF-16 units. */
const MAX_NOTE = 2000
const MAX_ADDRESS = 2048
/** The latest moment that a date can hold, milliseconds since the epoch. */
const MAX_TIME = 8.64e15

/** Half of a pair of UTF-16 units. Encoding it throws in an address, and changes it in a page. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** A number, without those that JSON cannot write again. */
export const NumberSchema = v.pipe(v.number(), v.finite())

const slug = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_NAME),
  v.check((text) => text.search(LONE_SURROGATE) < 0, 'not text'),
)

/** The part of an address that names something. */
export const SlugSchema = v.pipe(slug, v.notValues(['.', '..']))

/** An identifier is opaque: number or text on the wire, text in the domain. */
export const IdSchema = v.pipe(v.union([slug, NumberSchema]), v.transform(String))

/** A currency's code, also one that the site does not know. */
export const CurrencySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(12))

/** An address to show or to follow: http(s) or site-relative, anything else (and none) is null. */
export const AddressSchema = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(MAX_ADDRESS)), ''),
  v.transform((text) => safeAddress(text.replaceAll(LONE_SURROGATE, ''))),
)

/** An amount in minor units. */
export const MinorSchema = v.pipe(v.number(), v.safeInteger())

/** An amount that cannot be negative, in minor units. */
export const AmountSchema = v.pipe(MinorSchema, v.minValue(0))

/** A count: a whole number from 0. */
export const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A moment: ISO-8601 text on the wire, in UTC where it names no zone; milliseconds since the epoch in the domain. */
export const TimeSchema = v.pipe(v.string(), v.transform(parseTime), { ...v.number(), expects: 'ISO-8601' })

/** Platforms write a year like 9999 for an end that never comes. */
const NEVER = Date.UTC(9000, 0)

/** When something ends, as `TimeSchema`; null: never. */
export const EndSchema = v.pipe(
  v.nullish(TimeSchema, null),
  v.transform((time) => (time !== null && time >= NEVER ? null : time)),
)

/** A moment in seconds since the epoch on the wire, milliseconds in the domain. */
export const SecondsSchema = v.pipe(
  NumberSchema,
  v.transform((seconds) => seconds * 1000),
  v.minValue(-MAX_TIME),
  v.maxValue(MAX_TIME),
)

/** False where it is missing. */
export const FlagSchema = v.nullish(v.boolean(), false)

const wellFormed = v.transform<string, string>((text) => text.replaceAll(LONE_SURROGATE, '\uFFFD'))

/** Cuts a text that is too long, and reports it. */
const cutAt = (max: number) =>
  v.rawTransform<string, string>(({ dataset: { value }, config }) => {
    if (value.length <= max) return value
    report(config, `at most ${max} characters`)
    return `${cutText(value, max - 1)}…`
  })

/** Blank texts are none: they would be headings and links without a name. */
const title = v.transform<string, string>(shownText)
const nullIfEmpty = v.transform((text: string): string | null => text || null)

/** HTML or text of any length; empty where there is none. */
export const TextSchema = v.pipe(v.nullish(v.string(), ''), wellFormed)

/** A text of a few sentences; empty where there is none. */
export const NoteSchema = v.pipe(v.nullish(v.string(), ''), cutAt(MAX_NOTE), wellFormed, title)

/** A title; empty where there is none. */
export const TitleSchema = v.pipe(v.nullish(v.string(), ''), cutAt(MAX_NAME), wellFormed, title)

/** A title; null where there is none. */
export const TitleOrNullSchema = v.pipe(TitleSchema, nullIfEmpty)

/** A text of a few sentences; null where there is none. */
export const NoteOrNullSchema = v.pipe(NoteSchema, nullIfEmpty)

/** A name that must be there. */
export const NameSchema = v.pipe(
  v.string(),
  v.check((text) => shownText(text) !== '', 'a name'),
  cutAt(MAX_NAME),
  wellFormed,
  title,
)

/** A person's name as it is shown. One must be there; it may be blank. */
export const PersonNameSchema = v.pipe(v.string(), cutAt(MAX_NAME), wellFormed, v.transform(personName))
