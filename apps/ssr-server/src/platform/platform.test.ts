/**
 * @promise Calls: a platform that is away or hangs, or ends kept connections: reads are repeated, calls that move
 *   money never
 * @proof pages.guest.test, pages.player.test, render-queue.test, render-fetch.test
 * @journey hostile/platform-away, soak/hanging-platform
 *
 * @promise Calls: one time for a whole answer of the platform, passed on too, however it drips; one too long to show is
 *   refused while it arrives; one of another protocol, or with a status that is none, is no answer
 * @journey none
 */

import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { PlatformUnavailable } from '../http/call-failures.ts'
import { readAnswer } from './call-bodies.ts'
import { Platform } from './platform.ts'

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

async function startPlatform(timeoutMs: number, answer: http.RequestListener) {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const platform = new Platform(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs)
  onTestFinished(() => {
    platform.close()
    server.closeAllConnections()
    server.close()
  })
  return platform
}

it('has one time for a whole answer, however steadily it drips', async () => {
  const platform = await startPlatform(200, (_request, response) => {
    const dripping = setInterval(() => response.write('.'), 10)
    response.on('close', () => clearInterval(dripping))
  })
  const answer = platform.ask({ method: 'POST', path: '/', headers: {} }, 1_000_000)
  await expect(answer).rejects.toMatchObject({ reason: 'timeout' })
  await expect.poll(() => platform.running).toBe(0)
})

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('a whole answer that is compressed although nobody asked for it is read: %s', async (encoding, pack) => {
  const platform = await startPlatform(1_000, (_request, response) => {
    response.setHeader('content-encoding', encoding).end(pack('{"data":[]}'))
  })
  const { body, headers } = await platform.ask({ method: 'GET', path: '/', headers: {} }, 100)
  expect(body.toString()).toBe('{"data":[]}')
  expect(headers).not.toHaveProperty('content-encoding')
})

it('a whole answer that only says that it is compressed is read as it is', async () => {
  const platform = await startPlatform(1_000, (_request, response) => {
    response.setHeader('content-encoding', 'gzip').end('{"data":[]}')
  })
  expect((await platform.ask({ method: 'GET', path: '/', headers: {} }, 100)).body.toString()).toBe('{"data":[]}')
})

it('a whole answer that is too long once it is decoded is refused', async () => {
  const platform = await startPlatform(1_000, (_request, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(1_000_000)))
  })
  const answer = platform.ask({ method: 'GET', path: '/', headers: {} }, 10_000)
  await expect(answer).rejects.toMatchObject({ reason: 'unreachable' })
})

it('an answer that is read as it comes, and never ends, is told as late, too', async () => {
  // Time enough for the head, also on a busy machine.
  const platform = await startPlatform(1_500, (_request, response) => {
    const dripping = setInterval(() => response.write('.'), 10)
    response.on('close', () => clearInterval(dripping))
  })
  const answer = await platform.send({ method: 'GET', path: '/', headers: {} })
  await expect(readAnswer(answer, 1_000_000)).rejects.toMatchObject({ reason: 'timeout' })
})

it.each([true, false])(
  'stops reading an answer that is too long as soon as that shows, told its length: %s',
  async (isTold) => {
    let ended: () => void = () => {}
    const end = new Promise<void>((resolve) => (ended = resolve))
    const platform = await startPlatform(60_000, (_request, response) => {
      response.on('close', ended)
      if (isTold) response.setHeader('content-length', 1_000_000)
      response.write('x'.repeat(2_000))
    })
    await expect(platform.ask({ method: 'GET', path: '/', headers: {} }, 1_000)).rejects.toBeInstanceOf(
      PlatformUnavailable,
    )
    await end
  },
)

it.each([
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
  'HTTP/1.1 101 Switching Protocols\r\n\r\n',
  'HTTP/1.1 000 Nothing\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 999 Denied\r\nContent-Length: 0\r\n\r\n',
])('an answer that is none is told as such: %j', async (head) => {
  const platform = await startPlatform(60_000, ({ socket }) => void socket.write(head))
  for (const method of ['GET', 'POST']) {
    const call = { method, path: '/', headers: {} }
    await expect(platform.send(call)).rejects.toMatchObject({ reason: 'unreachable' })
    await expect(platform.ask(call, 1_000)).rejects.toMatchObject({ reason: 'unreachable' })
  }
  expect(platform.running).toBe(0)
})

it('has one time for the head of an answer that is passed on, however steadily it drips', async () => {
  const platform = await startPlatform(500, ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 10)
    socket.on('error', () => {}).on('close', () => clearInterval(drip))
  })
  const answer = platform.send({ method: 'GET', path: '/', headers: {} })
  await expect(answer).rejects.toMatchObject({ reason: 'timeout' })
  expect(platform.running).toBe(0)
})

it('has one time for the body of an answer that is passed on, however steadily it drips', async () => {
  const platform = await startPlatform(1000, (_request, response) => {
    response.write('{')
    const dripping = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(dripping))
  })
  const answer = await platform.send({ method: 'GET', path: '/', headers: {} })
  const read = async () => {
    for await (const _piece of answer) if (answer.destroyed) break
  }
  await expect(read()).rejects.toMatchObject({ reason: 'timeout' })
  expect(platform.running).toBe(0)
})

it('lets a reader take longer than that', async () => {
  const size = 4_000_000
  const platform = await startPlatform(800, (_request, response) => response.end(Buffer.alloc(size)))
  const answer = await platform.send({ method: 'GET', path: '/', headers: {} })
  let read = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    read += piece.length
    // Slow work on each piece.
    await new Promise((resolve) => void setTimeout(resolve, 25))
  }
  expect(read).toBe(size)
})
