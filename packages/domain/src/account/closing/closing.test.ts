/**
 * @promise Account security: an account is said to be closed only when the platform has said so
 * @proof here, security-page.stories (AccountClosed, MoneyLeft)
 * @journey accounts/security/closing
 */

import { expect, test } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { AccountClosing } from './closing-store.ts'

const PATH = '/json-api/users/closing'

function open({ isClosed = false, close }: { isClosed?: boolean; close: () => unknown }) {
  const http = new FakeHttp().serve(PATH, ({ method }) =>
    method === 'GET' ? { data: { obstacles: ['money_left', 'moon'], is_closed: isClosed } } : close(),
  )
  const { lifetime, reads } = createLifetime()
  const closing = new AccountClosing({ http, reads })
  lifetime.start()
  return { http, closing }
}
const fail = (error: DomainError) => () => Promise.reject(error)

test('what keeps the account open is told, as far as it is known', async () => {
  const { closing } = open({ close: () => null })
  expect(await closing.state.load()).toEqual({ obstacles: ['money_left'], isClosed: false })
})

test('a press closes it', async () => {
  const { http, closing } = open({ close: () => ({ success: true }) })
  expect(await closing.close.run()).toMatchObject({ status: 'done' })
  expect(http.last).toMatchObject({ method: 'POST', path: PATH, auth: true })
})

test('a refusal is looked up no further', async () => {
  const { http, closing } = open({ close: fail(new DomainError('rejected', { status: 409, codes: ['money_left'] })) })
  expect(await closing.close.run()).toMatchObject({ status: 'refused' })
  expect(http.calls).toHaveLength(1)
})

test.each([
  [false, 'missing'],
  [true, 'done'],
])('without an answer the platform tells whether it is closed: %s', async (isClosed, status) => {
  const { closing } = open({ isClosed, close: fail(new DomainError('network')) })
  expect((await closing.close.run()).status).toBe(status)
})
