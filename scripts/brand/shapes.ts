import { globSync } from 'node:fs'
import path from 'node:path'
import { readText, root } from './brand-folders.ts'

/** Styles of each choice of shape: `<folder>/<choice>/<value>.css`. What has no file is how a page looks without a choice. */
export const SHAPES = 'apps/web/src/shapes'

/** What a brand chooses under `shape` in `brand.json`: the values of each choice, the one without styles first. */
export function shapeChoices(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('*/*.css', { cwd: path.join(root, SHAPES) }).toSorted()
  const choices = new Map(Object.entries(STANDARD).map(([choice, value]) => [choice, [value]]))
  for (const file of files) {
    const [choice = '', value = ''] = file.replace('.css', '').split(path.sep)
    const known = choices.get(choice)
    if (!known) throw new Error(`${SHAPES}/${file} belongs to no choice of shapes.ts`)
    known.push(value)
  }
  return choices
}

/** How a page looks where the brand chooses nothing. */
const STANDARD: Readonly<Record<string, string>> = {
  card: 'under',
  navigation: 'rail',
  hero: 'over',
}

/** The styles of a brand's choices, to be nested in its selector. Values without styles are left out. */
export function shapeStyles(shape: Readonly<Record<string, string>>): string {
  return Object.entries(shape)
    .filter(([choice, value]) => STANDARD[choice] !== value)
    .map(([choice, value]) => readText(`${SHAPES}/${choice}/${value}.css`))
    .join('\n')
}
