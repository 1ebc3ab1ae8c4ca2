import * as v from 'valibot'
import { safeAddress } from './address.ts'

/** Longest name, title and identifier, in UTF-16 units. */
const MAX_NAME = 200
/** Longest text of a few sentences, in UTF-16 units. */
const MAX_NOTE = 2000
const MAX_ADDRESS = 2048
/** Longest list by default: the most games that a call asks for. */
const MAX_ENTRIES = 1000
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

export const MinorSchema = v.pipe(v.number(), v.safeInteger())

/** An amount that cannot be negative, in minor units. */
export const AmountSchema = v.pipe(MinorSchema, v.minValue(0))

export const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A moment: ISO-8601 text on the wire, milliseconds since the epoch in the domain. */
export const TimeSchema = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('not a time'),
)

/** A moment in seconds since the epoch on the wire, milliseconds in the domain. */
export const SecondsSchema = v.pipe(
  NumberSchema,
  v.transform((seconds) => seconds * 1000),
  v.minValue(-MAX_TIME),
  v.maxValue(MAX_TIME),
)

export const FlagSchema = v.nullish(v.boolean(), false)

const wellFormed = v.transform<string, string>((text) => text.replaceAll(LONE_SURROGATE, '\uFFFD'))

/** Cuts a text that is too long, and reports it. */
const cutAt = (max: number) =>
  v.rawTransform<string, string>(({ dataset: { value }, config }) => {
    if (value.length <= max) return value
    report(config, `at most ${max} characters`)
    return `${value.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
  })

/** HTML or text of any length; empty where there is none. */
export const TextSchema = v.pipe(v.nullish(v.string(), ''), wellFormed)

/** A text of a few sentences; empty where there is none. */
export const NoteSchema = v.pipe(v.nullish(v.string(), ''), cutAt(MAX_NOTE), wellFormed)

/** A title; empty where there is none. */
export const TitleSchema = v.pipe(v.nullish(v.string(), ''), cutAt(MAX_NAME), wellFormed)

/** A title; null where there is none. */
export const TitleOrNullSchema = v.nullish(v.pipe(v.string(), cutAt(MAX_NAME), wellFormed), null)

/** A text of a few sentences; null where there is none. */
export const NoteOrNullSchema = v.nullish(v.pipe(v.string(), cutAt(MAX_NOTE), wellFormed), null)

/** A name that must be there. */
export const NameSchema = v.pipe(v.string(), v.regex(/\S/, 'a name'), cutAt(MAX_NAME), wellFormed)

/** A part of an answer that was left out: its path, and what was expected there. Never its value, which may be secret. */
export interface LeftOut {
  readonly path: string
  readonly expected: string
}

export type OnLeftOut = (entry: LeftOut) => void

/** Reaches the parts of a schema with the configuration. */
interface ReadConfig extends v.Config<v.BaseIssue<unknown>> {
  readonly onLeftOut?: OnLeftOut | undefined
  /** Fields and indexes that lead to the part that is being read. */
  readonly path?: (string | number)[]
}

/** Of the configuration that valibot hands on. */
const reading = (config: object): ReadConfig => config as ReadConfig

type ReadResult<T> =
  | { readonly output: T }
  /** The bad field (null: the whole value) and what was expected there. */
  | { readonly field: string | null; readonly expected: string }

/** Parses a value up to the first fault that cannot be left out. What is left out is reported on the way. */
export function parseAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  onLeftOut: OnLeftOut | undefined,
): ReadResult<T> {
  const config: ReadConfig = { abortEarly: true, onLeftOut, path: [] }
  // `safeParse` would drop the handler from the configuration.
  const { issues, value: output } = schema['~run']({ value }, config)
  if (issues === undefined) return { output: output as T }
  const [issue] = issues
  return { field: v.getDotPath(issue), expected: expectedBy(issue) }
}

const expectedBy = (issue: v.BaseIssue<unknown>): string => issue.expected ?? issue.type

function report(config: object, expected: string, inner: string | null = null): void {
  const { path = [], onLeftOut } = reading(config)
  onLeftOut?.({ path: [...path, ...(inner === null ? [] : [inner])].join('.'), expected })
}

/** Reads a part; undefined and a report if it does not fit. */
function readPart<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  config: object,
): { readonly output: T } | undefined {
  const { issues, value: output } = schema['~run']({ value }, config)
  if (issues === undefined) return { output: output as T }
  const [issue] = issues
  report(config, expectedBy(issue), v.getDotPath(issue))
  return undefined
}

/** Optional fields that may not be read as missing. */
const exact = new WeakSet<v.GenericSchema>()

/** An optional field that must fit where it is there: read as missing, it would say something untrue. */
export function exactly<S extends v.GenericSchema>(schema: S): S {
  const copy = { ...schema }
  exact.add(copy)
  return copy
}

/** A field of an object: names it in reports, and reads an optional one that does not fit as missing. */
function fieldOf<S extends v.GenericSchema>(name: string, schema: S): S {
  const run: S['~run'] = (dataset, config) => {
    const { path } = reading(config)
    path?.push(name)
    const { value } = dataset
    let result = schema['~run']({ value }, config)
    if (result.issues !== undefined && !exact.has(schema)) {
      const missing = schema['~run']({ value: undefined }, config)
      if (missing.issues === undefined) {
        report(config, expectedBy(result.issues[0]), v.getDotPath(result.issues[0]))
        result = missing
      }
    }
    path?.pop()
    return result
  }
  return { ...schema, '~run': run }
}

/** An object. An optional field that does not fit is reported and counts as missing, unless it is `exactly`. */
export const objectOf = <const E extends v.ObjectEntries>(entries: E) =>
  v.object(
    Object.fromEntries(
      Object.entries(entries).map(([name, schema]) => [name, fieldOf(name, schema as v.GenericSchema)]),
    ) as unknown as E,
  )

/** Each GET answers `{ data }`. */
export const dataOf = <S extends v.GenericSchema>(schema: S) => objectOf({ data: schema })

export interface ListOptions<T> {
  /** Makes an entry unlike all others; a repeated one is left out. */
  readonly keyOf?: (entry: T) => unknown
  /** How many entries are kept. Default: 1000. */
  readonly max?: number
}

/** A list with the number of entries that came. An entry that does not fit is left out and reported. */
const entriesOf = <S extends v.GenericSchema>(
  item: S,
  { keyOf, max = MAX_ENTRIES }: ListOptions<v.InferOutput<S>> = {},
) =>
  v.pipe(
    // The type of the entries is for those who write an answer.
    v.array(v.unknown()) as unknown as v.GenericSchema<v.InferInput<S>[]>,
    v.rawTransform<v.InferInput<S>[], { items: v.InferOutput<S>[]; received: number }>(({ dataset, config }) => {
      const items: v.InferOutput<S>[] = []
      const keys = new Set<unknown>()
      const { path } = reading(config)
      for (const [index, entry] of dataset.value.entries()) {
        if (items.length === max) {
          report(config, `at most ${max} entries`)
          break
        }
        path?.push(index)
        const part = readPart(item, entry, config)
        const key = part && keyOf?.(part.output)
        if (key !== undefined && keys.has(key)) report(config, 'an entry of its own')
        else if (part) items.push(part.output)
        keys.add(key)
        path?.pop()
      }
      return { items, received: dataset.value.length }
    }),
  )

/** A list without its bad and repeated entries, which are reported. */
export const listOf = <S extends v.GenericSchema>(item: S, options?: ListOptions<v.InferOutput<S>>) =>
  v.pipe(
    entriesOf(item, options),
    v.transform(({ items }) => items),
  )

/** A setting; one that does not fit is reported and becomes `unreadable`. One that is absent is read as null. */
export const settingOf = <S extends v.GenericSchema, const M>(setting: S, unreadable: M) =>
  v.optional(
    v.pipe(
      v.unknown() as unknown as v.GenericSchema<v.InferInput<S> | null>,
      v.rawTransform<v.InferInput<S> | null, v.InferOutput<S> | M>(({ dataset, config }) => {
        const part = readPart(setting, dataset.value, config)
        return part ? part.output : unreadable
      }),
    ),
    null,
  )

/** A page of a list answers `{ data }`, some platforms also `total`. */
export const pageOf = <S extends v.GenericSchema>(schema: S, options?: ListOptions<v.InferOutput<S>>) =>
  v.pipe(
    objectOf({ data: entriesOf(schema, options), total: v.nullish(CountSchema, null) }),
    v.transform(({ data, total }) => ({ ...data, total })),
  )
