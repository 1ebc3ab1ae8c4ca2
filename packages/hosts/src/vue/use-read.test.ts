import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { createSSRApp, effectScope, h, nextTick, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { useRead } from './index.ts'

it('follows what is read, also by a property of Vue, until its component is gone', async () => {
  const store = observable({ balances: { EUR: 1, RUB: 7 } })
  const currency = ref<'EUR' | 'RUB'>('EUR')
  const scope = effectScope()
  const balance = scope.run(() => useRead(() => store.balances[currency.value]))
  expect(balance?.value).toBe(1)
  runInAction(() => (store.balances.EUR = 2))
  expect(balance?.value).toBe(2)
  currency.value = 'RUB'
  await nextTick()
  expect(balance?.value).toBe(7)
  runInAction(() => (store.balances.RUB = 8))
  expect(balance?.value).toBe(8)
  scope.stop()
  runInAction(() => (store.balances.RUB = 9))
  expect(balance?.value).toBe(8)
})

it('is what is known where a server draws, and follows nothing there', async () => {
  const store = observable({ balance: 1 })
  let reads = 0
  const read = () => {
    reads += 1
    return store.balance
  }
  const app = createSSRApp({
    setup() {
      // oxlint-disable-next-line react-hooks/rules-of-hooks -- Vue's: it is called once, in `setup`
      const balance = useRead(read)
      return () => h('output', balance.value)
    },
  })
  expect(await renderToString(app)).toBe('<output>1</output>')
  const before = reads
  runInAction(() => (store.balance = 2))
  expect(reads).toBe(before)
})
