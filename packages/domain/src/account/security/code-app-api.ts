import * as v from 'valibot'
import { FlagSchema, type Http, objectOf, SlugSchema, SuccessAnswer, dataOf, TimeSchema } from '../../core/index.ts'

const PATH = '/json-api/users/second-factor'
const label = 'second factor'

/** Whether logins are asked for a code, and by which app. */
export interface CodeAppState {
  /** When the app was set up, milliseconds since 1970; null: there is none. */
  readonly since: number | null
  /** The platform asks each login for a code, also without an app. */
  readonly isDemanded: boolean
}

/** What an app needs to make codes (RFC 6238). */
export interface CodeAppSecret {
  /** Base 32, for typing. */
  readonly secret: string
  /** `otpauth://…`, for a picture or a link. */
  readonly uri: string
}

const StateAnswer = v.pipe(
  dataOf(objectOf({ app_since: v.nullish(TimeSchema, null), is_demanded: FlagSchema })),
  v.transform(({ app_since, is_demanded }): CodeAppState => ({ since: app_since, isDemanded: is_demanded })),
)
const SecretAnswer = objectOf({
  secret: SlugSchema,
  uri: v.pipe(v.string(), v.regex(/^otpauth:\/\/\S+$/)),
})

/** The player's app for codes (docs/platform-api.md: Second factor). */
export function createCodeAppApi(http: Http) {
  const byCode = async (path: string, code: string): Promise<void> => {
    await http.change('post', path, SuccessAnswer, { label, auth: true, body: { code }, mayRefuse: true })
  }
  return {
    state: (signal: AbortSignal): Promise<CodeAppState> => http.read(PATH, StateAnswer, { label, auth: true, signal }),
    begin: (): Promise<CodeAppSecret> =>
      http.change('post', `${PATH}/app`, SecretAnswer, { label, auth: true, body: {} }),
    confirm: (code: string): Promise<void> => byCode(`${PATH}/app/confirm`, code),
    remove: (code: string): Promise<void> => byCode(`${PATH}/app/remove`, code),
  }
}
