import { expect, test } from 'vitest'
import type { HeadContext } from '#shared/navigation/page-route.ts'
import { translateOf } from '#testing/text-files.ts'
import { cashboxResultRoutes, depositRoute } from './cashbox-routes.ts'

test('each result page has its own title', () => {
  const titles = [depositRoute, ...cashboxResultRoutes].map(
    ({ head }) => head({} as HeadContext, translateOf('en')).title,
  )
  expect(titles).toEqual(['Deposit', 'Payment sent', 'Payment failed', 'Payment pending'])
})
