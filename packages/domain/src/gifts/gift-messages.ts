import type { Gift } from './gift.ts'
import { isLongTerm, isOneClick } from './gift-type.ts'

/** A message for the player after gifts were read again (docs/product-rules.md, Gifts). */
export interface GiftMessage {
  readonly kind: 'received' | 'used' | 'activated'
  readonly gift: Gift
}

/** `before` null: only the gifts of `distributed`, ids from live events, are new. */
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

export class GiftMessageTracker {
  /** The list to compare with; null before the first read. */
  #seen: readonly Gift[] | null = null
  /** Ids from live events that no read has brought yet. */
  readonly #distributed = new Set<string>()
  readonly #received = new Set<string>()

  distribute(id: string): void {
    if (!this.#received.has(id)) this.#distributed.add(id)
  }

  /** Returns the messages of a new list. */
  next(gifts: readonly Gift[]): GiftMessage[] {
    const messages = giftMessages(this.#seen, gifts, this.#distributed)
    this.#seen = gifts
    for (const { id } of gifts) this.#distributed.delete(id)
    for (const { kind, gift } of messages) if (kind === 'received') this.#received.add(gift.id)
    return messages
  }

  /** The next read counts as the first again. */
  forget(): void {
    this.#seen = null
  }
}
