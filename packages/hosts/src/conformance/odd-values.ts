import { parseTime, safeAddress } from '@croupier/domain/core'

/**
 * Values that have the right type, and that a site cannot use as they are: a field by its path and what was expected there. The
 * site reads past them, so that a page does not fail; who writes the platform wants to know.
 */
export function oddValues(body: unknown): readonly string[] {
  const found = new Map<string, string>()
  const add = (path: readonly string[], expected: string) => {
    // The same field of many entries of a list is one fault.
    const kind = path.filter((part) => !/^\d+$/.test(part)).join('.')
    if (!found.has(kind)) found.set(kind, `${path.join('.')}, expected ${expected}`)
  }
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) walk(one, [...path, key])
      const end = endBeforeStart(value as Readonly<Record<string, unknown>>)
      if (end !== null) add([...path, end], 'a time after the start')
      return
    }
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
    const rule = RULES.find(({ of, isOdd }) => of.test(name) && isOdd(value))
    if (rule) add(path, rule.expected)
  }
  walk(body, [])
  return [...found.values()]
}

interface Rule {
  /** The names of fields. */
  readonly of: RegExp
  readonly isOdd: (value: unknown) => boolean
  readonly expected: string
}

/** Names of when something begins and ends, as calls have them. */
const SPANS = [
  ['startedAt', 'finishedAt'],
  ['startAt', 'endAt'],
  ['showDateFrom', 'showDateTo'],
] as const

/** The name of an end that comes before its start; null: none does. */
function endBeforeStart(fields: Readonly<Record<string, unknown>>): string | null {
  const timeOf = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? parseTime(value) : Number(value ?? Number.NaN)
  }
  return SPANS.find(([start, end]) => timeOf(end) < timeOf(start))?.[1] ?? null
}

const isText =
  (isOdd: (text: string) => boolean) =>
  (value: unknown): boolean =>
    typeof value === 'string' && isOdd(value)

const RULES: readonly Rule[] = [
  {
    of: /^currency$|Currency$|^currencies$/,
    isOdd: isText((text) => text !== text.toUpperCase() || /\s/.test(text)),
    expected: 'a code in capitals, such as EUR',
  },
  {
    of: /^slug$|Slug$|^slugs$/,
    isOdd: isText((text) => /[\s/?#%\\]/.test(text)),
    expected: 'a part of an address, without spaces and / ? # %',
  },
  {
    of: /^(?:url|link|src|canonical|icon|preview|background|avatar)$|image|Image|_(?:url|preview)$|Url$/,
    isOdd: isText((text) => text !== '' && safeAddress(text) === null),
    expected: 'an address by http or https, or a path that begins with /',
  },
  {
    of: /^(?:name|title|username|nick)$/,
    isOdd: isText((text) => /<\/?[a-z][^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i.test(text)),
    expected: 'a text without HTML, which is shown as it is',
  },
  { of: /^rtp$/, isOdd: (value) => typeof value === 'number' && (value <= 0 || value > 100), expected: 'a percentage' },
]
