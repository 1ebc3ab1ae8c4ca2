/** Splits full markup into its public parts by name. */
export function cutIntoParts(markup: string, mark: string): ReadonlyMap<string, Buffer> {
  const parts = new Map<string, Buffer>()
  for (const [index, piece] of markup.split(mark).entries()) {
    if (index % 2 === 0) continue
    const nameEnd = piece.indexOf('|')
    parts.set(piece.slice(0, nameEnd), Buffer.from(piece.slice(nameEnd + 1)))
  }
  return parts
}

/** Inserts the known parts into a page rendered without them. */
export function joinParts(markup: string, mark: string, known: ReadonlyMap<string, Buffer>): Buffer[] {
  return markup.split(mark).map((piece, index) => (index % 2 === 1 && known.get(piece)) || Buffer.from(piece))
}
