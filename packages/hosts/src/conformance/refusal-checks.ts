import type { Site } from '@croupier/domain'
import { DomainError, type ErrorKind } from '@croupier/domain/core'
import * as v from 'valibot'
import type { Check } from './checks.ts'

/** Presses and reads that the platform must refuse. None of them changes anything. */
interface Refused {
  readonly name: string
  readonly shows: string
  readonly ask: (site: Site) => Promise<unknown>
  readonly kind: ErrorKind
  /** The code that the refusal must have. Left out: any. */
  readonly code?: string
}

const UNKNOWN = 'croupier-conformance-unknown'

const toCheck = ({ name, shows, ask, kind, code }: Refused): Check => {
  let isTooOften = false
  const read = async (site: Site) => {
    const error = await ask(site).then(
      () => null,
      (thrown: unknown) => DomainError.from(thrown),
    )
    if (error === null) throw new Error(`it is not refused: expected ${[kind, code].filter(Boolean).join(' ')}`)
    isTooOften = error.codes.includes('too_many_attempts')
    if (isTooOften) return
    if (error.kind !== kind) throw new Error(`it is refused as ${wordsOf(error)}: expected ${kind}`)
    if (code !== undefined && !error.codes.includes(code))
      throw new Error(`it is refused as ${wordsOf(error)}: expected the code ${code}`)
  }
  const notes = () => (isTooOften ? ['not checked: the platform says too_many_attempts, ask it again later'] : [])
  return { name, shows, read, notes }
}

const wordsOf = ({ kind, codes }: DomainError) => [kind, ...codes].join(' ')

/** Of a guest. */
export const PUBLIC_REFUSALS: readonly Check[] = [
  {
    name: 'a game that is not there',
    shows: 'that a page is not there',
    ask: ({ games }: Site) => games.game(UNKNOWN).ensure(),
    kind: 'not-found' as const,
  },
  {
    name: 'a balance without a token',
    shows: 'that a session is over',
    ask: ({ http }: Site) =>
      http.read('/json-api/users/balance', v.unknown(), { label: 'balance', auth: false, signal: undefined }),
    kind: 'unauthorized' as const,
  },
].map(toCheck)

/** Of a player who logs in with a wrong password. */
export const wrongPassword = (login: string): Check =>
  toCheck({
    name: 'a wrong password',
    shows: 'why a login fails',
    ask: ({ http }) =>
      http.change('post', '/json-api/login', v.unknown(), {
        label: 'login',
        auth: false,
        body: { login, password: UNKNOWN },
      }),
    kind: 'unauthorized',
    code: 'invalid_credentials',
  })

/** Of a player. */
export const PLAYER_REFUSALS: readonly Check[] = [
  {
    name: 'a promo code that is not there',
    shows: 'why a promo code does nothing',
    ask: ({ player }: Site) =>
      player?.http.change('post', '/json-api/coupon-codes/activate', v.unknown(), {
        label: 'promo code',
        auth: true,
        body: { code: UNKNOWN },
      }) ?? Promise.resolve(),
    kind: 'rejected' as const,
    code: 'promoCode',
  },
  {
    name: 'an attempt that was never made',
    shows: 'the outcome of a deposit whose answer is lost',
    ask: ({ player }: Site) =>
      player?.http.read(`/json-api/treasury/intents/${UNKNOWN}`, v.unknown(), {
        label: 'an attempt',
        auth: true,
        signal: undefined,
      }) ?? Promise.resolve(),
    kind: 'not-found' as const,
  },
].map(toCheck)
