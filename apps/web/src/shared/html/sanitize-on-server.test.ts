import { expect, it } from 'vitest'
import { HTML_CASES } from '#testing/html-cases.ts'
import { sanitizeOnServer } from './sanitize-on-server.ts'

it.each(HTML_CASES)('%s, as in the browser', (_name, html, clean) => {
  expect(sanitizeOnServer(html).replaceAll(' />', '>')).toBe(clean)
})
