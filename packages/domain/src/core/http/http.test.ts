import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { orNull, DomainError } from '../value/errors.ts'
import { createHttp } from './http.ts'

const signal = undefined
const Success = v.object({ success: v.literal(true) })
const change = { label: 'choosing', auth: true }

test('a key is sent as a header, beside the others', async () => {
  const send = vi.fn(() => Promise.resolve({ success: true }))
  const headers = { 'Agreed-Price': '50' }
  await createHttp(send).change('post', '/buy', Success, { ...change, body: { id: 1 }, key: 'k', headers })
  expect(send).toHaveBeenCalledExactlyOnceWith('post', '/buy', {
    auth: true,
    body: { id: 1 },
    headers: { 'Agreed-Price': '50', 'Idempotency-Key': 'k' },
  })
})

test('the answer to a change that does not fit is reported, unlike that of a read', async () => {
  const onUnreadable = vi.fn()
  const http = createHttp(() => Promise.resolve({}), { onUnreadable })
  await expect(http.read('/x', Success, { ...change, signal })).rejects.toMatchObject({ kind: 'invalid-response' })
  expect(onUnreadable).not.toHaveBeenCalled()
  await expect(http.change('put', '/x', Success, change)).rejects.toMatchObject({ kind: 'invalid-response' })
  expect(onUnreadable).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: 'choosing.success' }))
})

test.each([
  [{ success: false, errors: [{ code: 'taken', field: 'nickname' }] }, ['taken']],
  [{ success: true, is_max_attempts_used: true }, ['max_attempts_used']],
])('a call that may be refused reads %j as a refusal, with its codes', async (answer, codes) => {
  const onUnreadable = vi.fn()
  const http = createHttp(() => Promise.resolve(answer), { onUnreadable })
  const refused = http.change('put', '/x', Success, { ...change, mayRefuse: true })
  await expect(refused).rejects.toMatchObject({ kind: 'rejected', status: 200, codes, method: 'put', path: '/x' })
  expect(onUnreadable).not.toHaveBeenCalled()
})

test('what the platform does not find is null, where it may be missing; other failures are not', async () => {
  expect(await orNull(Promise.reject(new DomainError('not-found', { status: 404 })))).toBeNull()
  await expect(orNull(Promise.reject(new DomainError('forbidden', { status: 403 })))).rejects.toThrow()
})
