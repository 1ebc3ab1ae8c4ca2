import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { Platform, readAnswer } from './platform.ts'

/** A platform that ends a kept connection, unanswered, when a second call comes over it. */
async function startForgetful() {
  const used = new WeakSet<Socket>()
  const server = http.createServer((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    setTimeout(() => response.end('ok'), 20)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const platform = new Platform(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 1000)
  onTestFinished(() => {
    platform.close()
    server.close()
  })
  const call = async (method: string, headers: Record<string, string> = {}) => {
    const answer = await platform.send({ method, path: '/', headers })
    return (await readAnswer(answer, 100)).toString()
  }
  return { call }
}

it('a read over a kept connection that the platform ends is repeated over a new one, however many were kept', async () => {
  const { call } = await startForgetful()
  await Promise.all([call('GET'), call('GET'), call('GET')])
  expect(await call('GET')).toBe('ok')
  expect(await call('HEAD')).toBe('')
})

it.each([
  ['POST', {}],
  ['GET', { 'idempotency-key': 'a-deposit-by-redirect' }],
])('what changes something is never repeated: %s %o', async (method, headers) => {
  const { call } = await startForgetful()
  await call('GET')
  await expect(call(method, headers)).rejects.toMatchObject({ reason: 'unreachable' })
})
