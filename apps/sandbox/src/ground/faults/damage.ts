import { isFields } from '../wire/fields.ts'

/** How a fault damages the answer of a call. */
export const DAMAGES = [
  'missing-fields',
  'null-fields',
  'wrong-types',
  'unknown-words',
  'long-texts',
  'empty-lists',
  'many-entries',
] as const
export type Damage = (typeof DAMAGES)[number]

export const isDamage = (text: string): text is Damage => DAMAGES.some((damage) => damage === text)

const LONG = 'x'.repeat(100_000)
const MANY = 10_000

/** An answer with every field of its data damaged; of a list, those of the first entry, and the others stay. */
export function damagedAnswer(answer: unknown, damage: Damage): unknown {
  if (damage === 'empty-lists') return withEmptyLists(answer)
  if (!isFields(answer)) return answer
  const { data } = answer
  if (!Array.isArray(data)) return { ...answer, data: damagedEntry(data, damage) }
  if (data.length === 0) return answer
  const [first, ...others] = data as unknown[]
  if (damage === 'many-entries') return { ...answer, data: [...(data as unknown[]), ...copiesOf(first)] }
  if (damage === 'missing-fields') return { ...answer, data: [...withoutEachField(first), ...others] }
  return { ...answer, data: [damagedEntry(first, damage), ...others] }
}

function withEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return isFields(value) ? mapFields(value, withEmptyLists) : value
}

function damagedEntry(entry: unknown, damage: Damage): unknown {
  switch (damage) {
    case 'missing-fields':
      return {}
    case 'null-fields':
      return isFields(entry) ? mapFields(entry, () => null) : null
    case 'wrong-types':
      return isFields(entry) ? mapFields(entry, ofAnotherType) : ofAnotherType(entry)
    case 'unknown-words':
      return withTexts(entry, 'unknown')
    case 'long-texts':
      return withTexts(entry, LONG)
    default:
      return entry
  }
}

const ofAnotherType = (value: unknown): unknown => (typeof value === 'string' ? 7 : 'text')

function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((inner: unknown) => withTexts(inner, text))
  return isFields(value) ? mapFields(value, (inner) => withTexts(inner, text)) : value
}

/** The entry once without each of its fields. */
function withoutEachField(entry: unknown): unknown[] {
  if (!isFields(entry)) return [null]
  return Object.keys(entry).map((name) => Object.fromEntries(Object.entries(entry).filter(([other]) => other !== name)))
}

/** Copies of an entry that differ in what tells entries apart. */
function copiesOf(entry: unknown): unknown[] {
  return Array.from({ length: MANY }, (_, index) => {
    if (!isFields(entry)) return typeof entry === 'number' ? entry + index : entry
    const numbers = { id: 1_000_000 + index, key: 1000 + index, index }
    const texts = { slug: `copy-${index}`, src: `/cdn/${index}.svg`, value: `copy-${index}` }
    return mapFields(entry, (value, name) => ({ ...numbers, ...texts })[name] ?? value)
  })
}

const mapFields = (fields: object, change: (value: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]))
