import { expect, it } from 'vitest'
import { runOfflinePage } from './offline-page.ts'

/** What the page's root is told, with these cookies. */
function modesWith(cookie: string): Record<string, string | undefined> {
  const dataset: Record<string, string | undefined> = {}
  runOfflinePage({
    document: {
      cookie,
      documentElement: { dataset },
      visibilityState: 'hidden',
      querySelector: () => null,
      addEventListener: () => undefined,
    },
    location: { reload: () => undefined },
    addEventListener: () => undefined,
    setInterval: () => 0,
    fetch: () => Promise.reject(new Error('offline')),
  })
  return dataset
}

it.each([
  ['', {}],
  ['consent=1; modes=dark.more', { scheme: 'dark', contrast: 'more' }],
  ['modes=compact; consent=1', { density: 'compact' }],
  ['othermodes=dark; modes=sepia', {}],
])('the page without a connection has the modes that the visitor has chosen: %j', (cookie, modes) => {
  expect(modesWith(cookie)).toEqual(modes)
})
