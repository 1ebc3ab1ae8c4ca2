import { describe, expect, test } from 'vitest'
import { DomainError, type Http } from '../core/index.ts'
import { READ_CALLS, type ReadCall } from '../testing/answers.ts'

type Path = readonly (string | number)[]

/** What a call gave: its result or error, and the lines that it logged. */
interface Outcome {
  readonly result: unknown
  readonly error: unknown
  readonly lines: number
}

/** What stands in place of a value. `undefined`: the field is missing. */
const FAULTS: readonly unknown[] = [
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

const nameOf = (fault: unknown): string =>
  typeof fault === 'string' && fault.length > 20
    ? `a string of ${fault.length}`
    : String(JSON.stringify(fault) ?? fault)

/** Every place of an answer, its own first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)
}

function replaced(answer: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(answer))
    return answer.map((inner, index) => (index === Number(key) ? replaced(inner, rest, value) : (inner as unknown)))
  const { [key]: inner, ...others } = answer as Record<string, unknown>
  if (rest.length === 0 && value === undefined) return others
  return { ...(answer as object), [key]: replaced(inner, rest, value) }
}

async function outcomeOf({ read }: ReadCall, answer: unknown): Promise<Outcome> {
  let lines = 0
  const http = { get: () => Promise.resolve(answer), onLeftOut: () => (lines += 1) } as unknown as Http
  try {
    return { result: await read(http), error: null, lines }
  } catch (error) {
    // The read that failed logs it.
    return { result: null, error, lines: lines + 1 }
  }
}

const entriesOf = (result: unknown): readonly unknown[] =>
  Array.isArray(result) ? result : (result as { items: unknown[] }).items

/** Values of another type are a fault wherever they stand. */
const isOfOtherType = (fault: unknown, good: unknown): boolean =>
  fault != null && good !== null && (typeof fault === 'object') !== (typeof good === 'object')

const longest = (value: unknown, longTexts: readonly string[]): number =>
  Object.entries(value ?? {}).reduce((most, [key, inner]) => {
    if (typeof inner === 'string') return longTexts.includes(key) ? most : Math.max(most, inner.length)
    return typeof inner === 'object' ? Math.max(most, longest(inner, longTexts)) : most
  }, 0)

describe.each(Object.entries(READ_CALLS))('the answer of %s', (_, call) => {
  const places = placesIn(call.answer)
  const isList = Array.isArray((call.answer as { data: unknown }).data)

  test('is read whole and without a log line when nothing is wrong with it', async () => {
    const { error, lines, result } = await outcomeOf(call, call.answer)
    expect([error, lines]).toEqual([null, 0])
    if (isList) expect(entriesOf(result)).toHaveLength(3)
  })

  test.each(FAULTS.map((fault) => [nameOf(fault), fault]))(
    'with %s anywhere: one log line at most, no other error than its own, every other entry kept',
    async (name, fault) => {
      const clean = await outcomeOf(call, call.answer)
      for (const place of places) {
        const where = `${place.join('.')} = ${name}`
        // oxlint-disable-next-line no-await-in-loop -- in order, so that the first fault is the one that is named
        const { error, lines, result } = await outcomeOf(call, replaced(call.answer, place, fault))
        if (error !== null)
          expect(error, where).toMatchObject({ kind: 'invalid-response' } satisfies Partial<DomainError>)
        expect(lines, where).toBeLessThanOrEqual(1)
        if (isOfOtherType(fault, valueAt(call.answer, place))) expect(lines, where).toBe(1)
        expect(longest(result, call.longTexts ?? []), where).toBeLessThanOrEqual(2048)
        const [, index] = place
        if (!isList || place[0] !== 'data' || index === undefined) continue
        expect(error, where).toBeNull()
        const others = entriesOf(clean.result).filter((_entry, at) => at !== Number(index))
        expect(entriesOf(result), where).toEqual(expect.arrayContaining(others))
      }
    },
  )

  test('with a list of 10,000 entries anywhere is cut, and says so once', async () => {
    const lists = places.filter((place) => Array.isArray(valueAt(call.answer, place)))
    for (const place of lists) {
      const [entry] = valueAt(call.answer, place) as unknown[]
      if (entry === undefined) continue
      for (const many of [repeated(entry), different(entry)]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { error, lines, result } = await outcomeOf(call, replaced(call.answer, place, many))
        const where = place.join('.')
        expect([error, lines], where).toEqual([null, 1])
        if (isList && place.length === 1) {
          expect(entriesOf(result).length, where).toBeGreaterThanOrEqual(1)
          expect(entriesOf(result).length, where).toBeLessThanOrEqual(1000)
        }
      }
    }
  })
})

const COUNT = 10_000
const repeated = (entry: unknown): unknown[] => Array.from({ length: COUNT }, () => entry)

/** Entries that differ in all that may tell them apart. */
const different = (entry: unknown): unknown[] =>
  Array.from({ length: COUNT }, (_, index) => {
    if (typeof entry === 'number') return index
    if (typeof entry === 'string') return `${entry}-${index}`
    const given = entry as Record<string, unknown>
    const text = { slug: `s-${index}`, src: `/cdn/${index}.svg`, value: `v-${index}`, currency: `C${index}` }
    const number = { id: index, key: index, index }
    const own = Object.entries({ ...text, ...number }).filter(([key]) => key in given)
    return { ...given, ...Object.fromEntries(own) }
  })
