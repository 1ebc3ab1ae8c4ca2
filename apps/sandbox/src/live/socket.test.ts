import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { listenTo, socketUrl } from '../testing/live-listener.ts'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

describe('the live socket', () => {
  let sandbox: TestSandbox
  beforeEach(() => {
    sandbox = openTestSandbox()
  })
  afterEach(() => sandbox.app.close())

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
    expect((await sandbox.get('/__sandbox/sockets')).body).toEqual([
      { hash: 'nobody', rooms: ['winners', 'locale:ru'] },
    ])
  })

  it('delivers an event to a player, a room or all', async () => {
    const { hash, login } = await sandbox.player()
    const [player, visitor] = [await listenTo(sandbox.app), await listenTo(sandbox.app)]
    await player.register(hash)
    await visitor.join('promo-popup')
    expect(await emit({ login }, 'winback-changed', { winback: 7 })).toBe(1)
    expect(await emit({ room: 'promo-popup' })).toBe(1)
    expect(await emit('all', 'high-five-received')).toBe(2)
    expect(await player.next('winback-changed')).toEqual({ winback: 7 })
    await Promise.all([player.next('high-five-received'), visitor.next('high-five-received')])
    expect([player.unread(), visitor.unread()]).toEqual([[], ['promo-popup-data-changed']])
    await player.register(null)
    expect(await emit({ login })).toBe(0)
  })

  it('sends balance and messages to the player', async () => {
    const { hash, login, token } = await sandbox.player({ balance: 500 })
    const listener = await listenTo(sandbox.app)
    await listener.register(hash)
    await sandbox.post(`/__sandbox/players/${login}/money`, { real: 250, compoints: 3, winback: 9 })
    expect(await listener.next('balance-changed')).toMatchObject({ balance: 750 })
    expect(await listener.next('compoints-balance-changed')).toEqual({ compointBalance: 3 })
    expect(await listener.next('winback-changed')).toEqual({ winback: 9 })
    const { body } = await sandbox.post(`/__sandbox/players/${login}/notices`, {
      msg: 'Hello',
      button: { text: 'Go', link: '/faq' },
    })
    expect(await listener.next('notification-update')).toMatchObject({
      id: body['id'],
      status: 'new',
      msg: 'Hello',
      button: { text: 'Go', link: '/faq' },
    })
    await sandbox.post(`/json-api/user-notifications/read/${String(body['id'])}`, undefined, { token })
    expect(await listener.next('notification-update')).toMatchObject({ id: body['id'], status: 'read' })
  })

  it('sends the number of players to the room repeatedly', async () => {
    const listener = await listenTo(sandbox.app)
    await listener.join('online-producers')
    for (let count = 0; count < 3; count += 1) {
      expect((await listener.next('online-producers'))['producers']).toHaveLength(40)
    }
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
    expect((await sandbox.get('/__sandbox/sockets')).body).toEqual([{ hash: 'nobody', rooms: ['winners'] }])
  })

  it('closes on a frame that is too large', async () => {
    const listener = await listenTo(sandbox.app)
    listener.socket.send('x'.repeat(20_000))
    await listener.closed
    expect((await sandbox.get('/__sandbox/sockets')).body).toEqual([])
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
