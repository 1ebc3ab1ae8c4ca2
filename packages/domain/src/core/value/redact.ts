import { RESET_KEY } from '@croupier/contract/paths'

const HIDDEN = '[hidden]'
const SECRET_KEY =
  /pass(word|wd)?$|secret|token|authori[sz]ation|cookie|captcha|mail|phone|card|cvv|^(access|refresh|login|code)$/i
/** A number with more digits may be a phone or a card. */
const MAX_NUMBER = 1e7
const MAX_TEXT = 4000
const MAX_DEPTH = 5
const MAX_ITEMS = 30

/**
 * Patterns of secrets in text, the most specific first. None may start a match in the middle of a word that it has read from
 * an earlier start: reading a long word again from each letter takes quadratic time, and anyone can send long words.
 */
const SECRETS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  // In quotes to the closing one, as written or in a text within a text; bare to the next space or mark.
  [
    /((?:pass(?:word|wd)?|secret|token|access|refresh|\bat|\brt|code)\\*["']?\s*(?:[=:]|%3[ad])\s*)(?:\\"(?:(?!\\").)*|"(?:[^"\\]|\\.)*|'(?:[^'\\]|\\.)*|[^\s"'&,;}]+)/gis,
    `$1${HIDDEN}`,
  ],
  [RESET_KEY, `$1${HIDDEN}`],
  [/(?<![^\s@<>"'(),;:=])[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+\.[^\s@<>"'(),;:=]+/g, '[email]'],
  [/\+?\d[\d\s().-]{6,}\d/g, '[phone]'],
]

/** Text without tokens, passwords, email addresses and phone numbers. Removes too much rather than too little. */
export function redactText(text: string): string {
  let clean = text.slice(0, MAX_TEXT)
  for (const [pattern, replacement] of SECRETS) clean = clean.replace(pattern, replacement)
  return clean
}

/** Copies any value as plain data of bounded size without secrets. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return Math.abs(value) < MAX_NUMBER ? value : '[number]'
  if (value === null || typeof value === 'boolean') return value
  if (typeof value !== 'object') return typeof value
  if (depth >= MAX_DEPTH) return '[deep]'
  try {
    if (value instanceof Error) return { name: value.name, message: redactText(value.message) }
    if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redact(item, depth + 1))
    const entries = Object.entries(value).slice(0, MAX_ITEMS)
    return Object.fromEntries(
      entries.map(([key, item]) => [redactText(key), SECRET_KEY.test(key) ? HIDDEN : redact(item, depth + 1)]),
    )
  } catch {
    return '[unreadable]'
  }
}
