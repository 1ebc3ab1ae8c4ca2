import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { subject } from '../drawings/compositions.ts'
import type { ToneText } from '../pen/palette.ts'
import type { Subject } from '../pen/subject.ts'
import { scenery } from '../scenery/index.ts'
import { particles } from '../scenery/particles.ts'
import type { Particles } from '../scenery/particles.ts'
import type { Layer } from '../scenery/scene.ts'

/** A main object, and the words of a slug that choose it. */
export interface Hero {
  readonly words: readonly string[]
  readonly draw: Subject
}

export interface Theme {
  readonly name: string
  /** Words of a slug that choose the theme. */
  readonly words: readonly string[]
  readonly tones: readonly ToneText[]
  /** Backgrounds, each a stack of layers. */
  readonly scenes: readonly (readonly Layer[])[]
  /** Main objects. The first six are also the reel symbols. */
  readonly heroes: readonly Hero[]
  /** Secondary objects. */
  readonly props: readonly Subject[]
  readonly dust: readonly Particles[]
}

/** A theme as its file holds it: objects, layers and colours by name, several of them separated by spaces. */
interface ThemeFile {
  readonly words: string
  readonly tones: readonly ToneText[]
  readonly scenes: readonly string[]
  readonly heroes: readonly { readonly draw: string; readonly words: string }[]
  readonly props: readonly string[]
  readonly dust: readonly string[]
}

const FOLDER = path.resolve(import.meta.dirname, '../../themes')

const read = (file: string): Theme => {
  const theme = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as ThemeFile
  return {
    name: path.basename(file, '.json'),
    words: theme.words.split(' '),
    tones: theme.tones,
    scenes: theme.scenes.map(scenery),
    heroes: theme.heroes.map(({ draw, words }) => ({ words: words.split(' '), draw: subject(draw) })),
    props: theme.props.map(subject),
    dust: theme.dust.map((name) => particles(name)),
  }
}

/** Every theme, in order of its name. Throws if a file names what does not exist. */
export const THEMES: readonly Theme[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map(read)
