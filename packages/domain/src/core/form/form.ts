import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { type AnyPressState, errorOf, IDLE } from '../press/press.ts'
import { DomainError } from '../value/errors.ts'

/** A message of the form rules by name; the screen turns it into text. */
export interface FormMessage {
  readonly name: string
  /** Values the text mentions, such as the least length. */
  readonly params?: Readonly<Record<string, string | number>>
  /** How long the server asks to wait, milliseconds. */
  readonly retryAfterMs?: number | null
}

/** By field. A server message for a field that is not asked for concerns the whole form. */
export type FormErrors<V> = { readonly [K in keyof V]?: readonly FormMessage[] }
export type FormRules<V> = (values: V) => FormErrors<V>

export interface FormOptions<V> {
  /** Fields that are picked, not typed: they never count as unsaved. Default: none. */
  readonly picked?: readonly (keyof V)[]
}

/**
 * Values and messages of a form (docs/product-rules.md, Forms and validation). A rule's message shows once its field was
 * touched; a server's message stays until the field changes. Never clears what was typed.
 */
export class Form<V extends object> {
  values: V
  isSubmitting = false
  /** The press of the last submit where it failed, apart from messages of fields; else `idle`. */
  state: AnyPressState = IDLE
  private touched: ReadonlySet<keyof V> = new Set()
  private serverErrors: FormErrors<V> = {}
  /** The initial or last sent values. */
  private kept: V
  private initial: V
  private readonly rules: FormRules<V>
  private readonly picked: ReadonlySet<keyof V>

  constructor(initial: V, rules: FormRules<V>, { picked = [] }: FormOptions<V> = {}) {
    this.initial = initial
    this.values = initial
    this.kept = initial
    this.rules = rules
    this.picked = new Set(picked)
    makeObservable<this, 'touched' | 'serverErrors' | 'kept' | 'initial'>(this, {
      values: observableRef,
      isSubmitting: observable,
      state: observableRef,
      failure: computed,
      touched: observableRef,
      serverErrors: observableRef,
      kept: observableRef,
      initial: observableRef,
      frontErrors: computed,
      hasFrontErrors: computed,
      isUnsaved: computed,
      isTyped: computed,
      set: actionBound,
      setAll: action,
      touch: actionBound,
      submit: actionBound,
      run: actionBound,
      forgetRefusal: actionBound,
      forgetMessages: actionBound,
      reset: actionBound,
      rebase: actionBound,
    })
  }

  /** Why the last submit failed, apart from messages of fields. */
  get failure(): DomainError | null {
    return errorOf(this.state)
  }

  get frontErrors(): FormErrors<V> {
    return this.rules(this.values)
  }

  get hasFrontErrors(): boolean {
    return this.asked.some((field) => (this.frontErrors[field]?.length ?? 0) > 0)
  }

  /** Whether leaving would lose typed values that are not being sent. A field that was empty at first and is so again has none. */
  get isUnsaved(): boolean {
    if (this.isSubmitting) return false
    const fields = Object.keys(this.values) as (keyof V)[]
    const isEmpty = (value: unknown) => value === '' || value === null
    return fields.some((field) => {
      const value = this.values[field]
      const isBlank = isEmpty(value) && isEmpty(this.initial[field])
      return !this.picked.has(field) && !isBlank && value !== this.kept[field]
    })
  }

  /** Values that were typed since the initial or last sent ones, also while they are being sent. */
  get unsent(): Partial<V> {
    const changed = (field: string) => this.values[field as keyof V] !== this.kept[field as keyof V]
    return Object.fromEntries(Object.entries(this.values).filter(([field]) => changed(field))) as Partial<V>
  }

  /** Whether it holds anything that was typed, here or on the page before. */
  get isTyped(): boolean {
    const fields = Object.keys(this.values) as (keyof V)[]
    const blank: readonly unknown[] = ['', null, undefined]
    return fields.some((field) => !this.picked.has(field) && !blank.includes(this.values[field]))
  }

  private get asked(): (keyof V)[] {
    return Object.keys(this.frontErrors) as (keyof V)[]
  }

