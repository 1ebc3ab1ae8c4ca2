import { expect, it, vi } from 'vitest'
import { reportVisit } from './visits.ts'

it.each([
  [{}, 1],
  [{ doNotTrack: '0', globalPrivacyControl: false }, 1],
  [{ doNotTrack: '1' }, 0],
  [{ globalPrivacyControl: true }, 0],
])('a browser with %j sends %d reports', (visitor, reports) => {
  const send = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', visitor)
  vi.stubGlobal('fetch', send)
  reportVisit({ page: '/games/:slug', locale: 'en', device: 'desktop', variants: {} })
  expect(send).toHaveBeenCalledTimes(reports)
})
