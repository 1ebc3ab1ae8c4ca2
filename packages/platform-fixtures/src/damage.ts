/** The way to a place of an answer. */
export type Place = readonly (string | number)[]

/** What may stand in place of a value. `undefined`: the field is missing. */
export const DAMAGED_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1.5,
  Infinity,
  '',
  'unknown',
  '\uD800',
  'javascript:alert(1)',
  [],
  [null],
  {},
  { data: null },
  'x'.repeat(100_000),
]

/** The name of a damaged value in a test's title. */
export const damageName = (value: unknown): string =>
  typeof value === 'string' && value.length > 20
    ? `a string of ${value.length}`
    : (JSON.stringify(value) ?? String(value))

/** Every place of an answer, the whole of it first. */
export function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]))]
}

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)
}

/** The answer with another value in one place; `undefined` removes the field. */
export function replaceAt(answer: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return value
  if (Array.isArray(answer))
    return answer.map((inner: unknown, index) => (index === Number(key) ? replaceAt(inner, rest, value) : inner))
  const { [key]: inner, ...others } = answer as Record<string, unknown>
  if (rest.length === 0 && value === undefined) return others
  return { ...(answer as object), [key]: replaceAt(inner, rest, value) }
}

/** The same entry many times. */
export const repeatEntry = (entry: unknown, count: number): unknown[] => Array.from({ length: count }, () => entry)

/** Entries like this one that differ in all that may tell them apart. */
export const multiplyEntry = (entry: unknown, count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => {
    if (typeof entry === 'number') return index
    if (typeof entry === 'string') return `${entry}-${index}`
    const given = entry as Record<string, unknown>
    const text = { slug: `s-${index}`, src: `/cdn/${index}.svg`, value: `v-${index}`, currency: `C${index}` }
    const number = { id: index, key: index, index }
    const own = Object.entries({ ...text, ...number }).filter(([key]) => key in given)
    return { ...given, ...Object.fromEntries(own) }
  })
