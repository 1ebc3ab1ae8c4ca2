import { partOf } from '@croupier/platform-fixtures/fakes'
import { expect, it } from 'vitest'
import type { HeadContext } from '#shared/navigation/page-route.ts'
import { translateOf } from '#testing/text-files.ts'
import { head } from './lobby-page.tsx'

it.each([
  [1, false],
  [2, true],
])('the description names %s studios: %s', (count, isNamed) => {
  const producers = partOf<HeadContext['site']['games']['producers']>({ value: Array.from({ length: count }) })
  const context = partOf<HeadContext>({
    site: partOf<HeadContext['site']>({ games: partOf<HeadContext['site']['games']>({ producers }) }),
    brand: partOf<HeadContext['brand']>({ name: 'Gold' }),
  })
  expect(head(context, translateOf('en')).description !== undefined).toBe(isNamed)
})
