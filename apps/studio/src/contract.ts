/** What the studio's page and server say to each other. */

/** How a colour stands to something that it is put on, as the contract of tokens asks. */
export interface ContrastRow {
  readonly kind: 'text' | 'control'
  /** What lies under it: a name of a colour, or `veil on step`. */
  readonly on: string
  /** WCAG 2.2, 1 to 21. */
  readonly ratio: number
  readonly needed: number
}

export interface TokenRow {
  /** `semantic.color.accent`. */
  readonly path: string
  readonly type: string
  readonly description: string
  /** As its field shows it: `#fccd0d`, `12px`, `{semantic.color.accent}`, or JSON for values of several parts. */
  readonly value: string
  /** `#rrggbb` of a colour, references followed; null: no colour, or none that can be found. */
  readonly hex: string | null
  /** 0 to 1. */
  readonly alpha: number
  /** Whether the brand's file has it; otherwise the contract's value stands. */
  readonly isOwn: boolean
  /** Whether the brand can do without it. */
  readonly hasDefault: boolean
  readonly contrasts: readonly ContrastRow[]
}

/** A choice of `brand.json`. */
export interface SettingRow {
  /** Members from the file's root: `['features', 'winners']`. */
  readonly path: readonly string[]
  readonly about: string
  readonly value: string | boolean
  /** What may be chosen; none: any text. */
  readonly options: readonly string[]
}

export interface PictureRow {
  readonly name: string
  /** Address at the studio's server, new after each change. */
  readonly address: string
}

export interface FaultRow {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** A file of tokens for a mode. */
export interface ModeRow {
  /** `modes/dark.json`. */
  readonly file: string
  /** `scheme dark`. */
  readonly name: string
  /** As they are in that mode; the brand's own are those that the file has. */
  readonly tokens: readonly TokenRow[]
}

export interface StudioState {
  readonly brand: string
  readonly locales: readonly string[]
  /** What a visitor can switch. None: nothing. */
  readonly modes: readonly ModeRow[]
  /** Those that stand where the visitor and the system choose nothing. */
  readonly tokens: readonly TokenRow[]
  readonly settings: readonly SettingRow[]
  readonly pictures: readonly PictureRow[]
  readonly faults: readonly FaultRow[]
  /** What the next undo takes back, and the next redo does again; null: nothing. */
  readonly undo: string | null
  readonly redo: string | null
  /** What the change that this state answers has changed besides; null: nothing. */
  readonly note?: string | null
}

export interface TextRow {
  /** `lobby:heading`. */
  readonly key: string
  readonly base: string
  /** The brand's own; null: the base text stands. */
  readonly own: string | null
}

/** One step of a brand's maker. `null` takes the brand's own value away. */
export type Change =
  | {
      readonly kind: 'token'
      readonly path: string
      readonly value: string | null
      /** Of a mode; default `tokens.json`. */
      readonly file?: string | undefined
    }
  | { readonly kind: 'setting'; readonly path: readonly string[]; readonly value: string | boolean }
  | { readonly kind: 'text'; readonly locale: string; readonly key: string; readonly value: string | null }
  | { readonly kind: 'picture'; readonly name: string; readonly svg: string }
