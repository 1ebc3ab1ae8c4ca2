/** Who makes games (core.md, 3). */
export interface GameProducer {
  readonly kind: 'producer'
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly url: string
  readonly image: string | null
  /** Players in this producer's games now; kept live by the `online-producers` room. */
  readonly playersOnline: number
  readonly gamesCount: number | null
}

/** What the picker shows: two groups, or what a search found (core.md, 2: producer picker). */
export type ProducerChoice<P> =
  | { readonly kind: 'browse'; readonly top: readonly P[]; readonly others: readonly P[] }
  | { readonly kind: 'found'; readonly producers: readonly P[] }

/** Characters from which the picker searches. */
export const PRODUCER_SEARCH_MIN = 3
/** How many producers stand on top of the picker. */
export const TOP_PRODUCERS = 8

/** Below 3 characters the first 8 and the rest; from 3 those whose name begins so, whatever the case. */
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

/** The producers with the counts the live room told of; those it did not mention keep theirs. */
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
