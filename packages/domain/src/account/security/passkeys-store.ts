import { type Http, type Means, Press, type Resource } from '../../core/index.ts'
import { createPasskeysApi, type Passkey } from './passkeys-api.ts'

export interface PasskeysMeans extends Pick<Means, 'reads'> {
  readonly http: Http
}

/** Lets the device make a passkey by what the platform asks for. Rejects with a refusal where it did not. */
export type MakePasskey = (options: object) => Promise<unknown>

/** The player's passkeys. */
export class Passkeys {
  readonly list: Resource<Passkey[]>
  readonly add: Press<MakePasskey, void, null>
  readonly remove: Press<string, void>

  constructor({ http, reads }: PasskeysMeans) {
    const api = createPasskeysApi(http)
    this.list = reads.one('passkeys', api.list, { language: 'keep', isLive: true, isFresh: true })
    this.add = new Press({
      send: async (make) => {
        const credential = await make(await api.options())
        await api.add(credential).finally(() => this.list.reread())
      },
      keep: () => null,
    })
    this.remove = new Press({
      send: async (id) => {
        await api.remove(id)
        this.list.change((passkeys) => passkeys.filter((passkey) => passkey.id !== id))
      },
      find: async (id) => {
        const passkeys = await this.list.reload()
        return passkeys.some((passkey) => passkey.id === id)
          ? { status: 'missing' }
          : { status: 'done', value: undefined }
      },
    })
  }
}
