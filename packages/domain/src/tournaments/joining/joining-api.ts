import * as v from 'valibot'
import { exactly, type Http, objectOf, readChange } from '../../core/index.ts'

const JoinedAnswer = objectOf({ success: exactly(v.literal(true, 'the platform did not agree')) })

const pathOf = (slug: string): string => `/json-api/v2/tournaments/${encodeURIComponent(slug)}`

interface Entry {
  readonly key: string
  /** Compoints that the player agreed to; a platform that reads it refuses at another price. */
  readonly price: number
}

/** Makes the player a member. The platform charges once for a key, and never a member. */
export async function joinTournament(http: Http, slug: string, { key, price }: Entry): Promise<void> {
  // The price is a header: a platform may refuse a body that it does not know.
  const options = { auth: true, headers: { 'Idempotency-Key': key, 'Agreed-Price': String(price) } }
  readChange(JoinedAnswer, await http.post(`${pathOf(slug)}/members`, {}, options), 'joining a tournament', http)
}

/** Makes it the one tournament that the player's bets count for. */
export async function chooseTournament(http: Http, slug: string): Promise<void> {
  const answer = await http.post(`${pathOf(slug)}/choose`, {}, { auth: true })
  readChange(JoinedAnswer, answer, 'choosing a tournament', http)
}
