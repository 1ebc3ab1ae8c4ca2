import {
  type AnyPressState,
  check,
  errorOf,
  IDLE,
  Press,
  FIELD_RULES,
  Form,
  MAX_ATTEMPTS_USED,
  minLength,
  required,
} from '../../core/index.ts'
import type { ContactSteps } from './contact-steps.ts'

export interface CodeValues {
  readonly code: string
}

export interface CodeEntryMeans {
  /** Sends the typed code. */
  readonly confirm: (code: string) => Promise<AnyPressState>
  /** Asks for another code. */
  readonly sendAgain: () => Promise<AnyPressState>
  /** Digits of the code. Default: those of a code that confirms a phone. */
  readonly length?: number
  /** Called with the right code, and at the limit of attempts. Default: the limit is a failure like others. */
  readonly steps?: ContactSteps
}

/** The outcome to show. The limit of attempts is told by a step of its own, if there are steps. */
export function takeLimit(state: AnyPressState, steps: ContactSteps | undefined): AnyPressState {
  if (!steps || !errorOf(state)?.codes.includes(MAX_ATTEMPTS_USED)) return state
  steps.take({ type: 'limit' })
  return IDLE
}

/** Entering the code of a text message. Confirming and asking for another code share one place for failures. */
export class CodeEntry {
  readonly form: Form<CodeValues>
  /** Asks for another code; a failure throws. */
  readonly sending: Press<void, void>
  readonly #means: CodeEntryMeans

  constructor(means: CodeEntryMeans) {
    const { length, sendAgain, steps } = means
    const rules = length === undefined ? FIELD_RULES.smsCode : [required, minLength(length)]
    this.#means = means
    this.form = new Form<CodeValues>({ code: '' }, ({ code }) => ({ code: check(code, ...rules) }))
    this.sending = new Press(async () => {
      const error = errorOf(takeLimit(await sendAgain(), steps))
      if (error) throw error
    })
  }

  get isSentAgain(): boolean {
    return this.sending.state.status === 'done'
  }

  /** Waits for a request for another code. */
  async confirm({ code }: CodeValues): Promise<AnyPressState> {
    if (this.sending.isBusy) return IDLE
    this.sending.reset()
    const { confirm, steps } = this.#means
    const state = takeLimit(await confirm(code), steps)
    if (state.status === 'done') steps?.take({ type: 'accepted' })
    return state
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
}
