import { type Found, type Http, type Means, Press, type Resource } from '../../core/index.ts'
import { createPasskeysApi, type Passkey } from './passkeys-api.ts'

export interface PasskeysMeans extends Pick<Means, 'reads'> {
  readonly http: Http
}

/** Lets the device make a passkey by what the platform asks for: the credential. Rejects with a refusal where it did not. */
export type MakePasskey = (options: object) => Promise<{ readonly id: string }>

/** The player's passkeys. */
export class Passkeys {
  readonly list: Resource<Passkey[]>
  readonly add: Press<MakePasskey, void, null>
  readonly remove: Press<string, void>

  constructor({ http, reads }: PasskeysMeans) {
    const api = createPasskeysApi(http)
    this.list = reads.one('passkeys', api.list, { language: 'keep', isLive: true, isFresh: true })
    const isListed = async (id: string | undefined) => (await this.list.reload()).some((passkey) => passkey.id === id)
    const found = (isDone: boolean): Found<void> =>
      isDone ? { status: 'done', value: undefined } : { status: 'missing' }
    let credential: { readonly id: string } | undefined
    this.add = new Press({
      prepare: async (make) => {
        credential = await make(await api.options())
      },
      send: async () => {
        await api.add(credential)
        this.list.reread()
      },
      find: async () => found(await isListed(credential?.id)),
      keep: () => null,
    })
    this.remove = new Press({
      send: async (id) => {
        await api.remove(id)
        this.list.change((passkeys) => passkeys.filter((passkey) => passkey.id !== id))
      },
      find: async (id) => found(!(await isListed(id))),
    })
  }
}
