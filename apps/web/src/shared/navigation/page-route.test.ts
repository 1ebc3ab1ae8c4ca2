import { expect, test } from 'vitest'
import { late } from '../loading/late.tsx'
import { pageRoute } from './page-route.ts'

const Page = () => null
const head = () => ({ title: '' })
const failure = () => null

/** The compiler is the test: each wrong use is an error that must be there. */
test('a route refuses a module with other exports, and a name in the path without a failure', () => {
  const routes = [
    pageRoute({ path: '/news', code: late(() => Promise.resolve({ Page, head })) }),
    // @ts-expect-error -- `laod` is no export of a page
    pageRoute({ path: '/news', code: late(() => Promise.resolve({ Page, head, laod: failure })) }),
    // @ts-expect-error -- a page has a head
    pageRoute({ path: '/news', code: late(() => Promise.resolve({ Page })) }),
    pageRoute({ path: '/news/:slug', code: late(() => Promise.resolve({ Page, head, failure })) }),
    // @ts-expect-error -- nothing says that there is no such slug
    pageRoute({ path: '/news/:slug', code: late(() => Promise.resolve({ Page, head })) }),
    pageRoute({ path: '/news/:code', hasSecret: true, code: late(() => Promise.resolve({ Page, head })) }),
  ]
  expect(routes.map(({ path }) => path)).toContain('/news/:code')
})
