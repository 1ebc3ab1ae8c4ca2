import { action, actionBound, computed, isObservable } from 'mobx'
import { expect, test } from 'vitest'
import { makeObservable } from './unobserved.ts'

class Counter {
  count = 1

  constructor() {
    makeObservable(this, { count: true, double: computed, add: actionBound, reset: action })
  }

  get double(): number {
    return this.count * 2
  }

  add(): void {
    this.count += 1
  }

  reset(): void {
    this.count = 0
  }
}

test('a store of the server is a plain object, whose bound methods stay bound', () => {
  const counter = new Counter()
  const { add } = counter
  add()
  expect([counter.count, counter.double]).toEqual([2, 4])
  expect(isObservable(counter)).toBe(false)
  expect(Object.hasOwn(counter, 'reset')).toBe(false)
})
