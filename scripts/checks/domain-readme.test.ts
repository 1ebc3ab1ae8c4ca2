import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as core from '../../packages/domain/src/core/index.ts'

const README = readFileSync(new URL('../../packages/domain/README.md', import.meta.url), 'utf8')

/** Exports for hosts of the domain other than our site, which may use none of them. */
const NAMED = ['createAxiosClient', 'preloadAxios', 'createServedSession', 'createCookieSession', 'DomainError']

it('the domain exports what its README names', () => {
  const interceptors = /exported one by one: (.*?)\./.exec(README)?.[1]?.match(/\w+/g) ?? []
  expect(interceptors.length).toBeGreaterThan(5)
  for (const name of [...interceptors, ...NAMED]) {
    expect(README).toContain(name)
    expect(core).toHaveProperty(name)
  }
})
