/** Cards are drawn and taken away in blocks of this many: whole rows at 1, 2, 3, 4, 6, 8 and 12 columns. */
export const BLOCK = 24

/** A list up to this long is drawn whole; of a longer one this much before anything is measured. */
export const WHOLE = 2 * BLOCK

/** Where a grid of equal rows lies on the screen. All lengths in CSS px. */
export interface GridPlace {
  /** Items in the list. */
  readonly count: number
  readonly columns: number
  /** From the top of one row to the top of the next. */
  readonly pitch: number
  /** The list's top edge, from the top of the viewport; negative once scrolled past. */
  readonly top: number
  readonly viewport: number
}

/** Items from `first` up to, not including, `last`. */
export interface GridWindow {
  readonly first: number
  readonly last: number
}

/** The items that are in view or within one viewport of it, in whole blocks; never none. */
export function gridWindow({ count, columns, pitch, top, viewport }: GridPlace): GridWindow {
  const pixelsOfBlock = (BLOCK / columns) * pitch
  const firstBlock = Math.floor((-top - viewport) / pixelsOfBlock)
  const endBlock = Math.ceil((-top + 2 * viewport) / pixelsOfBlock)
  const lastBlockThereIs = Math.max(0, Math.ceil(count / BLOCK) - 1)
  const from = Math.min(Math.max(0, firstBlock), lastBlockThereIs)
  const to = Math.min(Math.max(from + 1, endBlock), lastBlockThereIs + 1)
  return { first: from * BLOCK, last: Math.min(count, to * BLOCK) }
}

/** What there is of a window in a list that may have become shorter since: a short list whole, and never none of a long one. */
export function windowWithin(count: number, { first, last }: GridWindow): GridWindow {
  if (count <= WHOLE) return { first: 0, last: count }
  return { first: Math.min(first, Math.floor((count - 1) / BLOCK) * BLOCK), last: Math.min(last, count) }
}

/** A grid of equal rows as it was measured. Lengths in CSS px; `gap` is what lies between two rows. */
export interface MeasuredGrid {
  readonly columns: number
  readonly pitch: number
  readonly gap: number
}

/** Height that stands for `items` cards that are not drawn, before or after those that are: px, 0 for none. */
export function spacerHeight(items: number, { columns, pitch, gap }: MeasuredGrid): number {
  const rows = Math.ceil(items / columns)
  return rows === 0 ? 0 : rows * pitch - gap
}
