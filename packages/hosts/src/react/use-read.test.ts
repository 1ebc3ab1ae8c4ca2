import { observable, runInAction } from 'mobx'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useRead } from './index.ts'

it('is what is known where a server draws, and follows nothing there', () => {
  const store = observable({ balance: 1 })
  let reads = 0
  const read = () => {
    reads += 1
    return store.balance
  }
  const Balance = () => createElement('output', null, useRead(read))
  expect(renderToString(createElement(Balance))).toBe('<output>1</output>')
  runInAction(() => (store.balance = 2))
  expect(reads).toBe(1)
})
