import type { SourceFile } from 'ts-morph'

/** What is left for a person: a migration cannot know what is meant. */
export interface Leftover {
  readonly line: number
  readonly what: string
}

/** One breaking change, and how a site's files follow it. It leaves alone what does not concern it, and its own results. */
export interface Migration {
  /** As changesets name it. */
  readonly name: string
  /** The first version that needs it. */
  readonly version: string
  /** What was replaced by what. */
  readonly title: string
  /** Changes a module, or the script of a Svelte or Vue component, whose other text is `template`. */
  readonly code?: (file: SourceFile, template: string) => readonly Leftover[]
  /** The text that the text of a `brand.json` becomes. */
  readonly manifest?: (text: string) => string
}
