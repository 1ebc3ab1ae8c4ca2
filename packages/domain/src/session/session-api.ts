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
  DomainError,
  errorFromBody,
  listOf,
  objectOf,
  read,
  readChange,
  SlugSchema,
  TitleSchema,
  TokenAnswerSchema,
  type Access,
  type Http,
  type TokenAnswer,
} from '../core/index.ts'
import type { Credentials, Registration } from './registration-rules.ts'
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

const PhoneCodesSchema = objectOf({
  data: listOf(
    objectOf({
      country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
      dialCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
      name: TitleSchema,
    }),
    { keyOf: ({ country }) => country, max: 300 },
  ),
})
const SentCodeSchema = objectOf({ success: v.literal(true), retryAfter: v.nullish(CountSchema, null) })
const OwnerSchema = v.object({ data: v.object({ info: v.object({ hash: SlugSchema }) }) })
const ConfirmSchema = v.object({ success: v.literal(true), confirm: v.literal('phone') })
const RefusalSchema = v.object({ success: v.literal(false) })

/** Tokens of the session that ends. */
export interface EndedTokens {
  readonly access: Access | null
  readonly refresh: { readonly refreshToken?: string }
}

/** Calls of login, registration, recovery and logout. They reject with `DomainError`. */
export function createSessionApi(http: Http) {
  return {
    async login({ login, password }: Credentials): Promise<TokenAnswer> {
      const answer = await http.post(LOGIN_PATH, { login: loginOf(login), password })
      return readChange(TokenAnswerSchema, answer, 'login', http)
    },

    /** Tokens, or `confirm-phone` if a code was sent. Rejects for `success: false`. */
    async register(registration: Registration): Promise<TokenAnswer | 'confirm-phone'> {
      const answer = await http.post(REGISTER_PATH, registration)
      if (v.is(ConfirmSchema, answer)) return 'confirm-phone'
      if (v.is(RefusalSchema, answer)) throw errorFromBody('rejected', answer, { path: REGISTER_PATH })
      return readChange(TokenAnswerSchema, answer, 'registration', http)
    },

    async confirmPhone(confirmed: ConfirmedPhone): Promise<TokenAnswer> {
      return readChange(TokenAnswerSchema, await http.post(CONFIRM_PHONE_PATH, confirmed), 'phone confirmation', http)
    },

    /** Seconds until another code may be requested, if the server says. */
    async sendPhoneCode(phone: string): Promise<number | null> {
      const answer = await http.post('/json-api/players/phones/verify', { phone })
      return readChange(SentCodeSchema, answer, 'phone code', http).retryAfter
    },

    async phoneCodes(signal: AbortSignal): Promise<PhoneCode[]> {
      return read(PhoneCodesSchema, await http.get('/json-api/treasury/phone-codes', { signal }), 'phone codes', http)
        .data
    },

    /** Ends both tokens. A platform without this call (404) has the refresh token used up instead. */
    async logOut({ access, refresh }: EndedTokens): Promise<void> {
      if (refresh.refreshToken === undefined) return
      const headers = access?.header ? { Authorization: access.header } : {}
      await http.post(PLATFORM_LOGOUT_PATH, refresh, { headers }).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error
        return http.post(REFRESH_PATH, refresh)
      })
    },

    /** Hash of the player whose tokens are sent: those of an `Authorization` header, else the present ones. */
    async owner(authorization?: string): Promise<string> {
      const options = authorization === undefined ? { auth: true } : { headers: { Authorization: authorization } }
      return read(OwnerSchema, await http.get(PROFILE_PATH, options), 'session owner').data.info.hash
    },
  }
}

export type SessionApi = ReturnType<typeof createSessionApi>
