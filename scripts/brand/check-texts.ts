import type { Fault } from '../../packages/design-system/tokens/fault.ts'
import { readJson, type Located } from '../../packages/design-system/tokens/json-source.ts'

/** A text with its forms by plural category, or its only form. */
interface LocatedText {
  forms: ReadonlyMap<string, { text: string; line: number }>
  isPlural: boolean
  line: number
}

/** Valid texts of a file by key, and faults of the others. */
export interface TextFile {
  file: string
  texts: ReadonlyMap<string, LocatedText>
  faults: Fault[]
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Language of a locale: `br` is our name for Brazilian Portuguese. */
const languageOf = (locale: string) => (locale === 'br' ? 'pt-BR' : locale)

export function readTexts(file: string, source: string, prefix = ''): TextFile {
  const { root, faults } = readJson(file, source)
  const texts = new Map<string, LocatedText>()
  for (const [key, node] of root?.members ?? []) {
    const read = readText(node)
    if (read) texts.set(prefix + key, { ...read, line: node.keyLine })
    else
      faults.push({ file, line: node.line, message: `text "${prefix + key}" is neither a text nor its plural forms` })
  }
  if (root && !root.members) faults.push({ file, line: root.line, message: 'the file must hold an object' })
  return { file, texts, faults }
}

function readText({ value, line, members }: Located): Omit<LocatedText, 'line'> | null {
  if (typeof value === 'string') return { forms: new Map([['other', { text: value, line }]]), isPlural: false }
  const forms = [...(members ?? [])].map(
    ([category, form]) => [category, { text: form.value, line: form.line }] as const,
  )
  const areTexts =
    forms.length > 0 && forms.every(([category, { text }]) => CATEGORIES.includes(category) && typeof text === 'string')
  return areTexts ? { forms: new Map(forms as [string, { text: string; line: number }][]), isPlural: true } : null
}

/** `{name}` and the names of elements, in any order. */
const placeholders = (text: string): string =>
  [...text.matchAll(/\{\w+\}|<\w+>/g)]
    .map(([whole]) => whole)
    .toSorted()
    .join(' ')

/** Compares the texts of a locale with the base: keys, placeholders, plural forms. */
export function faultsOfTexts(
  { file, texts, faults }: TextFile,
  base: ReadonlyMap<string, LocatedText>,
  locale: string,
): Fault[] {
  const found = [...faults]
  const complain = (line: number, message: string) => void found.push({ file, line, message })
  for (const [key, text] of texts) {
    const model = base.get(key)
    if (!model) {
      complain(text.line, `unknown text "${key}": the base texts have no such key`)
      continue
    }
    const wanted = placeholders(model.forms.get('other')?.text ?? '')
    // English may need no plural forms where another language does: "Unread: {count}".
    const hasNumber = wanted.includes('{count}')
    if (text.isPlural && !hasNumber) complain(text.line, `text "${key}" has plural forms, but no number`)
    else if (!text.isPlural && model.isPlural) complain(text.line, `text "${key}" must have plural forms`)
    else if (text.isPlural) for (const message of pluralFaults(key, text, locale)) complain(text.line, message)
    for (const { text: form, line } of text.forms.values()) {
      const has = placeholders(form)
      if (has !== wanted)
        complain(line, `placeholders of "${key}" are ${has || 'none'}, but the base has ${wanted || 'none'}`)
      if (form.trim() !== form || form === '') complain(line, `text "${key}" is empty or has blanks around it`)
    }
  }
  return found
}

/** The plural forms of the language for whole numbers must exist, and no others. */
function pluralFaults(key: string, { forms }: LocatedText, locale: string): string[] {
  const rules = new Intl.PluralRules(languageOf(locale))
  const { pluralCategories } = rules.resolvedOptions()
  const needed = new Set(['other', ...Array.from({ length: 200 }, (_, count) => rules.select(count))])
  const missing = [...needed].filter((category) => !forms.has(category))
  const unreachable = [...forms.keys()].filter((category) => !pluralCategories.some((known) => known === category))
  return [
    ...(missing.length > 0 ? [`text "${key}" lacks the plural form ${missing.join(', ')} of "${locale}"`] : []),
    ...(unreachable.length > 0
      ? [`text "${key}" has the plural form ${unreachable.join(', ')}, which "${locale}" does not have`]
      : []),
  ]
}
