import { isLongTerm, isOneClick, type Gift } from './gift.ts'

/** What a player is told after gifts were read again (core.md, 4: Gifts toast). */
export interface GiftMessage {
  readonly kind: 'received' | 'used' | 'activated'
  readonly gift: Gift
}

/**
 * What is new: gifts that came, one-click gifts that were used, long-term gifts that were activated.
 * @param before the list that was known; null: only the gifts of `distributed` are new
 * @param distributed ids that live events gave: they are new although a reading for another reason was quicker
 */
export function giftMessages(
  before: readonly Gift[] | null,
  after: readonly Gift[],
  distributed: ReadonlySet<string> = new Set(),
): GiftMessage[] {
  return after.flatMap((gift): GiftMessage[] => {
    const known = before?.find(({ id }) => id === gift.id)
    const isNew = distributed.has(gift.id) || (before !== null && !known)
    if (gift.state === 'received' && isNew) return [{ kind: 'received', gift }]
    if (!known || known.state === gift.state) return []
    if (gift.state === 'used' && isOneClick(gift)) return [{ kind: 'used', gift }]
    return gift.state === 'activated' && isLongTerm(gift) ? [{ kind: 'activated', gift }] : []
  })
}

/** Which gifts a player was told of: whatever reading or event is quicker, each is messages once. */
export class GiftMessageTracker {
  /** What the messages is compared with; null before the first reading. */
  #seen: readonly Gift[] | null = null
  /** Given by events, and brought by no reading yet. */
  readonly #distributed = new Set<string>()
  readonly #received = new Set<string>()

  /** An event gave this one. */
  distribute(id: string): void {
    if (!this.#received.has(id)) this.#distributed.add(id)
  }

  /** What was there when the player came is no message. */
  begin(gifts: readonly Gift[]): void {
    this.#seen ??= gifts
  }

  /** What is new in the list of now; from here on it is told. */
  tell(gifts: readonly Gift[]): GiftMessage[] {
    const messages = giftMessages(this.#seen, gifts, this.#distributed)
    this.#seen = gifts
    for (const { id } of gifts) this.#distributed.delete(id)
    for (const { kind, gift } of messages) if (kind === 'received') this.#received.add(gift.id)
    return messages
  }

  /** The next reading is a first one again. */
  forget(): void {
    this.#seen = null
  }
}
