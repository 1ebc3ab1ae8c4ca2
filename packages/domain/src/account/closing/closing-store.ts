import { type Http, type Means, Press, type Resource } from '../../core/index.ts'
import { createClosingApi, type ClosingState } from './closing-api.ts'

export interface AccountClosingMeans extends Pick<Means, 'reads'> {
  readonly http: Http
}

/** Closes the player's account for good. The session of this device goes on until it is ended. */
export class AccountClosing {
  readonly state: Resource<ClosingState>
  readonly close: Press<void, void>

  constructor({ http, reads }: AccountClosingMeans) {
    const api = createClosingApi(http)
    this.state = reads.one('closing', api.state, { language: 'keep', isLive: true, isFresh: true })
    this.close = new Press({
      refusals: ['money_left', 'payment_open'],
      send: () => api.close(),
      find: async () => {
        const { isClosed } = await this.state.reload()
        return isClosed ? { status: 'done', value: undefined } : { status: 'missing' }
      },
    })
  }
}
