import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { startsWithTypos } from '../../../packages/domain/src/games/search/edit-distance.ts'
import { BrandCommandError } from '../command-error.ts'
import { parseRange, type Range } from './unicode-range.ts'

/** A family of Fontsource that is installed. */
export interface FontPackage {
  /** `@fontsource-variable/nunito` */
  name: string
  id: string
  /** The family's name in CSS. */
  family: string
  folder: string
  weights: { min: number; max: number } | readonly number[]
  subsets: readonly { name: string; range: readonly Range[] }[]
}

/** Finds a family among the packages that the brand's folder can import. Throws with names that are near. */
export function findFont(family: string, brandFolder: string): FontPackage {
  const id = idOf(family)
  const require = createRequire(path.join(brandFolder, 'fonts.css'))
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const name = `${scope}/${id}`
    try {
      return readPackage(name, path.dirname(require.resolve(`${name}/metadata.json`)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  const near = nearFamilies(id)
  const proposal = near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''
  throw new BrandCommandError(`Fontsource has no family "${family}"${proposal} All are at https://fontsource.org`)
}

/** `Bricolage Grotesque`, or the name of its package, as `bricolage-grotesque`. */
const idOf = (family: string): string =>
  family
    .trim()
    .toLowerCase()
    .replace(/ variable$/, '')
    .replaceAll(/[^a-z\d]+/g, '-')

function readPackage(name: string, folder: string): FontPackage {
  const json = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown
  const { id, family, weights, variable } = json('metadata.json') as {
    id: string
    family: string
    weights: number[]
    variable: false | { wght?: { min: string; max: string } }
  }
  const isVariable = name.startsWith('@fontsource-variable/')
  const axis = isVariable && variable ? variable.wght : undefined
  if (isVariable && !axis) throw new BrandCommandError(`${name} has no axis of weight; take another family`)
  return {
    name,
    id,
    family: isVariable ? `${family} Variable` : family,
    folder,
    weights: axis ? { min: Number(axis.min), max: Number(axis.max) } : weights,
    subsets: Object.entries(json('unicode.json') as Record<string, string>).map(([subset, range]) => ({
      name: subset,
      range: parseRange(range),
    })),
  }
}

/** Families whose names differ by one or two letters, or have the same first word. */
function nearFamilies(id: string): string[] {
  const known = readFileSync(path.join(import.meta.dirname, 'known-families.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean)
  const [word = ''] = id.split('-')
  return known
    .filter(
      (name) => (Math.abs(name.length - id.length) <= 2 && startsWithTypos(name, id, 2)) || name.split('-')[0] === word,
    )
    .slice(0, 5)
}
