import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as core from './index.ts'
import * as domain from '../index.ts'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

/** Functions and classes of the core that the README names, which a host may use: nothing else in this repository may need them. */
const NAMED = ['createAxiosClient', 'preloadAxios', 'createServedSession', 'createCookieSession', 'DomainError']

it('exports what the README names', () => {
  const interceptors = /exported one by one: (.*?)\./.exec(README)?.[1]?.match(/\w+/g) ?? []
  expect(interceptors.length).toBeGreaterThan(5)
  for (const name of [...interceptors, ...NAMED]) {
    expect(README).toContain(name)
    expect({ ...core, ...domain }).toHaveProperty(name)
  }
})
