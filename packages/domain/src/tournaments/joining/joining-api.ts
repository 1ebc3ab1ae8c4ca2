import { PRICE_HEADER } from '@croupier/contract/calls'
import { type Http, SuccessAnswer } from '../../core/index.ts'

const pathOf = (slug: string): string => `/json-api/v2/tournaments/${encodeURIComponent(slug)}`

interface Entry {
  readonly key: string
  /** Compoints that the player agreed to; a platform that reads it refuses at another price. */
  readonly price: number
}

/** Makes the player a member. The platform charges once for a key, and never a member. */
export async function joinTournament(http: Http, slug: string, { key, price }: Entry): Promise<void> {
  await http.change('post', `${pathOf(slug)}/members`, SuccessAnswer, {
    label: 'joining a tournament',
    auth: true,
    body: {},
    key,
    // The price is a header: a platform may refuse a body that it does not know.
    headers: { [PRICE_HEADER]: String(price) },
  })
}

/** Makes it the one tournament that the player's bets count for. */
export async function chooseTournament(http: Http, slug: string): Promise<void> {
  const call = { label: 'choosing a tournament', auth: true, body: {} }
  await http.change('post', `${pathOf(slug)}/choose`, SuccessAnswer, call)
}
