import { partOf } from '@croupier/platform-fixtures/fakes'
import { expect, test } from 'vitest'
import type { HeadContext } from '#shared/navigation/page-route.ts'
import { translateOf } from '#testing/text-files.ts'
import { cashboxResultRoutes } from './cashbox-routes.ts'
import { head } from './result-page.tsx'

test('each result page has its own title', () => {
  const titles = cashboxResultRoutes.map(
    ({ path }) => head(partOf<HeadContext>({ url: new URL(path, 'https://casino.test') }), translateOf('en')).title,
  )
  expect(titles).toEqual(['Payment sent', 'Payment failed', 'Payment pending'])
})
