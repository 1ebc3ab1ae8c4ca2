export interface GameProducer {
  readonly kind: 'producer'
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly url: string
  readonly position: number
  readonly image: string | null
  /** Players in this producer's games now, from the `online-producers` room. */
  readonly playersOnline: number
  readonly gamesCount: number | null
}

export function byPosition(producers: readonly GameProducer[]): GameProducer[] {
  return producers.toSorted((a, b) => a.position - b.position)
}

/** Groups of the producer picker (docs/product-rules.md, Lobby, games and search). */
export type ProducerChoice<P> =
  | { readonly kind: 'browse'; readonly top: readonly P[]; readonly others: readonly P[] }
  | { readonly kind: 'found'; readonly producers: readonly P[] }

/** Minimum length of a search in the picker. */
export const PRODUCER_SEARCH_MIN = 3
/** Producers that the picker shows before a search. */
export const TOP_PRODUCERS = 8

/** Below 3 characters: the first 8 and the rest. From 3: producers whose name starts with the query, in any case. */
export function chooseProducers<P extends { readonly name: string }>(
  producers: readonly P[],
  typed: string,
): ProducerChoice<P> {
  const text = typed.trim().toLowerCase()
  if (text.length < PRODUCER_SEARCH_MIN) {
    return { kind: 'browse', top: producers.slice(0, TOP_PRODUCERS), others: producers.slice(TOP_PRODUCERS) }
  }
  return { kind: 'found', producers: producers.filter((producer) => producer.name.toLowerCase().startsWith(text)) }
}

/** Producers with the live counts; those not mentioned keep theirs. */
export function withPlayersOnline(
  producers: readonly GameProducer[],
  counts: readonly { readonly slug: string; readonly playersOnline: number }[],
): GameProducer[] {
  const bySlug = new Map(counts.map((count) => [count.slug, count.playersOnline]))
  return producers.map((producer) => {
    const playersOnline = bySlug.get(producer.slug)
    return playersOnline === undefined || playersOnline === producer.playersOnline
      ? producer
      : { ...producer, playersOnline }
  })
}
