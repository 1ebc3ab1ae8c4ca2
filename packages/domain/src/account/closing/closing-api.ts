import * as v from 'valibot'
import { dataOf, type Http, listOf, objectOf, SuccessAnswer } from '../../core/index.ts'

const PATH = '/json-api/users/closing'
const label = 'closing the account'

/** What keeps an account open: money on its balance, or a payment on its way. */
const OBSTACLES = ['money_left', 'payment_open'] as const
export type ClosingObstacle = (typeof OBSTACLES)[number]

/** Whether the account can be closed. */
export interface ClosingState {
  /** None: it can. */
  readonly obstacles: readonly ClosingObstacle[]
  readonly isClosed: boolean
}

const StateAnswer = v.pipe(
  dataOf(
    objectOf({
      obstacles: listOf(v.picklist(OBSTACLES), { keyOf: String, max: 20 }),
      is_closed: v.nullish(v.boolean(), false),
    }),
  ),
  v.transform(({ obstacles, is_closed }): ClosingState => ({ obstacles, isClosed: is_closed })),
)

/** Closing of the account by the player (docs/platform-api.md: Closing the account). */
export function createClosingApi(http: Http) {
  return {
    state: (signal: AbortSignal): Promise<ClosingState> => http.read(PATH, StateAnswer, { label, auth: true, signal }),
    close: async (): Promise<void> => {
      await http.change('post', PATH, SuccessAnswer, { label, auth: true, body: {}, mayRefuse: true })
    },
  }
}
