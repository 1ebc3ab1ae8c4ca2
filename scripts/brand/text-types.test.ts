import { expect, test } from 'vitest'
import { namespaceType } from './text-types.ts'

test('names with a hyphen or a dot are quoted, and values are named', () => {
  const texts = { title: 'News', found: '{{count}} of {{all}}', 'errors.not_found': 'Gone' }
  expect(namespaceType('news-page', texts)).toBe(
    `  'news-page': {
    title: Plain
    found: '{{count}} {{all}}'
    'errors.not_found': Plain
  }
`,
  )
})
