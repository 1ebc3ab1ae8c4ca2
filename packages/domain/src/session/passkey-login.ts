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
  /** Takes what gets the device's answer. */
  readonly logIn: Press<() => Promise<unknown>, void, null>
  readonly #api: ReturnType<typeof createPasskeyLoginApi>

  constructor({ http, session }: PasskeyLoginMeans) {
    const api = createPasskeyLoginApi(http)
    this.#api = api
    this.logIn = new Press({
      send: async (credentialOf) => {
        const credential = await credentialOf()
        await session.signIn(() => api.logIn(credential))
      },
      keep: () => null,
    })
  }

  /** A press: whatever keeps the device from answering is told. */
  readonly use = (askDevice: AskDevice) => this.logIn.run(async () => askDevice(await this.#api.options()))

  /**
   * Waits for a passkey that the player chooses where the browser suggests some, and logs in with it. Nothing is told before
   * that: nobody asked for it. Never rejects.
   */
  async suggest(askDevice: AskDevice): Promise<void> {
    let credential: unknown
    try {
      credential = await askDevice(await this.#api.options())
    } catch {
      return
    }
    await this.logIn.run(() => Promise.resolve(credential))
  }
}
