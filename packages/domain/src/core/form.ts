import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { DomainError } from './errors.ts'

/** A named message of the form rules (core.md 5); the screen turns it into text. */
export interface FormMessage {
  readonly name: string
  /** Numbers the text mentions, such as the least length. */
  readonly params?: Readonly<Record<string, number>>
}

export type FormErrors<V> = { readonly [K in keyof V]?: readonly FormMessage[] }
export type FormRules<V> = (values: V) => FormErrors<V>

/**
 * One form's state: what was typed, what is wrong with it and who says so.
 * A rule's message shows once its field was touched; a server's message stays until that field changes (core.md 5).
 * Nothing here ever clears what was typed.
 */
export class Form<V extends object> {
  values: V
  isSubmitting = false
  /** Why the last submit failed, where no field is to blame. */
  failure: DomainError | null = null
  private touched: ReadonlySet<keyof V> = new Set()
  private serverErrors: FormErrors<V> = {}
  private readonly rules: FormRules<V>

  constructor(initial: V, rules: FormRules<V>) {
    this.values = initial
    this.rules = rules
    makeObservable<this, 'touched' | 'serverErrors'>(this, {
      values: observableRef,
      isSubmitting: observable,
      failure: observableRef,
      touched: observableRef,
      serverErrors: observableRef,
      frontErrors: computed,
      hasFrontErrors: computed,
      isDirty: computed,
      set: actionBound,
      touch: actionBound,
      submit: actionBound,
    })
  }

  get frontErrors(): FormErrors<V> {
    return this.rules(this.values)
  }

  get hasFrontErrors(): boolean {
    return this.fields.some((field) => (this.frontErrors[field]?.length ?? 0) > 0)
  }

  /** True once something was touched: leaving would lose it. */
  get isDirty(): boolean {
    return this.touched.size > 0
  }

  private get fields(): (keyof V)[] {
    return Object.keys(this.values) as (keyof V)[]
  }

  /** What to show at a field now: its broken rules if it was touched, else what the server said of it. */
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

  /**
   * Sends the form: touches every field, stops on broken rules, ignores a second call while one runs.
   * Answers whether it went through; a refusal is kept at its fields, or in `failure`.
   */
  async submit(send: (values: V) => Promise<DomainError | null>): Promise<boolean> {
    if (this.isSubmitting) return false
    this.touched = new Set(this.fields)
    this.failure = null
    this.serverErrors = {}
    if (this.hasFrontErrors) return false
    this.isSubmitting = true
    const error = await send(this.values).catch((thrown: unknown) => DomainError.from(thrown))
    this.settle(error)
    return error === null
  }

  private settle = action((error: DomainError | null): void => {
    this.isSubmitting = false
    if (!error) return
    const known = new Set<PropertyKey>(this.fields)
    const blamed = Object.entries(error.fields).filter(([field]) => known.has(field))
    const messages: Record<string, readonly FormMessage[]> = {}
    for (const [field, codes] of blamed) messages[field] = codes.map((name) => ({ name }))
    this.serverErrors = messages as FormErrors<V>
    if (blamed.length === 0) this.failure = error
  })
}
