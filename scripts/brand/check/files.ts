import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import type { Located } from '../../../packages/design-system/tokens/json-source.ts'
import { BRANDS, currentText, root } from '../brand-folders.ts'
import { SCREENSHOTS, screenshotFile } from '../pictures/screenshot-kinds.ts'

/** Files of a brand's folder by their paths in it, without those that begin with a dot, as systems leave them. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted()

/** Files of text in another encoding: every letter that is none in English would be another one. */
export function faultsOfEncoding(folder: string, names: readonly string[]): Fault[] {
  return names
    .filter((name) => /\.(?:json|css)$/.test(name))
    .flatMap((name) => {
      const bytes = readFileSync(path.join(root, folder, name))
      if (isUtf8(bytes)) return []
      return [{ file: `${folder}/${name}`, line: firstWrongLine(bytes), message: 'is not in UTF-8: save it so' }]
    })
}

/** The first line that cannot be read. */
function firstWrongLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n')
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1
}

const KNOWN =
  /^(?:brand\.(?:json|css)|tokens(?:\.resolver)?\.json|fonts\.css|(?:texts|modes)\/.*|.*\.tokens(?:\.json)?|fonts\/.*\.(?:txt|md))$/

/** Files that nothing names: they would be published with the brand. Tokens and texts have faults of their own. */
export function faultsOfStrays(id: string, names: readonly string[], manifest: Located): Fault[] {
  const folder = `${BRANDS}/${id}`
  const locales = (manifest.members?.get('locales')?.value ?? []) as readonly string[]
  const screenshots = Object.keys(SCREENSHOTS).flatMap((kind) =>
    locales.map((locale) => screenshotFile(id, locale, kind)),
  )
  const named = [JSON.stringify(manifest.value), currentText(`${folder}/fonts.css`) ?? '', ...screenshots].join('\n')
  return names
    .filter((name) => !KNOWN.test(name) && !named.includes(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      line: 1,
      message:
        'is used by nothing, and would be published with the brand: name it in brand.json or fonts.css, or remove it',
    }))
}

/** Folders with a brand's tokens that are no brands, as they have no `brand.json`. */
export function faultsOfFolders(): Fault[] {
  return readdirSync(path.join(root, BRANDS))
    .filter((name) => currentText(`${BRANDS}/${name}/tokens.json`) !== null)
    .map((name) => `${BRANDS}/${name}/brand.json`)
    .filter((file) => currentText(file) === null)
    .map((file) => ({ file, line: 1, message: 'is missing: the folder is no brand without it' }))
}
