import type { DomainError } from '../../core/index.ts'
import type { Tournament } from '../tournament.ts'

/** One press. */
export interface JoiningRequest {
  readonly slug: string
  /** Compoints that the player agreed to; 0 for a member. */
  readonly price: number
  /** Whether bets count for it from then on. */
  readonly isChoosing: boolean
}

/** The latest press; one at a time (docs/product-rules.md: Joining a tournament). */
export type Joining =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' | 'done'; readonly request: JoiningRequest }
  /** Nothing was done, or the player is a member and did not choose it: the tournament tells. */
  | { readonly status: 'refused'; readonly request: JoiningRequest; readonly error: DomainError }
  /** No answer came, and by the tournament it was not done. A further press charges no second time. */
  | { readonly status: 'missing'; readonly request: JoiningRequest; readonly error: DomainError }
  /** No answer came, and the tournament did not load. */
  | { readonly status: 'unclear'; readonly request: JoiningRequest; readonly error: DomainError }

/** What a tournament proves of a player's press. */
export type Marks = Pick<Tournament, 'isMember' | 'isChosen'>
