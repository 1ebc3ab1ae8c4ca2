import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../../packages/design-system/tokens/fault.ts'
import { BRANDS, readText, root, tokensOf } from './brand-folders.ts'
import { faultsOfAssets } from './check-assets.ts'
import { readManifest } from './check-manifest.ts'
import { faultsOfTexts, readTexts, type TextFile } from './check-texts.ts'

const BASE_TEXTS = 'apps/web/src/texts'
/** The language whose keys all others must have. */
const BASE_LOCALE = 'en'

/** Faults of one brand's manifest, tokens, texts and pictures. */
export function faultsOfBrand(id: string): Fault[] {
  const folder = `${BRANDS}/${id}`
  const file = `${folder}/brand.json`
  if (!existsSync(path.join(root, folder, 'tokens.json')))
    return [{ file, line: 1, message: 'there is no tokens.json beside it' }]
  const { root: manifest, faults } = readManifest(file, readText(file), id)
  const locales = (manifest?.members?.get('locales')?.value ?? []) as string[]
  return [
    ...faults,
    ...tokensOf(id).faults(),
    ...(Array.isArray(locales) ? faultsOfOverrides(folder, file, locales) : []),
    ...(manifest ? faultsOfAssets(file, manifest, path.join(root, BRANDS)) : []),
  ]
}

/** A brand's text overrides: one file per locale, with keys of the base only. */
function faultsOfOverrides(folder: string, manifestFile: string, locales: readonly string[]): Fault[] {
  const base = baseTexts(BASE_LOCALE).texts
  const present = existsSync(path.join(root, folder, 'texts')) ? readdirSync(path.join(root, folder, 'texts')) : []
  const orphans = present.filter((name) => !locales.includes(name.replace('.json', '')))
  const missing = locales.filter((locale) => !present.includes(`${locale}.json`))
  return [
    ...orphans.map((name) => ({ file: `${folder}/texts/${name}`, line: 1, message: 'the brand has no such locale' })),
    ...missing.map((locale) => ({
      file: manifestFile,
      line: 1,
      message: `there is no texts/${locale}.json; {} is enough`,
    })),
    ...locales
      .filter((locale) => !missing.includes(locale))
      .flatMap((locale) => {
        const file = `${folder}/texts/${locale}.json`
        return faultsOfTexts(readTexts(file, readText(file)), base, locale)
      }),
  ]
}

/** Faults of the base texts: each locale must have exactly the keys of the base language. */
export function faultsOfBaseTexts(): Fault[] {
  const base = baseTexts(BASE_LOCALE)
  const locales = readdirSync(path.join(root, BASE_TEXTS), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return locales.flatMap(({ name: locale }) => {
    const { files, texts } = baseTexts(locale)
    const missing = base.files.flatMap(({ file, texts: known }) =>
      [...known.keys()].filter((key) => !texts.has(key)).map((key) => ({ key, file })),
    )
    return [
      ...files.flatMap((file) => faultsOfTexts(file, base.texts, locale)),
      ...missing.map(({ key, file }) => ({
        file: file.replace(`/${BASE_LOCALE}/`, `/${locale}/`),
        line: 1,
        message: `text "${key}" is missing`,
      })),
    ]
  })
}

function baseTexts(locale: string): { files: TextFile[]; texts: TextFile['texts'] } {
  const folder = `${BASE_TEXTS}/${locale}`
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readTexts(`${folder}/${name}`, readText(`${folder}/${name}`), `${path.basename(name, '.json')}.`))
  return { files, texts: new Map(files.flatMap(({ texts }) => [...texts])) }
}
