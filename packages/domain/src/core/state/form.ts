import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { DomainError } from '../http/errors.ts'

/** A message of the form rules by name; the screen turns it into text. */
export interface FormMessage {
  readonly name: string
  /** Numbers the text mentions, such as the least length. */
  readonly params?: Readonly<Record<string, number>>
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
 * Values and messages of a form (docs/product-rules.md: Forms and validation). A rule's message shows once its field was
 * touched; a server's message stays until the field changes. Never clears what was typed.
 */
export class Form<V extends object> {
  values: V
  isSubmitting = false
  /** Why the last submit failed, apart from messages of fields. */
  failure: DomainError | null = null
  private touched: ReadonlySet<keyof V> = new Set()
  private serverErrors: FormErrors<V> = {}
  /** The initial or last sent values. */
  private kept: V
  private readonly rules: FormRules<V>
  private readonly picked: ReadonlySet<keyof V>

  constructor(initial: V, rules: FormRules<V>, { picked = [] }: FormOptions<V> = {}) {
    this.values = initial
    this.kept = initial
    this.rules = rules
    this.picked = new Set(picked)
    makeObservable<this, 'touched' | 'serverErrors' | 'kept'>(this, {
      values: observableRef,
      isSubmitting: observable,
      failure: observableRef,
      touched: observableRef,
      serverErrors: observableRef,
      kept: observableRef,
      frontErrors: computed,
      hasFrontErrors: computed,
      isUnsaved: computed,
      set: actionBound,
      touch: actionBound,
      submit: actionBound,
      forgetRefusal: actionBound,
    })
  }

  get frontErrors(): FormErrors<V> {
    return this.rules(this.values)
  }

  get hasFrontErrors(): boolean {
    return this.fields.some((field) => (this.frontErrors[field]?.length ?? 0) > 0)
  }

  /** Whether leaving would lose typed values. */
  get isUnsaved(): boolean {
    return this.fields.some(
      (field) => !this.picked.has(field) && this.values[field] !== this.kept[field] && this.values[field] !== '',
    )
  }

  private get fields(): (keyof V)[] {
    return Object.keys(this.values) as (keyof V)[]
  }

  private get asked(): (keyof V)[] {
    return Object.keys(this.frontErrors) as (keyof V)[]
  }

  /** The message to show at a field: its broken rule if touched, else the server's. */
  errorsOf(field: keyof V): readonly FormMessage[] {
    const front = this.touched.has(field) ? (this.frontErrors[field] ?? []) : []
    return front.length > 0 ? front : (this.serverErrors[field] ?? [])
  }

  set<K extends keyof V>(field: K, value: V[K]): void {
    if (this.values[field] === value) return
    this.values = { ...this.values, [field]: value }
    this.failure = null
    if (this.serverErrors[field]) {
      const { [field]: _answered, ...others } = this.serverErrors
      this.serverErrors = others as FormErrors<V>
    }
  }

  touch(field: keyof V): void {
    this.touched = new Set([...this.touched, field])
  }

  /** Clears the server's messages. */
  forgetRefusal(): void {
    this.failure = null
    this.serverErrors = {}
  }

  /**
   * Sends the form unless a rule is broken; touches all fields. Ignores a call while one runs. Returns whether it
   * succeeded; a refusal is kept at its fields, or in `failure`.
   */
  async submit(send: (values: V) => Promise<DomainError | null>): Promise<boolean> {
    if (this.isSubmitting) return false
    this.touched = new Set([...this.touched, ...this.asked])
    this.forgetRefusal()
    if (this.hasFrontErrors) return false
    this.isSubmitting = true
    const { values } = this
    const error = await send(values).catch((thrown: unknown) => DomainError.from(thrown))
    this.settle(error, values)
    return error === null
  }

  private settle = action((error: DomainError | null, sent: V): void => {
    this.isSubmitting = false
    if (!error) {
      this.kept = sent
      return
    }
    const { retryAfterMs } = error
    const blamed = Object.entries(error.fields).filter(([field]) => Object.hasOwn(this.frontErrors, field))
    const messages: Record<string, readonly FormMessage[]> = {}
    for (const [field, codes] of blamed) messages[field] = codes.map((name) => ({ name, retryAfterMs }))
    this.serverErrors = messages as FormErrors<V>
    const told = new Set(blamed.flatMap(([, codes]) => codes))
    const untold = error.codes.filter((code) => !told.has(code))
    if (blamed.length === 0) this.failure = error
    else if (untold.length > 0) {
      const { kind, status, path } = error
      this.failure = new DomainError(kind, { status, path, retryAfterMs, codes: untold })
    }
  })
}
