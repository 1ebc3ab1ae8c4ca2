import { action, makeObservable, observable } from 'mobx'

import { Press, DomainError, SMS_REPEAT_SECONDS, type Clock, type TokenAnswer } from '../core/index.ts'
import type { ConfirmedPhone, SessionApi } from './session-api.ts'

export interface PhoneConfirmationMeans {
  api: Pick<SessionApi, 'sendPhoneCode' | 'confirmPhone'>
  clock: Clock
  signIn: (ask: () => Promise<TokenAnswer>) => Promise<unknown>
}

/** Confirms a phone by the code that was sent to it, which signs in. */
export class PhoneConfirmation {
  /** The phone waiting for its code, digits with the dial code; null if none. */
  phone: string | null = null
  /** When the next code may be asked, milliseconds of server time. */
  nextCodeAt: number | null = null

  readonly sendCode: Press<string, void>
  readonly confirm: Press<ConfirmedPhone, void, null>

  readonly #means: PhoneConfirmationMeans

  constructor(means: PhoneConfirmationMeans) {
    const { api, signIn } = means
    this.#means = means
    this.sendCode = new Press((phone) => this.#send(phone))
    this.confirm = new Press({
      send: async (confirmed) => {
        await signIn(() => api.confirmPhone(confirmed))
      },
      keep: () => null,
    })
    makeObservable<this, 'waitFor'>(this, {
      phone: observable,
      nextCodeAt: observable,
      begin: action,
      resume: action,
      giveUp: action,
      waitFor: action,
    })
  }

  begin(phone: string): void {
    this.phone = phone
    this.waitFor(SMS_REPEAT_SECONDS * 1000)
  }

  /** Resumes after a reload. Time in milliseconds of server time. */
  resume({ phone, nextCodeAt }: { readonly phone: string; readonly nextCodeAt: number }): void {
    this.phone = phone
    this.nextCodeAt = nextCodeAt
  }

  giveUp(): void {
    this.phone = null
    this.sendCode.reset()
  }

  async #send(phone: string): Promise<void> {
    try {
      const seconds = await this.#means.api.sendPhoneCode(phone)
      this.waitFor((seconds ?? SMS_REPEAT_SECONDS) * 1000)
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (error.status === 429) this.waitFor(error.retryAfterMs ?? SMS_REPEAT_SECONDS * 1000)
      throw error
    }
  }

  private waitFor(ms: number): void {
    this.nextCodeAt = this.#means.clock.now() + ms
  }
}
