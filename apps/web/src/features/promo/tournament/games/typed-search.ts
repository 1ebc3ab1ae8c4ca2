/** A search field whose search is in the address. */
export interface TypedSearchState {
  readonly typed: string
  /** What the address searches for. */
  readonly query: string
  /** What it was last asked to search for: the address follows once the page has loaded. */
  readonly asked: string
}

/** The field with an address that searches for nothing else than what is typed. */
export const searchOf = (query: string): TypedSearchState => ({ typed: query, query, asked: query })

/**
 * The field once the address has changed. What was typed while the page loaded stays; an address that the field did not
 * ask for, such as by "back", replaces it.
 */
export const withQuery = (known: TypedSearchState, query: string): TypedSearchState =>
  query === known.asked ? { ...known, query } : searchOf(query)

/** Whether the address has to follow a search. */
export const needsAddress = ({ query, asked }: TypedSearchState, words: string): boolean =>
  words !== query || words !== asked
