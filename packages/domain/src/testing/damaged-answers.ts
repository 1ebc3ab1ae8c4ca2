import {
  DAMAGED_VALUES,
  damageName,
  multiplyEntry,
  placesIn,
  repeatEntry,
  replaceAt,
  valueAt,
  type Place,
} from '@croupier/platform-fixtures'
import { describe, expect, test } from 'vitest'
import { createHttp, type DomainError, type Http } from '../core/index.ts'

/** A call that reads something of the platform. */
export interface ReadCall {
  readonly read: (http: Http) => Promise<unknown>
  /** Fields of the result that hold text of any length. */
  readonly longTexts?: readonly string[]
  /** Optional fields that decide about access or money: unreadable ones fail closed. */
  readonly failsClosed?: readonly string[]
}

/** What a call gave: its result or error, and the lines that it logged. */
interface Outcome {
  readonly result: unknown
  readonly error: unknown
  readonly lines: number
}

async function outcomeOf({ read }: ReadCall, answer: unknown): Promise<Outcome> {
  let lines = 0
  const http = createHttp(() => Promise.resolve(answer), { onLeftOut: () => void (lines += 1) })
  try {
    return { result: await read(http), error: null, lines }
  } catch (error) {
    // The read that failed logs it.
    return { result: null, error, lines: lines + 1 }
  }
}

const entriesOf = (result: unknown): readonly unknown[] =>
  Array.isArray(result) ? result : (result as { items: unknown[] }).items

/** Values of another type are a fault anywhere. */
const isOfOtherType = (fault: unknown, good: unknown): boolean =>
  fault != null && good !== null && (typeof fault === 'object') !== (typeof good === 'object')

const longest = (value: unknown, longTexts: readonly string[]): number =>
  Object.entries(value ?? {}).reduce((most, [key, inner]) => {
    if (typeof inner === 'string') return longTexts.includes(key) ? most : Math.max(most, inner.length)
    return typeof inner === 'object' ? Math.max(most, longest(inner, longTexts)) : most
  }, 0)

/** Entries of all lists of a result, of those within others too. */
function countEntries(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, part) => sum + countEntries(part), 0)
  return inner + (Array.isArray(value) ? value.length : 0)
}

const MANY = 10_000

/**
 * Tests a call with every damage of its answer.
 * @param answer a good answer; a list with three entries
 */
export function testDamagedAnswers(name: string, answer: object, call: ReadCall): void {
  describe(`the answer of ${name}`, () => {
    const places = placesIn(answer)
    const isList = Array.isArray((answer as { data: unknown }).data)

    test('is read whole and without a log line when nothing is wrong with it', async () => {
      const { error, lines, result } = await outcomeOf(call, answer)
      expect([error, lines]).toEqual([null, 0])
      if (isList) expect(entriesOf(result)).toHaveLength(3)
    })

    test.each(DAMAGED_VALUES.map((value) => [damageName(value), value]))(
      'with %s anywhere: one log line at most, no other error than its own, every other entry kept',
      async (name, fault) => {
        const clean = await outcomeOf(call, answer)
        for (const place of places) {
          const where = `${place.join('.')} = ${name}`
          // oxlint-disable-next-line no-await-in-loop -- in order, so that the first fault is the one that is named
          const { error, lines, result } = await outcomeOf(call, replaceAt(answer, place, fault))
          if (error !== null)
            expect(error, where).toMatchObject({ kind: 'invalid-response' } satisfies Partial<DomainError>)
          expect(lines, where).toBeLessThanOrEqual(1)
          if (isOfOtherType(fault, valueAt(answer, place))) expect(lines, where).toBe(1)
          expect(longest(result, call.longTexts ?? []), where).toBeLessThanOrEqual(2048)
          const [, index] = place
          if (!isList || place[0] !== 'data' || index === undefined) continue
          expect(error, where).toBeNull()
          const others = entriesOf(clean.result).filter((_entry, at) => at !== Number(index))
          expect(entriesOf(result), where).toEqual(expect.arrayContaining(others))
        }
      },
    )

    test('with an unreadable optional field loses that field only, unless it fails closed', async () => {
      const { failsClosed = [] } = call
      const outcomes = async (place: Place, faults: readonly unknown[]) =>
        await Promise.all(faults.map((fault) => outcomeOf(call, replaceAt(answer, place, fault))))
      const closed = new Set<string>()
      const costly = new Set<string>()
      const clean = await outcomeOf(call, answer)
      for (const place of places) {
        const field = place.at(-1)
        if (field === undefined || Array.isArray(valueAt(answer, place.slice(0, -1)))) continue
        // oxlint-disable-next-line no-await-in-loop -- in order, so that the first fault is the one that is named
        const [missing, ...damaged] = await outcomes(place, DAMAGED_VALUES)
        const isOptional =
          missing?.error === null && (!isList || entriesOf(missing.result).length === entriesOf(clean.result).length)
        if (!isOptional) continue
        const kept = Math.min(countEntries(missing.result), countEntries(clean.result))
        if (damaged.every(({ error, result }) => error === null && countEntries(result) >= kept)) continue
        if (failsClosed.includes(String(field))) closed.add(String(field))
        else costly.add(place.join('.'))
      }
      expect([...costly]).toEqual([])
      expect([...closed].toSorted()).toEqual([...failsClosed].toSorted())
    })

    test('with a list of 10,000 entries anywhere is cut, and says so once', async () => {
      const lists = places.filter((place) => Array.isArray(valueAt(answer, place)))
      for (const place of lists) {
        const [entry] = valueAt(answer, place) as unknown[]
        if (entry === undefined) continue
        for (const many of [repeatEntry(entry, MANY), multiplyEntry(entry, MANY)]) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const { error, lines, result } = await outcomeOf(call, replaceAt(answer, place, many))
          const where = place.join('.')
          expect([error, lines], where).toEqual([null, 1])
          if (isList && place.length === 1) {
            expect(entriesOf(result).length, where).toBeGreaterThanOrEqual(1)
            expect(entriesOf(result).length, where).toBeLessThanOrEqual(1000)
          }
        }
      }
    })

    if (isList)
      test('without its list is a failure, logged once, and no empty list', async () => {
        for (const nothing of [null, {}, { data: null }, { data: {} }, []]) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const { error, lines } = await outcomeOf(call, nothing)
          expect([(error as DomainError | null)?.kind, lines], JSON.stringify(nothing)).toEqual(['invalid-response', 1])
        }
      })
  })
}
