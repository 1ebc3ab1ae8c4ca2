import {
  check,
  Press,
  type DomainError,
  FIELD_RULES,
  Form,
  MAX_ATTEMPTS_USED,
  minLength,
  required,
  type SubmitOutcome,
} from '../../core/index.ts'
import type { ContactSteps } from './contact-steps.ts'

export interface CodeValues {
  readonly code: string
}

export interface CodeEntryMeans {
  /** Sends the typed code. */
  readonly confirm: (code: string) => Promise<SubmitOutcome>
  /** Asks for another code. */
  readonly sendAgain: () => Promise<SubmitOutcome>
  /** Digits of the code. Default: those of a code that confirms a phone. */
  readonly length?: number
  /** Called with the right code, and at the limit of attempts. Default: the limit is a failure like others. */
  readonly steps?: ContactSteps
}

export const isLimitReached = ({ codes }: DomainError): boolean => codes.includes(MAX_ATTEMPTS_USED)

/** Entering the code of a text message. Confirming and asking for another code share one place for failures. */
export class CodeEntry {
  readonly form: Form<CodeValues>
  /** Asks for another code; a failure throws. */
  readonly sending: Press<void, void>
  readonly #means: CodeEntryMeans

  constructor(means: CodeEntryMeans) {
    const { length, sendAgain } = means
    const rules = length === undefined ? FIELD_RULES.smsCode : [required, minLength(length)]
    this.#means = means
    this.form = new Form<CodeValues>({ code: '' }, ({ code }) => ({ code: check(code, ...rules) }))
    this.sending = new Press(async () => {
      const outcome = this.#told(await sendAgain())
      if (outcome !== null && outcome !== 'open') throw outcome
    })
  }

  /** Why the last request for another code failed. */
  get failure(): DomainError | null {
    return this.sending.error
  }

  get isSentAgain(): boolean {
    return this.sending.state.status === 'done'
  }

  /** Waits for a request for another code. */
  async confirm({ code }: CodeValues): Promise<SubmitOutcome> {
    if (this.sending.isBusy) return 'open'
    this.sending.reset()
    const outcome = this.#told(await this.#means.confirm(code))
    if (outcome === null) this.#means.steps?.take({ type: 'accepted' })
    return outcome
  }

  /** Ignored while a code is being confirmed. */
  async sendAgain(): Promise<void> {
    if (this.form.isSubmitting) return
    this.form.forgetRefusal()
    await this.sending.run()
  }

  reset(): void {
    this.form.reset()
    this.sending.reset()
  }

  /** Not for the limit of attempts, which has its own step. */
  #told(outcome: SubmitOutcome): SubmitOutcome {
    const { steps } = this.#means
    if (!steps || outcome === null || outcome === 'open' || !isLimitReached(outcome)) return outcome
    steps.take({ type: 'limit' })
    return 'open'
  }
}
