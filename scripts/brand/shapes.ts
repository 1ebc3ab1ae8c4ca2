import { globSync } from 'node:fs'
import path from 'node:path'
import { readText, root } from './brand-folders.ts'

/** Styles of each choice of shape: `<folder>/<choice>/<value>.css`. What has no file is how a page looks without a choice. */
export const SHAPES = 'apps/web/src/shapes'

export interface ShapeChoice {
  /** What it is for. */
  readonly about: string
  /** The one without styles, which stands where the brand chooses nothing, then those that have a file. */
  readonly values: readonly string[]
}

interface KnownChoice {
  readonly about: string
  readonly standard: string
}

const KNOWN: Readonly<Record<string, KnownChoice>> = {
  card: { standard: 'under', about: 'The name of a game: under its picture, or over its lower edge' },
  navigation: {
    standard: 'rail',
    about: 'The categories on a wide screen: a rail at the side, or a line at the top',
  },
  hero: { standard: 'over', about: 'The words of a banner: over its picture, or beside it' },
}

/** What a brand chooses under `shape` in `brand.json`, by name. */
export function shapeChoices(): ReadonlyMap<string, ShapeChoice> {
  const files = globSync('*/*.css', { cwd: path.join(root, SHAPES) })
    .toSorted()
    .map((file) => file.replace('.css', '').split(path.sep))
  const stray = files.find(([choice = '']) => !(choice in KNOWN))
  if (stray) throw new Error(`${SHAPES}/${stray.join('/')}.css belongs to no choice of shapes.ts`)
  return new Map(
    Object.entries(KNOWN).map(([name, { standard, about }]) => [
      name,
      { about, values: [standard, ...files.flatMap(([choice, value = '']) => (choice === name ? [value] : []))] },
    ]),
  )
}

/** The styles of a brand's choices, to be nested in its selector. Values without styles are left out. */
export function shapeStyles(shape: Readonly<Record<string, string>>): string {
  return Object.entries(shape)
    .filter(([choice, value]) => KNOWN[choice]?.standard !== value)
    .map(([choice, value]) => readText(`${SHAPES}/${choice}/${value}.css`))
    .join('\n')
}
