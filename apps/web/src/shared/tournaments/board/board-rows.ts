import { isOwn, ownPlaceOf, type OwnPlace, type Standing } from '@croupier/domain/tournaments'

/** The signed-in player, as a board names it. */
export interface BoardPlayer {
  readonly userId: string
  readonly username: string
}

/** What of a tournament or a series a board needs. */
export interface Board {
  readonly leaders: readonly Standing[]
  readonly opponents: readonly Standing[]
  readonly ownPlace: OwnPlace | null
}

export interface BoardRow {
  /** Unlike those of all other rows; the same while the player is on the board. */
  readonly key: string
  readonly standing: Standing
  readonly isOwn: boolean
}

export interface BoardRows {
  readonly rows: readonly BoardRow[]
  /** Index of the player's row; -1: none. */
  readonly own: number
  /** The player's place is below the known part of the board: other places lie between the last two rows. */
  readonly isOwnApart: boolean
}

/** The rows of a board. The player's own comes last where its place is known but not on the board. */
export function boardRows(board: Board, player: BoardPlayer | null): BoardRows {
  const seen = new Map<string, number>()
  const rows = board.leaders.map((standing): BoardRow => {
    const name = standing.id ?? ` ${standing.username}`
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return {
      key: times === 0 ? name : `${name} ${times}`,
      standing,
      isOwn: times === 0 && isOwn(standing, player?.userId ?? null),
    }
  })
  const own = rows.findIndex((row) => row.isOwn)
  const place = player && own === -1 ? ownPlaceOf(board, player.userId) : null
  if (!player || !place) return { rows, own, isOwnApart: false }
  const standing: Standing = { ...place, id: player.userId, username: player.username, gift: null }
  const last = board.leaders.at(-1)?.position ?? 0
  return {
    rows: [...rows, { key: player.userId, standing, isOwn: true }],
    own: rows.length,
    isOwnApart: place.position > last + 1,
  }
}

/** Rows per block: the window moves by whole ones, so that scrolling draws seldom. */
export const BLOCK = 10

/** Rows that are drawn before the screen is measured, on the server too. */
export const FIRST_ROWS = 6 * BLOCK

export interface RowWindow {
  readonly first: number
  /** After the last. */
  readonly end: number
}

export interface BoardPlace {
  readonly count: number
  /** Of each row, px. */
  readonly height: number
  /** Top of the first row in the viewport, px; negative once it is scrolled past. */
  readonly top: number
  readonly viewport: number
}

/** Rows in view or within half a viewport of it, in whole blocks. */
export function rowWindow({ count, height, top, viewport }: BoardPlace): RowWindow {
  if (height <= 0) return { first: 0, end: Math.min(count, FIRST_ROWS) }
  const block = BLOCK * height
  const blocks = Math.ceil(count / BLOCK)
  const first = Math.min(Math.max(0, Math.floor((-top - viewport / 2) / block)), Math.max(0, blocks - 1))
  const end = Math.min(Math.max(first + 1, Math.ceil((1.5 * viewport - top) / block)), blocks)
  return { first: first * BLOCK, end: Math.min(count, end * BLOCK) }
}

/** A stretch of rows that is drawn, after `gap` rows that are not. */
export interface DrawnRow {
  readonly index: number
  readonly gap: number
}

/** Which rows are drawn, in order: those of the window and the player's own. `after`: rows left out at the end. */
export function drawnRows(
  count: number,
  { first, end }: RowWindow,
  own: number,
): { readonly drawn: readonly DrawnRow[]; readonly after: number } {
  const last = Math.min(end, count)
  const from = Math.min(first, Math.max(0, last - 1))
  const indices = Array.from({ length: last - from }, (_, index) => from + index)
  if (own >= 0 && own < from) indices.unshift(own)
  if (own >= last && own < count) indices.push(own)
  const drawn = indices.map((index, at) => ({ index, gap: index - (at === 0 ? 0 : (indices[at - 1] ?? 0) + 1) }))
  return { drawn, after: count - ((indices.at(-1) ?? -1) + 1) }
}
