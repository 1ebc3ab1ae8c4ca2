import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { platformCalls } from './platform-calls.ts'

const DOCUMENT = readFileSync(new URL('../../../../../docs/platform-api.md', import.meta.url), 'utf8')

/** Calls of the document that the domain leaves to its host, the last one to another server. */
const OF_HOSTS = ['PUT /log', 'PUT /performance', 'POST {api}/{method}']

const unnamed = (call: string) => call.replaceAll(/\{\w+\}/g, '{}')

it('has the calls that docs/platform-api.md lists, and no other', () => {
  const listed = [...DOCUMENT.matchAll(/`(GET|POST|PUT|DELETE) ([/{][^`?]*)/g)]
    .map(([, method, path]) => `${method} ${path?.trim()}`)
    .filter((call) => !OF_HOSTS.includes(call))
  const made = platformCalls().map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(new Set(made.map(unnamed))).toEqual(new Set(listed.map(unnamed)))
})

it('tells whose a call is, whether it moves money, and what is missed without it', () => {
  const calls = platformCalls()
  const find = (label: string) => calls.find((call) => call.label === label)
  expect(find('game categories')).toMatchObject({ method: 'get', needsPlayer: false, hasKey: false })
  expect(find('balance')).toMatchObject({ path: '/json-api/users/balance', needsPlayer: true })
  expect(find('deposit')).toMatchObject({ needsPlayer: true, hasKey: true, shows: 'the cashbox' })
  expect(find('login')).toMatchObject({ body: { login: '{login}', password: '{password}' } })
})
