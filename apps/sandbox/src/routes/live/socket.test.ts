import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { listenTo, socketUrl } from '../../testing/live-listener.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'

describe('the live socket', () => {
  const sandbox = aSandbox()

  const emit = async (to: unknown, type = 'promo-popup-data-changed', payload: unknown = {}) =>
    (await sandbox.post('/__sandbox/emit', { to, type, payload })).body['delivered']
  const refusedWith = async (): Promise<string> => {
    const [error] = (await once(new WebSocket(await socketUrl(sandbox.app)), 'error')) as [Error]
    return error.message
  }

  it('acknowledges frames', async () => {
    const listener = await listenTo(sandbox.app)
    listener.send('jointoroom', { rooms: ['winners', 'locale:ru'] })
    expect(await listener.next('joined')).toEqual({ rooms: ['winners', 'locale:ru'] })
    await listener.register('nobody')
    expect((await sandbox.get('/__sandbox/sockets')).json).toEqual([
      { hash: 'nobody', rooms: ['winners', 'locale:ru'] },
    ])
  })

  it.each([
    'not json',
    '[]',
    'null',
    '"text"',
    '{"type":"register"}',
    '{"type":"jointoroom","payload":{"rooms":"all"}}',
    '{"type":7}',
    '{"type":"ping","payload":{}}',
    '{"type":"leaveroom","payload":{"rooms":["winners"]}}',
  ])('ignores the frame %s', async (frame) => {
    const listener = await listenTo(sandbox.app)
    await listener.join('winners')
    listener.socket.send(frame)
    listener.send('register', { hash: 'nobody' })
    await listener.next('registered')
    expect(listener.unread().filter((type) => type !== 'registered')).toEqual([])
    expect((await sandbox.get('/__sandbox/sockets')).json).toEqual([{ hash: 'nobody', rooms: ['winners'] }])
  })

  it('closes on a frame that is too large', async () => {
    const listener = await listenTo(sandbox.app)
    listener.socket.send('x'.repeat(20_000))
    await listener.closed
    expect((await sandbox.get('/__sandbox/sockets')).json).toEqual([])
  })

  it('allows at most fifty rooms for a client', async () => {
    const listener = await listenTo(sandbox.app)
    listener.send('jointoroom', { rooms: Array.from({ length: 60 }, (_, index) => `room-${index}`) })
    expect((await listener.next('joined'))['rooms']).toHaveLength(50)
  })

  it('is cut and refused by a fault, as often as ordered', async () => {
    const listener = await listenTo(sandbox.app)
    await sandbox.post('/__sandbox/faults', { path: '/ws', drop: true, times: 1 })
    await listener.closed
    expect(await refusedWith()).toMatch(/hang up|ECONNRESET/)
    const again = await listenTo(sandbox.app)
    await sandbox.post('/__sandbox/faults', { path: '/ws', drop: true, times: 0 })
    await again.closed
    await sandbox.post('/__sandbox/faults', { path: '/ws', status: 503, times: 1 })
    expect(await refusedWith()).toContain('503')
    await listenTo(sandbox.app)
  })

  it('can stay open and silent', async () => {
    const listener = await listenTo(sandbox.app)
    await sandbox.post('/__sandbox/faults', { path: '/ws', silent: true })
    listener.send('register', { hash: 'nobody' })
    // The frame before it has been read when this one is answered.
    listener.socket.ping()
    await once(listener.socket, 'pong')
    expect(await emit('all')).toBe(0)
    await sandbox.delete('/__sandbox/faults')
    listener.send('jointoroom', { rooms: ['winners'] })
    await listener.next('joined')
    expect(listener.unread()).toEqual([])
  })

  it('is cut by a reset', async () => {
    const listener = await listenTo(sandbox.app)
    await sandbox.post('/__sandbox/reset')
    await listener.closed
  })
})
