import { describe, expect, it } from 'vitest'
import { oddValues } from './odd-values.ts'

describe('a value that a site cannot use', () => {
  it.each([
    [
      'a currency in small letters',
      { limits: [{ currency: 'eur' }] },
      'limits.0.currency, expected a code in capitals',
    ],
    ['a currency of a score', { scoreCurrency: 'usd ' }, 'scoreCurrency, expected a code in capitals'],
    ['a slug with spaces', { slug: 'grand tour' }, 'slug, expected a part of an address'],
    ['a slug of two parts', { providerSlug: 'a/b' }, 'providerSlug, expected a part of an address'],
    [
      'a script as an address',
      { data: [{ image: 'javascript:alert(1)' }] },
      'data.0.image, expected an address by http',
    ],
    ['an address without its slash', { src: 'cdn/a.svg' }, 'src, expected an address by http'],
    ['HTML in a title', { title: '<b>Win</b>' }, 'title, expected a text without HTML'],
    ['a character of HTML in a name', { name: 'Fish &amp; Chips' }, 'name, expected a text without HTML'],
    ['a share of a thousand', { rtp: 9417 }, 'rtp, expected a percentage'],
    [
      'an end before the start',
      { data: { startedAt: '2026-02-01T00:00:00Z', finishedAt: '2026-01-01T00:00:00Z' } },
      'data.finishedAt, expected a time after the start',
    ],
    ['seconds before others', { showDateFrom: 20, showDateTo: 10 }, 'showDateTo, expected a time after the start'],
  ])('%s is named by its field', (_, body, says) => {
    expect(oddValues(body)).toEqual([expect.stringContaining(says)])
  })

  it('is named once for all entries of a list', () => {
    expect(oddValues({ data: [{ slug: 'a' }, { slug: 'b c' }, { slug: 'd e' }] })).toEqual([
      expect.stringMatching(/^data\.1\.slug, /),
    ])
  })
})

it.each([
  { currency: 'EUR', image: '/cdn/a.png', url: 'https://casino.example/a?b=1', slug: 'grand-tour-2', rtp: 96.5 },
  { currency: null, image: '', imageDefault: { url: '/a' }, slug: 'игра', title: 'A < B & C <3' },
  { startedAt: '2026-01-01T00:00:00Z', finishedAt: null },
  { startedAt: null, finishedAt: '2026-01-01T00:00:00Z' },
  { text: '<p>HTML</p>' },
])('%j is as it should be', (body) => {
  expect(oddValues(body)).toEqual([])
})
