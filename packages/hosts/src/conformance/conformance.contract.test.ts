import { startSandbox } from '@croupier/platform-fixtures/sandbox'
import type { FetchPort } from '@croupier/domain/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPlatform } from './conformance.ts'

const sandbox = await startSandbox()
afterAll(() => sandbox.close())

const player = { login: 'conform@example.test', password: 'password-1' }
beforeAll(() => sandbox.control.createPlayer({ ...player, currency: 'EUR', balance: 100_000 }))

const faultsOf = async (fetch?: FetchPort) => {
  const findings = await checkPlatform({ platform: sandbox.platformUrl, player, ...(fetch && { fetch }) })
  expect(findings.length).toBeGreaterThan(25)
  return Object.fromEntries(
    findings.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, faults]),
  )
}

it('the sandbox fits', async () => {
  expect(await faultsOf()).toEqual({})
})

it('names each answer that does not fit, by its field, and what is missed', async () => {
  /** Answers of a platform, changed. */
  const changed: readonly [address: RegExp, change: (text: string) => { status?: number; text: string }][] = [
    [/\/users\/balance\?/, (text) => ({ text: text.replaceAll('"currency":', '"currancy":') })],
    [/\/v2\/categories\?.*=category\b/, (text) => ({ text: text.replace('"slug":"', '"slug":5,"was":"') })],
    [/\/v2\/categories\?.*=producer\b/, () => ({ text: '<html>' })],
    [/\/winners/, () => ({ status: 500, text: '{}' })],
    [/\/json-api\/actions\?/, (text) => ({ text: text.replace('"slug":', '"slag":') })],
  ]
  const faults = await faultsOf(async (url, init) => {
    const answer = await fetch(url, init)
    const order = changed.find(([address]) => address.test(url))
    if (!order) return answer
    const { status = answer.status, text } = order[1](await answer.text())
    return { status, headers: answer.headers, text: () => Promise.resolve(text) }
  })
  expect(faults).toMatchObject({ balance: [expect.stringContaining('currency')] })
  expect(Object.keys(faults)).toEqual(['categories', 'producers', 'promotions', 'winners', 'balance'])
})
