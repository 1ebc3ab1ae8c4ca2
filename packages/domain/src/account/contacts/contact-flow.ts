import { computed, makeObservable, reaction } from 'mobx'
import {
  type AnyPressState,
  check,
  DomainError,
  FIELD_RULES,
  Form,
  type Means,
  type Found,
  IDLE,
  Press,
} from '../../core/index.ts'
import { CodeEntry, takeLimit } from './code-entry.ts'
import { type ContactEvent, type ContactStart, type ContactStep, firstStep } from './contact-step.ts'
import { ContactSteps } from './contact-steps.ts'
import { createContactsApi, type ContactsApi } from './contacts-api.ts'
import {
  type ContactType,
  type KnownContact,
  knownContact,
  type ProfileContacts,
  type WaitingContact,
} from './known-contact.ts'
import { SendTimes } from './send-times.ts'

interface Read<T> {
  readonly value: T | undefined
  reload(): Promise<unknown>
}

export interface ContactFlowMeans extends Pick<Means, 'http' | 'clock' | 'storage' | 'deviceSignals'> {
  readonly player: {
    readonly profile: Read<ProfileContacts & { readonly id: string }>
    readonly contacts: Read<readonly WaitingContact[]>
  }
}

export interface ContactValues {
  /** A phone: dial code and number, digits only. An email: as typed. */
  readonly value: string
  /** Of a phone, ISO 3166 alpha-2, lower case. */
  readonly country: string
}

/** The platform may write an email in another case. */
const isSame = (waiting: WaitingContact | null, value: string | null): waiting is WaitingContact =>
  waiting !== null && waiting.value.toLowerCase() === value?.toLowerCase()

const NOBODY: ProfileContacts & { readonly id: string } = { id: '', phones: [], emails: [] }

/** The flow of one contact in the dialog: entering it, and confirming it by a code or a mail. */
export class ContactFlow {
  readonly type: ContactType
  /** A new phone or email. */
  readonly form: Form<ContactValues>
  readonly code: CodeEntry
  /** Sends the mail again. */
  readonly mail = new Press<void, void>(() => this.#requestMail())
  readonly times: SendTimes
  readonly #steps: ContactSteps
  readonly #api: ContactsApi
  readonly #means: ContactFlowMeans
  readonly #saving: Press<string, WaitingContact>
  readonly #sendingCode: Press<string, void>
  readonly #confirming: Press<{ readonly phone: string; readonly code: string }, void, null>

  constructor(means: ContactFlowMeans, type: ContactType, start: ContactStart, country = '') {
    const { http, player, storage, clock } = means
    this.type = type
    this.#means = means
    this.#api = createContactsApi(http)
    this.times = new SendTimes(storage, clock, (player.profile.value ?? NOBODY).id)
    this.form = new Form<ContactValues>(
      { value: '', country },
      ({ value }) => ({ value: check(value, ...FIELD_RULES[type]) }),
      { picked: ['country'] },
    )
    makeObservable(this, { known: computed })
    this.#steps = new ContactSteps(firstStep(start, this.known), () => this.known)
    this.#saving = new Press({ send: (value) => this.#create(value), find: (value) => this.#findWaiting(value) })
    this.#sendingCode = new Press((phone) => this.#sendCode(phone))
    this.#confirming = new Press({
      send: ({ phone, code }) => this.#api.confirmPhone(phone, code),
      keep: () => null,
      find: async () => {
        await this.#read()
        return this.known.isConfirmed ? { status: 'done', value: undefined } : { status: 'missing' }
      },
    })
    this.code = new CodeEntry({
      steps: this.#steps,
      confirm: (code) => this.#confirmPhone(code),
      sendAgain: async () => (this.confirming ? this.#sendingCode.run(this.confirming.value) : IDLE),
    })
  }

  get step(): ContactStep {
    return this.#steps.step
  }

  get known(): KnownContact {
    const { profile, contacts } = this.#means.player
    return knownContact(this.type, profile.value ?? NOBODY, contacts.value ?? [])
  }

  /** The contact that is being confirmed; null in other steps. */
  get confirming(): WaitingContact | null {
    return this.step.name === 'confirm' ? this.step.contact : null
  }

  /** When the next code or mail may be asked for, milliseconds of server time; null: now. */
  get nextSendAt(): number | null {
    return this.times.nextAt(this.type)
  }

  take(event: ContactEvent): void {
    this.#steps.take(event)
  }

