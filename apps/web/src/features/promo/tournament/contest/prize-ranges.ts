import type { TournamentPrize } from '@croupier/domain/tournaments'

/** Places one after the other that win the same. */
export interface PrizeRange {
  readonly from: number
  readonly to: number
  readonly gifts: readonly string[]
}

/** The prizes with equal neighbours as one range, in the order of places. Places that win nothing are left out. */
export function prizeRanges(prizes: readonly TournamentPrize[]): readonly PrizeRange[] {
  const ranges: PrizeRange[] = []
  for (const { position, gifts } of prizes.toSorted((a, b) => a.position - b.position)) {
    if (gifts.length === 0) continue
    const last = ranges.at(-1)
    const isSame =
      last?.to === position - 1 &&
      last.gifts.length === gifts.length &&
      last.gifts.every((gift, index) => gift === gifts[index])
    if (last && isSame) ranges[ranges.length - 1] = { ...last, to: position }
    else ranges.push({ from: position, to: position, gifts })
  }
  return ranges
}
