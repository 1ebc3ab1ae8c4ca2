import { SECOND_FACTOR_LOGIN_PATH } from '@croupier/contract/paths'
import { action, makeObservable, observable, observableRef } from 'mobx'
import * as v from 'valibot'
import {
  type Clock,
  CountSchema,
  DomainError,
  type Http,
  objectOf,
  Press,
  SMS_REPEAT_SECONDS,
  type TokenAnswer,
  TokenAnswerSchema,
} from '../core/index.ts'
import type { CodeWay, SecondFactorQuestion } from './second-factor-question.ts'

/** Digits of a code, of an app or sent. */
export const SECOND_FACTOR_DIGITS = 6

export interface SecondFactorMeans {
  readonly http: Pick<Http, 'change'>
  readonly clock: Clock
  readonly session: { readonly signIn: (ask: () => Promise<TokenAnswer>) => Promise<unknown> }
}

const SentSchema = objectOf({ success: v.literal(true), retryAfter: v.nullish(CountSchema, null) })

/** Calls that answer the question of a login (docs/platform-api.md: Second factor). */
export function createSecondFactorLoginApi(http: Pick<Http, 'change'>) {
  const post = <T>(path: string, schema: v.GenericSchema<unknown, T>, body: object): Promise<T> =>
    http.change('post', path, schema, { label: 'second factor', auth: false, body })
  return {
    /** Seconds until another code may be asked for, if the platform says. */
    send: async (challenge: string, way: CodeWay): Promise<number | null> =>
      (await post(`${SECOND_FACTOR_LOGIN_PATH}/send`, SentSchema, { challenge, way })).retryAfter,
    answer: (challenge: string, code: string): Promise<TokenAnswer> =>
      post(SECOND_FACTOR_LOGIN_PATH, TokenAnswerSchema, { challenge, code }),
  }
}

/** The code that a login is asked for after the password: of an app, or sent to the player. */
export class SecondFactor {
  /** Null: nothing is asked. */
  question: SecondFactorQuestion | null = null
  /** Where the code comes from. */
  way: CodeWay = 'app'
  /** When another code may be asked for, milliseconds of server time; null: now. */
  nextCodeAt: number | null = null

  readonly send: Press<CodeWay, void>
  readonly confirm: Press<string, void, null>

  readonly #clock: Clock

  constructor({ http, clock, session }: SecondFactorMeans) {
    const api = createSecondFactorLoginApi(http)
    this.#clock = clock
    this.send = new Press((way) => this.#send(way, api.send))
    this.confirm = new Press({
      send: async (code) => {
        const challenge = this.question?.challenge ?? ''
        await session.signIn(() => api.answer(challenge, code))
      },
      keep: () => null,
    })
    makeObservable<this, 'setWay' | 'setNextCodeAt'>(this, {
      question: observableRef,
      way: observable,
      nextCodeAt: observable,
      ask: action,
      giveUp: action,
      useApp: action,
      setWay: action,
      setNextCodeAt: action,
    })
  }

  ask(question: SecondFactorQuestion): void {
    this.send.reset()
    this.confirm.reset()
    this.question = question
    this.way = question.ways[0].way
    this.nextCodeAt = question.retryAfter === null ? null : this.#clock.now() + question.retryAfter * 1000
  }

  /** The code of the app, in place of one that was sent. */
  useApp(): void {
    this.send.reset()
    this.way = 'app'
  }

  giveUp(): void {
    this.question = null
  }

  async #send(way: CodeWay, send: (challenge: string, way: CodeWay) => Promise<number | null>): Promise<void> {
    try {
      const seconds = await send(this.question?.challenge ?? '', way)
      this.setNextCodeAt((seconds ?? SMS_REPEAT_SECONDS) * 1000)
      this.setWay(way)
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (error.status === 429) this.setNextCodeAt(error.retryAfterMs ?? SMS_REPEAT_SECONDS * 1000)
      throw error
    }
  }

  private setWay(way: CodeWay): void {
    this.way = way
  }

  private setNextCodeAt(afterMs: number): void {
    this.nextCodeAt = this.#clock.now() + afterMs
  }
}
