import { readFileSync } from 'node:fs'
import path from 'node:path'
import { normalise } from '../../design-system/pack/api-report.ts'

/** A constant with its type, up to the next statement. */
const CONSTANT = /^(?:export )?declare const (\w+): .*\n(?:(?!export|declare|interface|type|import|\/[/*]).*\n)*/gm

/** Without schemas of answers: `croupier-conformance --schema` prints them, and the compiler writes their types in several ways. */
const withoutSchemas = (declarations: string) =>
  declarations.replaceAll(CONSTANT, (text, name: string) =>
    /\bv\.[A-Z]/.test(text) ? `declare const ${name}: schema;\n` : text,
  )

/** The declarations of an index of a package: its names, then the modules that they come from, in the order of their names. */
export function declarationsOfIndex(index: string): string {
  const declarations = readFileSync(index, 'utf8')
  const sources = [...declarations.matchAll(/from "(\.[^"]+)\.js"/g)].map(([, source = '']) => source)
  const modules = [...new Set(sources)]
    .map((source) => path.join(path.dirname(index), `${source}.d.ts`))
    .toSorted((one, other) => one.localeCompare(other))
  const texts = [declarations, ...modules.map((file) => withoutSchemas(readFileSync(file, 'utf8')))]
  return `${texts.map(normalise).filter(Boolean).join('\n\n')}\n`
}