  /**
   * The messages to show at a field: its broken rule once it was touched, else the server's.
   * @param isEager show a broken rule before the field was touched
   */
  errorsOf(field: keyof V, isEager = false): readonly FormMessage[] {
    const front = isEager || this.touched.has(field) ? messagesOf(this.frontErrors, field) : []
    return front.length > 0 ? front : messagesOf(this.serverErrors, field)
  }

  set<K extends keyof V>(field: K, value: V[K]): void {
    if (this.values[field] === value) return
    this.values = { ...this.values, [field]: value }
    this.state = IDLE
    if (Object.hasOwn(this.serverErrors, field)) {
      const { [field]: _answered, ...others } = this.serverErrors
      this.serverErrors = others as FormErrors<V>
    }
  }

  setAll(values: Partial<V>): void {
    for (const field of Object.keys(values) as (keyof V)[]) this.set(field, values[field] as V[keyof V])
  }

  touch(field: keyof V): void {
    this.touched = new Set([...this.touched, field])
  }

  /** Clears the server's messages. */
  forgetRefusal(): void {
    this.state = IDLE
    this.serverErrors = {}
  }

  /** Clears all messages, because the form asks for other fields now. */
  forgetMessages(): void {
    this.forgetRefusal()
    this.touched = new Set()
  }

  /** Returns to the initial values: empty, or those of the last `rebase`. */
  reset(): void {
    this.forgetMessages()
    this.values = this.initial
    this.kept = this.initial
  }

  /** Takes newer initial values; fields that were changed since the last submit keep what was typed. */
  rebase(newest: V): void {
    const fields = Object.keys(newest) as (keyof V)[]
    const typed = fields.filter((field) => this.values[field] !== this.kept[field])
    this.values = { ...newest, ...Object.fromEntries(typed.map((field) => [field, this.values[field]])) }
    this.initial = newest
    this.kept = newest
  }

  /**
   * Sends the form by a press unless a rule is broken; touches all fields. Ignores a call while one runs. Returns whether it
   * was accepted; why it was not is kept at its fields, or in `failure`. What `send` throws counts as a refusal.
   */
  async submit(send: (values: V) => Promise<AnyPressState>): Promise<boolean> {
    if (this.isSubmitting) return false
    this.touched = new Set([...this.touched, ...this.asked])
    this.forgetRefusal()
    if (this.hasFrontErrors) return false
    return this.run(send)
  }

  /** Does something else for which the form waits and whose failure it shows; checks no rule. */
  async run(send: (values: V) => Promise<AnyPressState>): Promise<boolean> {
    if (this.isSubmitting) return false
    this.forgetRefusal()
    this.isSubmitting = true
    const { values } = this
    const state = await send(values).catch((thrown: unknown) => ({
      status: 'refused' as const,
      error: DomainError.from(thrown),
    }))
    this.settle(state, values)
    return state.status === 'done'
  }

  private settle = action((state: AnyPressState, sent: V): void => {
    this.isSubmitting = false
    const error = errorOf(state)
    if (error) this.refuse(state.status, error)
    // A form that was emptied meanwhile keeps nothing.
    else if (state.status === 'done') this.kept = this.values === this.initial ? this.initial : sent
  })

  private refuse(status: AnyPressState['status'], error: DomainError): void {
    const { retryAfterMs, data } = error
    const blamed = Object.entries(error.fields).filter(([field]) => Object.hasOwn(this.frontErrors, field))
    const params = Object.keys(data).length > 0 && { params: data }
    const message = (name: string): FormMessage => ({ name, retryAfterMs, ...params })
    const messages: Readonly<Record<string, readonly FormMessage[]>> = Object.fromEntries(
      blamed.map(([field, codes]) => [field, codes.map(message)]),
    )
    this.serverErrors = messages as FormErrors<V>
    const told = new Set(blamed.flatMap(([, codes]) => codes))
    const untold = error.codes.filter((code) => !told.has(code))
    if (blamed.length === 0) this.state = { status, error }
    else if (untold.length > 0) {
      const { kind, path, said } = error
      const rest = new DomainError(kind, { status: error.status, path, retryAfterMs, data, said, codes: untold })
      this.state = { status, error: rest }
    }
  }
}

/** A field may be named like a property of all objects. */
function messagesOf<V>(errors: FormErrors<V>, field: keyof V): readonly FormMessage[] {
  return Object.hasOwn(errors, field) ? (errors[field] ?? []) : []
}
