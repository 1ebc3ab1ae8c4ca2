import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { readJson, type Located } from '../../../packages/design-system/tokens/json-source.ts'

/** A text with its plural forms by category, or its only form. */
interface LocatedText {
  forms: Map<string, { text: string; line: number }>
  isPlural: boolean
  line: number
}

/** Valid texts of a file by key (`games:count`), and faults of the others. */
export interface TextFile {
  file: string
  texts: ReadonlyMap<string, LocatedText>
  faults: Fault[]
}

/** Plural forms in i18next's JSON v4: `count_one`, `count_other`. */
const PLURAL_KEY = /^(\w+)_(zero|one|two|few|many|other)$/

/** Reads the texts of one namespace: keys with texts. */
export function readNamespace(file: string, source: string, namespace: string): TextFile {
  return readTexts(file, source, (root) => [[namespace, root]])
}

/** Reads texts by namespace and key, as brands override them. */
export function readOverrides(file: string, source: string): TextFile {
  return readTexts(file, source, ({ members }) => [...(members ?? [])])
}

function readTexts(file: string, source: string, namespacesOf: (root: Located) => [string, Located][]): TextFile {
  const { root, faults } = readJson(file, source)
  const texts = new Map<string, LocatedText>()
  if (root && !root.members) faults.push({ file, line: root.line, message: 'the file must hold an object' })
  for (const [namespace, { members, line }] of root ? namespacesOf(root) : []) {
    if (!members) faults.push({ file, line, message: `"${namespace}" must be an object of texts` })
    for (const [name, { value, line: textLine, keyLine }] of members ?? []) {
      const [, stem, category] = PLURAL_KEY.exec(name) ?? []
      const key = `${namespace}:${stem ?? name}`
      if (typeof value !== 'string') faults.push({ file, line: textLine, message: `"${key}" is not a text` })
      else {
        const known = texts.get(key) ?? { forms: new Map(), isPlural: stem !== undefined, line: keyLine }
        known.forms.set(category ?? 'other', { text: value, line: textLine })
        texts.set(key, known)
      }
    }
  }
  return { file, texts, faults }
}

/** `{{name}}` and the names of elements, in any order. */
const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\w+\}\}|<\w+>/g)]
    .map(([whole]) => whole)
    .toSorted()
    .join(' ')

const TAG = /<(\/?)([a-z][\w-]*)([^>]*)>/gi
/** What is not seen: controls and format characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\ufffd]/gu
/** Line break, soft hyphen, joiners of letters and words. */
const HARMLESS = ['\n', '\u00AD', '\u200C', '\u200D', '\u2060']
/** First byte of a letter in UTF-8 as a letter of its own, and the second. Quotes can follow a capital. */
const MISREAD = /[ÃÂÐÑ][\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf]/
const PLACEHOLDER = /\{\{\w+\}\}/g
const ENTITY = /&(?:[a-z]+|#\d+|#x[\da-f]+);/i

/** Values and bold letters as other tools write them. */
const FOREIGN = /%(?:\d+\$)?[sd@]|\*\*[^*\s][^*]*\*\*/
/** A word with letters of two alphabets: one of them only looks like what it should be. */
const MIXED_WORD = /\p{sc=Latn}+\p{sc=Cyrl}[\p{sc=Latn}\p{sc=Cyrl}]*|\p{sc=Cyrl}+\p{sc=Latn}[\p{sc=Latn}\p{sc=Cyrl}]*/u

/** What a text must not have: it is shown as it is written, but for the elements that the base text has. */
function markupFaults(text: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [whole, slash = '', name = '', rest = ''] of text.matchAll(TAG)) {
    if (rest !== '' && !/^\w/.test(rest)) found.push(`has HTML: ${whole}; a text has elements without attributes only`)
    else if (slash === '') open.push(name)
    else if (open.at(-1) === name) open.pop()
    else found.push(`closes ${whole}, which is not open`)
  }
  if (open.length > 0) found.push(`does not close ${open.map((name) => `<${name}>`).join(', ')}`)
  const entity = ENTITY.exec(text)?.[0]
  if (entity !== undefined) found.push(`has ${entity}, which is shown like that: write the character`)
  const brace = text.replaceAll(PLACEHOLDER, '').match(/\{[^}]*\}*|\}/)?.[0]
  if (brace !== undefined)
    found.push(
      `has ${brace}, which is shown like that: a value is {{name}}, and plural forms are keys (games_one, games_other)`,
    )
  const control = text.match(INVISIBLE)?.find((character) => !HARMLESS.includes(character))
  if (control !== undefined)
    found.push(`has the invisible character U+${control.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
  if (MISREAD.test(text)) found.push('was read as Latin-1 and saved so (Ã© for é): write it anew in UTF-8')
  if (text !== text.normalize('NFC')) found.push('has letters in several parts: write é as one character (NFC)')
  const foreign = FOREIGN.exec(text)?.[0]
  if (foreign !== undefined)
    found.push(
      `has ${foreign}, which is shown like that: a value is {{name}}, and bold is <b>, where the base text has it`,
    )
  const mixed = MIXED_WORD.exec(text.replaceAll(PLACEHOLDER, ' '))?.[0]
  if (mixed !== undefined) found.push(`has “${mixed}”, a word with Latin and Cyrillic letters`)
  if (text.includes('$t(')) found.push('refers to another text by $t(…), which is shown like that')
  return found
}

/** Compares the texts of a language with the base: keys, placeholders, plural forms. */
export function faultsOfTexts(
  { file, texts, faults }: TextFile,
  base: ReadonlyMap<string, LocatedText>,
  language: string,
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
    const hasNumber = wanted.includes('{{count}}')
    if (text.isPlural && !hasNumber) complain(text.line, `text "${key}" has plural forms, but no {{count}}`)
    else if (!text.isPlural && hasNumber) complain(text.line, `text "${key}" must have plural forms`)
    else if (text.isPlural) for (const message of pluralFaults(key, text, language)) complain(text.line, message)
    for (const { text: form, line } of text.forms.values()) {
      const has = placeholders(form)
      if (has !== wanted)
        complain(line, `placeholders of "${key}" are ${has || 'none'}, but the base has ${wanted || 'none'}`)
      for (const fault of markupFaults(form)) complain(line, `text "${key}" ${fault}`)
      if (form.trim() !== form || form === '') complain(line, `text "${key}" is empty or has blanks around it`)
    }
  }
  return found
}

/** Numbers that take each plural form for whole numbers of our languages. */
const WHOLE_NUMBERS = [...Array(101).keys(), 1_000_000]

/**
 * The plural forms of the language must exist, and no others. A form that only fractions take may be missing, as all
 * counts are whole: Weblate does not write `other` in Russian.
 */
function pluralFaults(key: string, { forms }: LocatedText, language: string): string[] {
  const rules = new Intl.PluralRules(language)
  const known: readonly string[] = rules.resolvedOptions().pluralCategories
  const needed = new Set<string>(WHOLE_NUMBERS.map((number) => rules.select(number)))
  const missing = known.filter((category) => needed.has(category) && !forms.has(category))
  const unreachable = [...forms.keys()].filter((category) => !known.includes(category))
  return [
    ...(missing.length > 0 ? [`text "${key}" lacks the plural form ${missing.join(', ')} of "${language}"`] : []),
    ...(unreachable.length > 0
      ? [`text "${key}" has the plural form ${unreachable.join(', ')}, which "${language}" does not have`]
      : []),
  ]
}
