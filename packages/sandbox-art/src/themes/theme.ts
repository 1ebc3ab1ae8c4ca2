import type { ToneText } from '../pen/palette.ts'
import type { Layer } from '../scenery/scene.ts'
import type { Subject } from '../pen/subject.ts'
import type { Dust } from '../pen/dust.ts'

/** A subject, and the words of a slug that ask for it. */
export type Hero = readonly [words: string, draw: Subject]

/** A family of games: what they show, where it stands and in which colours. */
export interface Theme {
  readonly name: string
  /** parts of a slug that tell the theme */
  readonly words: readonly string[]
  readonly tones: readonly ToneText[]
  /** ways to stack the background, above the air */
  readonly scenes: readonly (readonly Layer[])[]
  /** what can be the one clear subject; the first six are also the slot's symbols */
  readonly heroes: readonly Hero[]
  /** what lies about it */
  readonly props: readonly Subject[]
  /** what is in the air */
  readonly dust: readonly Dust[]
}
