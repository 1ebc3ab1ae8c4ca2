import * as v from 'valibot'
import { pathIn, report } from './left-out.ts'
import { objectOf, settingOf } from './objects.ts'
import { parsePart } from './parse-answer.ts'
import { AmountSchema, CountSchema } from './values.ts'

/** Longest list by default: the most games that a call asks for. */
const MAX_ENTRIES = 1000

export interface ListOptions<T> {
  /** Makes an entry unlike all others; a repeated one is left out. */
  readonly keyOf?: (entry: T) => unknown
  /** How many entries are kept. Default: 1000. */
  readonly max?: number
}

/** Reads any entry, and `rawTransform` checks it. What it says of its entries is for those who write an answer. */
const arrayOf = <S extends v.GenericSchema>(item: S) => {
  const any = v.array(v.unknown())
  const run: (typeof any)['~run'] = (dataset, config) => any['~run'](dataset, config)
  return { ...any, item, '~run': run } as unknown as v.GenericSchema<v.InferInput<S>[]>
}

/** A list with the number of entries that came. An entry that does not fit is left out and reported. */
export const entriesOf = <S extends v.GenericSchema>(
  item: S,
  { keyOf, max = MAX_ENTRIES }: ListOptions<v.InferOutput<S>> = {},
) =>
  v.pipe(
    arrayOf(item),
    v.rawTransform<v.InferInput<S>[], { items: v.InferOutput<S>[]; received: number }>(({ dataset, config }) => {
      const items: v.InferOutput<S>[] = []
      const keys = new Set<unknown>()
      const path = pathIn(config)
      for (const [index, entry] of dataset.value.entries()) {
        if (items.length === max) {
          report(config, `at most ${max} entries`)
          break
        }
        path?.push(index)
        const part = parsePart(item, entry, config)
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

/** A page of a list answers `{ data }`, some platforms also `total`. */
export const pageOf = <S extends v.GenericSchema>(schema: S, options?: ListOptions<v.InferOutput<S>>) =>
  v.pipe(
    objectOf({ data: entriesOf(schema, options), total: v.nullish(CountSchema, null) }),
    v.transform(({ data, total }) => ({ ...data, total })),
  )

/** Amounts by name, such as by currency: without those that cannot be read. */
export const AmountsSchema = v.pipe(
  v.nullish(v.record(v.string(), settingOf(v.nullish(AmountSchema, null), null)), {}),
  v.transform((amounts): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(amounts).filter((entry): entry is [string, number] => entry[1] !== null)),
  ),
)
