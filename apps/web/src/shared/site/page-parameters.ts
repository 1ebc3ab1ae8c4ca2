/**
 * All query parameters that pages read. The others, such as the ids of advertisers, are read by the browser only: they are
 * no part of the address that the server renders, nor of links that lead back to it.
 */
const PAGE_PARAMETERS = [
  'affordable',
  'board',
  'demo',
  'favourites',
  'feature',
  'from',
  'game',
  'id',
  'intent',
  'join',
  'kind',
  'order',
  'page',
  'period',
  'producer',
  'product',
  'q',
  'redirect',
  'sort',
  'status',
  'to',
  'type',
] as const

export type PageParameter = (typeof PAGE_PARAMETERS)[number]

const names = new Set<string>(PAGE_PARAMETERS)

/** A query, for those who read it. */
export interface PageQuery {
  get(name: PageParameter): string | null
  getAll(name: PageParameter): string[]
  has(name: PageParameter): boolean
}

/** Reads a query. What is not a parameter of a page is not to be had from it. */
export const pageQuery = (search: string): PageQuery => new URLSearchParams(search)

/** The part of a query that pages read, as it was written; empty, or with its `?`. */
export function meaningfulQuery(search: string): string {
  const parts = search.replace(/^\?/, '').split('&')
  const read = parts.filter((part) => {
    const [name = ''] = new URLSearchParams(part).keys()
    return names.has(name)
  })
  return read.length === 0 ? '' : `?${read.join('&')}`
}

/** An address of a page with what pages read of its query only. */
export function meaningfulAddress(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? []
  return path + meaningfulQuery(query) + fragment
}
