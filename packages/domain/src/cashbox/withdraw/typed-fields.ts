import { action, computed, makeObservable, observableRef } from 'mobx'

/** Values typed into the platform's fields, and which fields were left once: those show their errors. */
export class TypedFields {
  private values: ReadonlyMap<string, string> = new Map()
  private touched: ReadonlySet<string> = new Set()

  constructor() {
    makeObservable<this, 'values' | 'touched'>(this, {
      values: observableRef,
      touched: observableRef,
      hasText: computed,
      set: action,
      touch: action,
      forgetTouched: action,
      empty: action,
    })
  }

  get hasText(): boolean {
    return [...this.values.values()].some((text) => text !== '')
  }

  valueOf(name: string): string {
    return this.values.get(name) ?? ''
  }

  isTouched(name: string): boolean {
    return this.touched.has(name)
  }

  set(name: string, value: string): void {
    this.values = new Map([...this.values, [name, value]])
  }

  touch(...names: readonly string[]): void {
    this.touched = new Set([...this.touched, ...names])
  }

  /** Clears what was left; values stay in case the fields come back. */
  forgetTouched(): void {
    this.touched = new Set()
  }

  empty(): void {
    this.values = new Map()
    this.touched = new Set()
  }
}
