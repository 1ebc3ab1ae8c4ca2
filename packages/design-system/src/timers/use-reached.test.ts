import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClockProvider } from './clock-provider.tsx'
import { useReached } from './use-reached.ts'

const Reached = ({ moments }: { moments: readonly number[] }) => String(useReached(moments))
const rendered = (moments: readonly number[], seed?: number) =>
  renderToString(createElement(ClockProvider, { seed }, createElement(Reached, { moments })))

it.each([
  ['none has come', [5000, 9000], 4999, '-Infinity'],
  ['one comes with its second', [5000, 9000], 5000, '5000'],
  ['the latest that has come counts, in any order', [9000, 5000, 7000], 8500, '7000'],
  ['all have come', [9000, 5000], 60_000, '9000'],
  ['there are none', [], 60_000, '-Infinity'],
])('%s', (_name, moments, seed, expected) => expect(rendered(moments, seed)).toBe(expected))

it('without a seed the server knows of none', () => {
  expect(rendered([5000])).toBe('-Infinity')
})
