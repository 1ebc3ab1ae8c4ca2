import { observable, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { readable } from './index.ts'

it('tells the value to whoever subscribes, and each other one until that ends', () => {
  const store = observable({ balance: 1 })
  const run = vi.fn()
  const end = readable(() => store.balance).subscribe(run)
  runInAction(() => (store.balance = 2))
  end()
  runInAction(() => (store.balance = 3))
  expect(run.mock.calls).toEqual([[1], [2]])
})
