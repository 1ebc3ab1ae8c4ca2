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

/** An entry that was left out: its path, and what was expected there. Never its value, which may be secret. */
export interface LeftOut {
  readonly path: string
  readonly expected: string
}

export type OnLeftOut = (entry: LeftOut) => void

/** Reaches the lists of a schema with the configuration. */
interface ReadConfig extends v.Config<v.BaseIssue<unknown>> {
  readonly onLeftOut?: OnLeftOut | undefined
}

type ReadResult<T> =
  | { readonly output: T }
  /** The bad field (null: the whole value) and what was expected there. */
  | { readonly field: string | null; readonly expected: string }

/** Parses a value up to the first fault. Entries that lists leave out are reported on the way. */
export function parseAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  onLeftOut: OnLeftOut | undefined,
): ReadResult<T> {
  const config: ReadConfig = { abortEarly: true, onLeftOut }
  // `safeParse` would drop the handler from the configuration.
  const { issues, value: output } = schema['~run']({ value }, config)
  if (issues === undefined) return { output: output as T }
  const [issue] = issues
  return { field: v.getDotPath(issue), expected: issue.expected ?? issue.type }
}

/** Reads one entry; undefined and a report if it does not fit. */
function readEntry<T>(
  schema: v.GenericSchema<unknown, T>,
  entry: unknown,
  path: string,
  { onLeftOut }: ReadConfig,
): { readonly output: T } | undefined {
  const result = parseAnswer(schema, entry, (inner) => onLeftOut?.({ ...inner, path: `${path}.${inner.path}` }))
  if (!('field' in result)) return result
  const { field, expected } = result
  onLeftOut?.({ path: field === null ? path : `${path}.${field}`, expected })
  return undefined
}

/** A list with the number of entries that came. An entry that does not fit is left out and reported. */
const entriesOf = <S extends v.GenericSchema>(item: S, name: string) =>
  v.pipe(
    // The type of the entries is for those who write an answer.
    v.array(v.unknown()) as unknown as v.GenericSchema<v.InferInput<S>[]>,
    v.rawTransform<v.InferInput<S>[], { items: v.InferOutput<S>[]; received: number }>(({ dataset, config }) => ({
      items: dataset.value.flatMap((entry, index) => {
        const kept = readEntry(item, entry, `${name}.${index}`, config as object)
        return kept ? [kept.output] : []
      }),
      received: dataset.value.length,
    })),
  )

/** A list without its bad entries, which are reported. `name`: its field. */
export const listOf = <S extends v.GenericSchema>(item: S, name = 'data') =>
  v.pipe(
    entriesOf(item, name),
    v.transform(({ items }) => items),
  )

/** A setting; one that does not fit is reported and becomes `unreadable`. One that is absent is read as null. `name`: its path. */
export const settingOf = <S extends v.GenericSchema, const M>(setting: S, unreadable: M, name: string) =>
  v.optional(
    v.pipe(
      v.unknown() as unknown as v.GenericSchema<v.InferInput<S> | null>,
      v.rawTransform<v.InferInput<S> | null, v.InferOutput<S> | M>(({ dataset, config }) => {
        const kept = readEntry(setting, dataset.value, name, config as object)
        return kept ? kept.output : unreadable
      }),
    ),
    null,
  )

/** A page of a list answers `{ data }`, some platforms also `total`. */
export const pageOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.object({ data: entriesOf(schema, 'data'), total: v.fallback(v.nullish(CountSchema, null), null) }),
    v.transform(({ data, total }) => ({ ...data, total })),
  )
