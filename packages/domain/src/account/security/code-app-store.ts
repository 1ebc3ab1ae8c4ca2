import { type Found, type Http, type Means, Press, type Resource } from '../../core/index.ts'
import { type CodeAppSecret, type CodeAppState, createCodeAppApi } from './code-app-api.ts'

export interface CodeAppMeans extends Pick<Means, 'reads'> {
  readonly http: Http
}

/** The app on the player's phone that makes codes for logins. */
export class CodeApp {
  readonly state: Resource<CodeAppState>
  /** Begins the setting up: each press makes another secret. */
  readonly begin: Press<void, CodeAppSecret>
  /** Ends it by a code of the app. */
  readonly confirm: Press<string, void, null>
  readonly remove: Press<string, void, null>

  constructor({ http, reads }: CodeAppMeans) {
    const api = createCodeAppApi(http)
    this.state = reads.one('codeApp', api.state, { language: 'keep', isLive: true, isFresh: true })
    const isThere = async (wanted: boolean): Promise<Found<void>> => {
      const { since } = await this.state.reload()
      return (since !== null) === wanted ? { status: 'done', value: undefined } : { status: 'missing' }
    }
    this.begin = new Press(() => api.begin())
    this.confirm = new Press({
      send: async (code) => {
        await api.confirm(code)
        await this.state.reload().catch(() => undefined)
      },
      find: () => isThere(true),
      refusals: ['invalid_code'],
      keep: () => null,
    })
    this.remove = new Press({
      send: async (code) => {
        await api.remove(code)
        await this.state.reload().catch(() => undefined)
      },
      find: () => isThere(false),
      refusals: ['invalid_code'],
      keep: () => null,
    })
  }
}
