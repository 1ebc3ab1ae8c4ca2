/** First and last code point. */
export type Range = readonly [number, number]

/** Reads `U+0-FF, U+131, U+4??`. */
export function parseRange(text: string): Range[] {
  return text.split(',').flatMap((part): Range[] => {
    const [, from, to] = /^\s*U\+([\da-f?]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? []
    if (from === undefined) return []
    const first = Number.parseInt(from.replaceAll('?', '0'), 16)
    return [[first, Number.parseInt(to ?? from.replaceAll('?', 'f'), 16)]]
  })
}

/** Prints code points as a `unicode-range`, in order. */
export function printRange(ranges: readonly Range[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(', ')
}

/** Single code points as ranges. */
export function rangesOf(codes: Iterable<number>): Range[] {
  const ranges: [number, number][] = []
  for (const code of [...new Set(codes)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

export const isInRange = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last)
