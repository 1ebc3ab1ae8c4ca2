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
    about: 'The categories on a wide screen: a rail at the side, a panel with their names, or a line at the top',
  },
  hero: {
    standard: 'over',
    about: 'Banners: words over the picture, words beside it, two side by side, the first alone, or none',
  },
  chips: { standard: 'pills', about: 'The categories over the lobby’s rows: pills, tiles with a picture, or words' },
  bar: { standard: 'edge', about: 'A phone’s bar: at the edge of the window, or floating over the page' },
  motion: { standard: 'calm', about: 'What moves: banners and what changes, cards under the pointer too, or nothing' },
}

/** Kinds of rows of the lobby: those without styles, and those with (`rows/KIND.css`). */
export const ROWS = { plain: ['tall', 'poster'], styled: ['wide', 'grid', 'ranking'] } as const

/** The folder of the styles of rows, which a brand chooses by its list of rows. */
const ROW_STYLES = 'rows'

/** What a brand chooses under `shape` in `brand.json`, by name. */
export function shapeChoices(): ReadonlyMap<string, ShapeChoice> {
  const files = globSync('*/*.css', { cwd: path.join(root, SHAPES) })
    .toSorted()
    .map((file) => file.replace('.css', '').split(path.sep))
  const stray = files.find(([choice = '']) => !(choice in KNOWN) && choice !== ROW_STYLES)
  if (stray) throw new Error(`${SHAPES}/${stray.join('/')}.css belongs to no choice of shapes.ts`)
  return new Map(
    Object.entries(KNOWN).map(([name, { standard, about }]) => [
      name,
      { about, values: [standard, ...files.flatMap(([choice, value = '']) => (choice === name ? [value] : []))] },
    ]),
  )
}

/** The styles of a brand's choices, to be nested in its selector. Values without styles are left out. */
export function shapeStyles(shape: Readonly<Record<string, string>>, lobby: readonly string[]): string {
  const rows = ROWS.styled.filter((kind) => lobby.includes(kind)).map((kind) => `${ROW_STYLES}/${kind}`)
  const chosen = Object.entries(shape)
    .filter(([choice, value]) => KNOWN[choice]?.standard !== value)
    .map(([choice, value]) => `${choice}/${value}`)
  // The shape of a card counts in every row; a kind of row changes it.
  return [...chosen, ...rows].map((name) => readText(`${SHAPES}/${name}.css`)).join('\n')
}
