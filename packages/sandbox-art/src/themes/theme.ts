import type { ToneText } from '../pen/palette.ts'
import type { Layer } from '../scenery/scene.ts'
import type { Subject } from '../pen/subject.ts'
import type { Dust } from '../pen/dust.ts'

/** An object, and the words of a slug that choose it. */
export type Hero = readonly [words: string, draw: Subject]

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
  readonly dust: readonly Dust[]
}
