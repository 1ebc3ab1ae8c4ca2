import { hash } from 'node:crypto'

/** Most parts that are kept of a page: what an operator shows to single players is not worth keeping. */
const MAX_PARTS = 24

/** Ends a part's key, which never holds it. */
const END = '|'

/** Key of a part that depends on data: the same data makes the same part. */
export const keyOf = (name: string, data: unknown): string =>
  `${name}-${hash('sha1', JSON.stringify(data), 'base64url')}`

/** What React puts between two texts: a mark is a text where the page has none. */
const BETWEEN_TEXTS = '<!-- -->'

function splitAt(mark: string, markup: string): string[] {
  return markup
    .replaceAll(mark + BETWEEN_TEXTS, mark)
    .replaceAll(BETWEEN_TEXTS + mark, mark)
    .split(mark)
}

/** Splits full markup into its public parts by key. */
export function cutIntoParts(markup: string, mark: string): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  for (const [index, piece] of splitAt(mark, markup).entries()) {
    if (index % 2 === 0) continue
    const keyEnd = piece.indexOf(END)
    parts.set(piece.slice(0, keyEnd), Buffer.from(piece.slice(keyEnd + 1)))
  }
  return parts
}

/** The earlier bytes where they are the same, so that what has been made of them, such as their compressed form, is used on. */
export const earlierIfSame = (made: Buffer, earlier: Buffer | undefined): Buffer =>
  earlier?.equals(made) ? earlier : made

export interface KnownParts {
  readonly mark: string
  readonly parts: Map<string, Buffer>
  /** Parts as they were before these were made. */
  readonly earlier: ReadonlyMap<string, Buffer>
}

/** Inserts the known parts into a page rendered without them, and keeps those that it brings with other data. */
export function joinParts(markup: string, { mark, parts, earlier }: KnownParts): Buffer[] {
  return splitAt(mark, markup).map((piece, index) => {
    const keyEnd = index % 2 === 1 ? piece.indexOf(END) : -1
    if (keyEnd === -1) return (index % 2 === 1 && parts.get(piece)) || Buffer.from(piece)
    const key = piece.slice(0, keyEnd)
    const part = earlierIfSame(Buffer.from(piece.slice(keyEnd + 1)), earlier.get(key))
    if (parts.size < MAX_PARTS) parts.set(key, part)
    return part
  })
}