  /** Follows the steps while the dialog is open. Returns a function that stops it, after which no answer counts. */
  open(onClosed: () => void): () => void {
    const stops = [
      reaction(
        () => this.step,
        (step) => this.#enter(step, onClosed),
        { fireImmediately: true },
      ),
      // A mail's link is opened elsewhere, a code may be entered in another tab.
      this.#means.deviceSignals.onVisible(() => void this.#reread()),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** Saves the new contact; the platform sends its code or mail. */
  async save({ value }: ContactValues): Promise<AnyPressState> {
    const state = await this.#saving.run(value.trim())
    if (state.status === 'done') this.take({ type: 'saved', contact: state.value })
    // What it may be changed to depends on what the platform has by now.
    void this.#reread()
    return takeLimit(state, this.#steps)
  }

  async #create(value: string): Promise<WaitingContact> {
    const { type } = this
    const id = await this.#api.create(type, value)
    this.times.wait(type)
    return { id, type, value }
  }

  /** A contact that waits was taken. */
  async #findWaiting(value: string): Promise<Found<WaitingContact>> {
    await this.#read()
    const { waiting } = this.known
    return isSame(waiting, value) ? { status: 'done', value: waiting } : { status: 'missing' }
  }

  #enter(step: ContactStep, onClosed: () => void): void {
    if (step.name === 'closed') return onClosed()
    if (step.name === 'change' && this.type === 'email' && this.form.values.value === '') {
      const { own, waiting } = this.known
      this.form.rebase({ ...this.form.values, value: waiting?.value ?? own ?? '' })
    }
    if (step.name !== 'confirm') return
    this.code.reset()
    this.mail.reset()
    // A message that was sent a moment ago is still valid.
    if (step.asksAgain && this.nextSendAt === null)
      void (this.type === 'phone' ? this.code.sendAgain() : this.mail.run())
  }

  async #sendCode(phone: string): Promise<void> {
    try {
      const seconds = await this.#api.sendCode(phone)
      this.times.wait('phone', seconds === null ? null : seconds * 1000)
    } catch (thrown) {
      throw this.#waitIfTooSoon(DomainError.from(thrown))
    }
  }

  async #confirmPhone(code: string): Promise<AnyPressState> {
    const { confirming } = this
    if (!confirming) return IDLE
    const state = await this.#confirming.run({ phone: confirming.value, code })
    if (state.status === 'done') void this.#reread()
    return state
  }

  async #requestMail(): Promise<void> {
    const { confirming } = this
    if (!confirming) return
    try {
      const id = confirming.id ?? (await this.#idOf(confirming))
      // It was found to be confirmed.
      if (this.step.name !== 'confirm') return
      if (id === null) throw new DomainError('not-found')
      if (!(await this.#api.requestMail(id))) return this.times.wait('email')
      await this.#reread()
      this.take({ type: 'accepted' })
    } catch (thrown) {
      const error = this.#waitIfTooSoon(DomainError.from(thrown))
      if (takeLimit({ status: 'refused', error }, this.#steps) !== IDLE) throw error
    }
  }

  /** Some platforms name it only in the list of what waits. */
  async #idOf(contact: WaitingContact): Promise<string | null> {
    if (!isSame(this.known.waiting, contact.value)) await this.#reread()
    const { waiting } = this.known
    return isSame(waiting, contact.value) ? waiting.id : null
  }

  #waitIfTooSoon(error: DomainError): DomainError {
    if (error.status === 429) this.times.wait(this.type, error.retryAfterMs)
    return error
  }

  #read(): Promise<unknown> {
    const { profile, contacts } = this.#means.player
    return Promise.all([profile.reload(), contacts.reload()])
  }

  /** Learns the outcome of the contact, and moves on where that is decided. */
  async #reread(): Promise<void> {
    await this.#read().catch(() => undefined)
    const { waiting, isConfirmed } = this.known
    const { state } = this.#saving
    if (this.step.name === 'confirm' && isConfirmed) this.take({ type: 'accepted' })
    const isLost = state.status === 'missing' || state.status === 'unclear'
    if (this.step.name === 'change' && isLost && isSame(waiting, state.request))
      this.take({ type: 'saved', contact: waiting })
  }
}

export type OpenContactFlow = (type: ContactType, start: ContactStart, country?: string) => ContactFlow

/** Opens flows of a player; also the key of that part of the player. */
export const createContactFlows =
  (means: ContactFlowMeans): OpenContactFlow =>
  (type, start, country) =>
    new ContactFlow(means, type, start, country)
