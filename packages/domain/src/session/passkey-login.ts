import { PASSKEY_LOGIN_PATH } from '@croupier/contract/paths'
import * as v from 'valibot'
import { type Http, objectOf, Press, type TokenAnswer, TokenAnswerSchema } from '../core/index.ts'

/** What the platform asks of a browser, in WebAuthn's JSON. */
const OptionsAnswer = objectOf({ options: v.looseObject({ challenge: v.string() }) })

/** Lets the device use a passkey, or make one. Rejects with a refusal where it did not. */
export type AskDevice = (options: object) => Promise<unknown>

export interface PasskeyLoginMeans {
  readonly http: Pick<Http, 'change'>
  readonly session: { readonly signIn: (ask: () => Promise<TokenAnswer>) => Promise<unknown> }
}

/** Calls of a login with a passkey (docs/platform-api.md: Passkeys). */
export function createPasskeyLoginApi(http: Pick<Http, 'change'>) {
  const post = <T>(path: string, schema: v.GenericSchema<unknown, T>, body: object): Promise<T> =>
    http.change('post', path, schema, { label: 'login with a passkey', auth: false, body })
  return {
    options: async (): Promise<object> => (await post(`${PASSKEY_LOGIN_PATH}/options`, OptionsAnswer, {})).options,
    logIn: (credential: unknown): Promise<TokenAnswer> => post(PASSKEY_LOGIN_PATH, TokenAnswerSchema, { credential }),
  }
}

/** Logs in with a passkey of the device, which also tells who the player is. */
export class PasskeyLogin {
  readonly logIn: Press<AskDevice, void, null>

  constructor({ http, session }: PasskeyLoginMeans) {
    const api = createPasskeyLoginApi(http)
    this.logIn = new Press({
      send: async (askDevice) => {
        const credential = await askDevice(await api.options())
        await session.signIn(() => api.logIn(credential))
      },
      keep: () => null,
    })
  }
}
