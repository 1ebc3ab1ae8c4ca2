import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BASE_TEXTS, root } from './brand-folders.ts'

/**
 * The types of the English texts, for i18next's `CustomTypeOptions`: each key with the values that it takes. Without the
 * wording, so that a changed text changes no other file.
 */
export function textTypes(): string {
  const groups = BASE_TEXTS.map((folder) => globSync(`${folder}/en/*.json`, { cwd: root }).toSorted())
  const onDemand = groups[1]!.map((file) => `\n  | '${path.basename(file, '.json')}'`)
  return [
    `/** Loaded with the pages that name them (decision 42). */\nexport type OnDemandNamespace =${onDemand.join('')}\n`,
    `/** Text without values. Not \`string\`, which would absorb the literals of a union. */\ntype Plain = string & {}\n`,
    `/** Keys by namespace; a literal names the values of a text. */\nexport interface Resources {\n${groups.flat().map(typeOfFile).join('')}}\n`,
  ].join('\n')
}

const typeOfFile = (file: string): string =>
  namespaceType(
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>,
  )

/** The type of a namespace's texts as a property. */
export function namespaceType(name: string, texts: Readonly<Record<string, string>>): string {
  const keys = Object.entries(texts).map(([key, text]) => `    ${propertyName(key)}: ${valuesType(text)}\n`)
  return `  ${propertyName(name)}: {\n${keys.join('')}  }\n`
}

/** A name with a dot or a hyphen needs quotes; the formatter would remove any others. */
const propertyName = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`)

/** i18next reads the names of values from a literal type. */
function valuesType(text: string): string {
  const values = text.match(/\{\{\w+\}\}/g)
  return values ? `'${values.join(' ')}'` : 'Plain'
}
