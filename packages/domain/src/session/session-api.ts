import {
  CONFIRM_PHONE_PATH,
  LOGIN_PATH,
  PLATFORM_LOGOUT_PATH,
  PROFILE_PATH,
  REFRESH_PATH,
  REGISTER_PATH,
} from '@croupier/contract/paths'
import * as v from 'valibot'

import {
  CountSchema,
  dataOf,
  DomainError,
  listOf,
  notSentError,
  objectOf,
  type Schema,
  SlugSchema,
  TitleSchema,
  TokenAnswerSchema,
  type Access,
  type Http,
  type TokenAnswer,
} from '../core/index.ts'
import type { Credentials, Registration } from './registration/registration-rules.ts'
import { SecondFactorAnswer, type SecondFactorQuestion } from './second-factor-question.ts'
import { loginOf } from './typed-login.ts'

export interface PhoneCode {
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  /** Digits, without the plus. */
  readonly dialCode: string
  readonly name: string
}

/** A phone, and the code that its owner was sent. */
export interface ConfirmedPhone {
  /** Dial code and number, digits only. */
  readonly phone: string
  readonly code: string
}

const PhoneCodesSchema = dataOf(
  listOf(
    objectOf({
      country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
      dialCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
      name: TitleSchema,
    }),
    { keyOf: ({ country }) => country, max: 300 },
  ),
)
const SentCodeSchema = objectOf({ success: v.literal(true), retryAfter: v.nullish(CountSchema, null) })
const OwnerSchema = dataOf(v.object({ info: v.object({ hash: SlugSchema }) }))
const ConfirmSchema = v.pipe(
  v.object({ success: v.literal(true), confirm: v.literal('phone') }),
  v.transform(() => 'confirm-phone' as const),
)
const RegisteredSchema = v.lazy((answer) => (v.is(ConfirmSchema, answer) ? ConfirmSchema : TokenAnswerSchema))

const LoggedInSchema = v.lazy((answer) =>
  v.is(v.object({ second_factor: v.unknown() }), answer) ? SecondFactorAnswer : TokenAnswerSchema,
)

/** Tokens of the session that ends. */
export interface EndedTokens {
  readonly access: Access | null
  readonly refresh: { readonly refreshToken?: string }
}

/** Throws for credentials that are none: not every host has a compiler that reads their type. */
function wholeCredentials(given: Partial<Record<keyof Credentials, unknown>> | undefined): Credentials {
  const { login, password } = given ?? {}
  if (typeof login === 'string' && typeof password === 'string') return { login, password }
  const [name, value] = typeof login === 'string' ? ['password', password] : ['login', login]
  const fault = value === undefined ? 'missing' : 'no text'
  throw notSentError({ message: `login: "${name}" is ${fault}: give { login, password }` })
}

/** Calls of login, registration, recovery and logout. They reject with `DomainError`. */
export function createSessionApi(http: Http) {
  const post = <T>(path: string, schema: Schema<T>, label: string, body: object): Promise<T> =>
    http.change('post', path, schema, { label, auth: false, body })
  return {
    /** Tokens, or what the login is asked after the password. */
    login: (given: Credentials): Promise<TokenAnswer | SecondFactorQuestion> => {
      const { login, password } = wholeCredentials(given)
      const body = { login: loginOf(login), password }
      return post<TokenAnswer | SecondFactorQuestion>(LOGIN_PATH, LoggedInSchema, 'login', body)
    },

    /** Tokens, or `confirm-phone` if a code was sent. Rejects for `success: false`. */
    register: (registration: Registration): Promise<TokenAnswer | 'confirm-phone'> =>
      http.change('post', REGISTER_PATH, RegisteredSchema, {
        label: 'registration',
        auth: false,
        body: registration,
        mayRefuse: true,
      }),

    confirmPhone: (confirmed: ConfirmedPhone): Promise<TokenAnswer> =>
      post(CONFIRM_PHONE_PATH, TokenAnswerSchema, 'phone confirmation', confirmed),

    /** Seconds until another code may be requested, if the server says. */
    sendPhoneCode: async (phone: string): Promise<number | null> =>
      (await post('/json-api/players/phones/verify', SentCodeSchema, 'phone code', { phone })).retryAfter,

    phoneCodes: (signal: AbortSignal): Promise<PhoneCode[]> =>
      http.read('/json-api/treasury/phone-codes', PhoneCodesSchema, { label: 'phone codes', auth: false, signal }),

    /** Ends both tokens. A platform without this call (404) has the refresh token used up instead. */
    async logOut({ access, refresh }: EndedTokens): Promise<void> {
      if (refresh.refreshToken === undefined) return
      const headers = access?.header ? { Authorization: access.header } : {}
      const call = { label: 'logout', auth: false, body: refresh }
      await http.change('post', PLATFORM_LOGOUT_PATH, v.unknown(), { ...call, headers }).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error
        return http.change('post', REFRESH_PATH, v.unknown(), call)
      })
    },

    /** Hash of the player whose tokens are sent: those of an `Authorization` header, else the present ones. */
    async owner(authorization?: string): Promise<string> {
      const sender =
        authorization === undefined ? { auth: true } : { auth: false, headers: { Authorization: authorization } }
      const call = { label: 'session owner', signal: undefined, ...sender }
      return (await http.read(PROFILE_PATH, OwnerSchema, call)).info.hash
    },
  }
}

/** Ends the session of a site whose own server keeps its tokens, at this path. */
export async function logOutBySite(http: Http, path: string): Promise<void> {
  await http.change('post', path, v.unknown(), { label: 'logout', auth: false })
}

export type SessionApi = ReturnType<typeof createSessionApi>
