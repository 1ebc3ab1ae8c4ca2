import { observable, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { subscribe } from './subscribe.ts'

it('tells the value now and each other one, until it is ended', () => {
  const store = observable({ balance: 1, name: 'Ann' })
  const changed = vi.fn()
  const stop = subscribe(() => store.balance, changed)
  runInAction(() => (store.name = 'Bob'))
  runInAction(() => (store.balance = 2))
  stop()
  runInAction(() => (store.balance = 3))
  expect(changed.mock.calls).toEqual([[1], [2]])
})
