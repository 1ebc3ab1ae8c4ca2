/**
 * @promise Look and accessibility: the oldest browsers are those of the build
 * @journey none
 */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BROWSERS } from './browsers.ts'

test('the README names the browsers that the site is built for', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, section = ''] = readme.split('## Browsers\n')
  const named = section.split('\n## ', 1)[0] ?? ''
  const { chrome, edge, firefox, safari, ios } = BROWSERS
  expect(chrome).toBe(edge)
  for (const browser of [`Chrome and Edge ${chrome}`, `Firefox ${firefox}`, `Safari ${safari}, iOS ${ios}`])
    expect(named).toContain(`| ${browser} `)
})
