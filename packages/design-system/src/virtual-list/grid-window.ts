/** Cards per block: whole rows at 1, 2, 3, 4, 6, 8 and 12 columns. */
export const BLOCK = 24

/** Lists up to this length are drawn whole; longer ones draw this much before measuring. */
export const WHOLE = 2 * BLOCK

/** Position of a grid of equal rows on the screen, CSS px. */
export interface GridPlace {
  readonly count: number
  readonly columns: number
  /** From the top of one row to the top of the next. */
  readonly pitch: number
  /** List top in the viewport; negative once scrolled past. */
  readonly top: number
  readonly viewport: number
}

export interface GridWindow {
  readonly first: number
  readonly last: number
}

/** Items in view or within one viewport of it, in whole blocks, at least one. */
export function gridWindow({ count, columns, pitch, top, viewport }: GridPlace): GridWindow {
  const pixelsOfBlock = (BLOCK / columns) * pitch
  const firstBlock = Math.floor((-top - viewport) / pixelsOfBlock)
  const endBlock = Math.ceil((-top + 2 * viewport) / pixelsOfBlock)
  const lastBlockThereIs = Math.max(0, Math.ceil(count / BLOCK) - 1)
  const from = Math.min(Math.max(0, firstBlock), lastBlockThereIs)
  const to = Math.min(Math.max(from + 1, endBlock), lastBlockThereIs + 1)
  return { first: from * BLOCK, last: Math.min(count, to * BLOCK) }
}

/** The window clipped to a list that may have become shorter. */
export function windowWithin(count: number, { first, last }: GridWindow): GridWindow {
  if (count <= WHOLE) return { first: 0, last: count }
  return { first: Math.min(first, Math.floor((count - 1) / BLOCK) * BLOCK), last: Math.min(last, count) }
}

export interface MeasuredGrid {
  readonly columns: number
  readonly pitch: number
  readonly gap: number
}

/** Height of a spacer that replaces `items` cards, px. */
export function spacerHeight(items: number, { columns, pitch, gap }: MeasuredGrid): number {
  const rows = Math.ceil(items / columns)
  return rows === 0 ? 0 : rows * pitch - gap
}
