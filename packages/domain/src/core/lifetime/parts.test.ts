import { expect, test } from 'vitest'

import { Parts } from './parts.ts'

class Counted {
  readonly number: number
  constructor({ next }: { readonly next: () => number }) {
    this.number = next()
  }
}

const counted = (means: ConstructorParameters<typeof Counted>[0]) => new Counted(means)

test.each([
  ['class', Counted],
  ['function', counted],
])('a part is made once, by its %s', (_name, maker) => {
  const parts = new Parts()
  let made = 0
  const means = () => ({ next: () => (made += 1) })
  expect([parts.of(maker, means), parts.of(maker, means)]).toEqual([{ number: 1 }, { number: 1 }])
  expect(new Parts().of(maker, means).number).toBe(2)
})
