/** What a page hands over to the worker, for the page that is shown offline: public, and nothing of a player. */
export interface KeepMessage {
  readonly type: 'keep'
  /** Of the texts, BCP 47. */
  readonly language: string
  readonly texts: OfflineTexts
  /** The lobby in view; null on other pages: the last one stays. */
  readonly lobby: KeptLobby | null
  /** Load what is not in the browser's cache, too. Not on a first visit. */
  readonly loadsMissing: boolean
}

/** Texts of the offline page in the visitor's language and the brand's words. */
export interface OfflineTexts {
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly toLobby: string
  readonly lobbyTitle: string
  /** Contains `{{when}}`. */
  readonly lobbyText: string
}

const TEXT_NAMES = [
  'title',
  'text',
  'retry',
  'toLobby',
  'lobbyTitle',
  'lobbyText',
] as const satisfies (keyof OfflineTexts)[]

export interface KeptLobby {
  /** Milliseconds since 1970. */
  readonly seenAt: number
  readonly rows: readonly KeptRow[]
}

export interface KeptRow {
  readonly name: string
  readonly games: readonly KeptGame[]
}

export interface KeptGame {
  readonly name: string
  readonly studio: string
  /** Address of a picture of this site; null: a placeholder. */
  readonly picture: string | null
}

export const MAX_ROWS = 3
export const MAX_GAMES = 8
const MAX_TEXT = 300

/** Reads a message as a `KeepMessage`, cut to what is kept; null where it is none. */
export function readKeepMessage(message: unknown): KeepMessage | null {
  const { type, language, texts, lobby, loadsMissing } = fieldsOf(message)
  if (type !== 'keep' || typeof language !== 'string') return null
  const told = fieldsOf(texts)
  if (TEXT_NAMES.some((name) => typeof told[name] !== 'string')) return null
  return {
    type,
    language: language.slice(0, 35),
    texts: Object.fromEntries(TEXT_NAMES.map((name) => [name, textOf(told[name])])) as Record<
      keyof OfflineTexts,
      string
    >,
    lobby: lobbyOf(lobby),
    loadsMissing: loadsMissing === true,
  }
}

function lobbyOf(lobby: unknown): KeptLobby | null {
  const { seenAt, rows } = fieldsOf(lobby)
  if (typeof seenAt !== 'number' || !Number.isFinite(seenAt)) return null
  const kept = listOf(rows, MAX_ROWS).map((row) => {
    const { name, games } = fieldsOf(row)
    return { name: textOf(name), games: listOf(games, MAX_GAMES).map(gameOf) }
  })
  return { seenAt, rows: kept }
}

function gameOf(game: unknown): KeptGame {
  const { name, studio, picture } = fieldsOf(game)
  return { name: textOf(name), studio: textOf(studio), picture: typeof picture === 'string' ? picture : null }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '')

const listOf = (value: unknown, most: number): unknown[] => (Array.isArray(value) ? value.slice(0, most) : [])

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
