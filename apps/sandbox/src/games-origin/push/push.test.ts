import { beforeEach, describe, expect, it } from 'vitest'
import { cashierOf, type Cashier } from '../../testing/cashier.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import Fastify from 'fastify'
import { registerBodyParsers } from '../../ground/wire/body-parsers.ts'
import { registerPush } from './push-routes.ts'
import { pushUserOf } from './push-sender.ts'
import { afterQuiet } from './quiet-time.ts'

const sandbox = aSandbox()
let player: Cashier
beforeEach(async () => {
  player = await cashierOf(sandbox, { balance: 1_000_000 })
})

async function call(method: string, request: object): Promise<unknown> {
  const app = Fastify()
  registerBodyParsers(app)
  registerPush(app, sandbox.platform.push)
  const { body, headers } = await app.inject({
    method: 'POST',
    url: `/push/json/1.3/${method}`,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: JSON.stringify({ request }),
  })
  expect(headers['access-control-allow-origin']).toBe('*')
  return JSON.parse(body)
}

const DONE = { status_code: 200, status_message: 'OK', response: null }
const TOPICS = ['money', 'tournaments', 'messages']

async function aDevice(hwid: string, tags: object = {}) {
  const device = {
    hwid,
    application: 'SANDB-00001',
    userId: pushUserOf(player),
    device_type: 11,
    push_token: `https://push.test/${hwid}`,
    public_key: 'key',
    auth_token: 'auth',
    language: 'en',
  }
  expect(await call('registerDevice', device)).toEqual(DONE)
  expect(await call('setTags', { hwid, tags: { Topics: TOPICS, TimeZone: 'UTC', ...tags } })).toEqual(DONE)
}

const sent = () => sandbox.platform.push.messages(player).map(({ kind, slug, sentAt }) => [kind, slug, sentAt !== null])

describe('the sender of web push', () => {
  it('sends to the devices of a player that have the topic', async () => {
    await aDevice('phone')
    await aDevice('laptop', { Topics: ['money'] })
    sandbox.platform.push.toPlayer(player, { kind: 'message-new' })
    sandbox.platform.push.toPlayer({ hash: 'another' }, { kind: 'message-new' })
    sandbox.platform.push.toPlayer(player, { kind: 'promotion-new', slug: 'spring' })
    const messages = sandbox.platform.push.messages(player)
    expect(messages).toMatchObject([{ kind: 'message-new', hwid: 'phone', token: 'https://push.test/phone' }])
    const { u } = JSON.parse(messages[0]?.payload ?? '') as { u: string }
    expect(JSON.parse(u)).toEqual({ kind: 'message-new', slug: null, player: pushUserOf(player) })
  })

  it('holds back what comes in the quiet hours of the device', async () => {
    sandbox.platform.clock.setTo(Date.UTC(2027, 0, 1, 23, 30))
    await aDevice('phone', { QuietFrom: 22, QuietTo: 8 })
    sandbox.platform.push.toPlayer(player, { kind: 'message-new' })
    expect(sent()).toEqual([['message-new', null, false]])
    sandbox.platform.clock.advance(8.5 * 3600_000)
    expect(sent()).toEqual([['message-new', null, true]])
  })

  it('reminds of a tournament ten minutes before its start, once, those who asked for it', async () => {
    await aDevice('phone', { Reminders: ['cup'] })
    await aDevice('laptop', { Reminders: ['league'] })
    const now = sandbox.platform.clock.now()
    const cup = [{ slug: 'cup', startsAt: now + 11 * 60_000 }]
    sandbox.platform.push.remindOfStarts(cup)
    expect(sent()).toEqual([])
    sandbox.platform.clock.advance(2 * 60_000)
    sandbox.platform.push.remindOfStarts(cup)
    sandbox.platform.push.remindOfStarts(cup)
    expect(sent()).toEqual([['tournament-soon', 'cup', true]])
  })

  it('sends messages and the steps of a payout by itself', async () => {
    await aDevice('phone')
    await sandbox.post(`/__sandbox/players/${player.login}/notices`, { msg: 'Hello' })
    const { body } = await player.withdraw(30_000)
    for (const status of ['processing', 'done'])
      await sandbox.post(`/__sandbox/transactions/${String(body['transaction_id'])}`, { status })
    expect(sent().map(([kind]) => kind)).toEqual(['message-new', 'payout-processing', 'payout-done'])
  })

  it('forgets a device, and moves a token to the device that has it', async () => {
    await aDevice('phone')
    await call('registerDevice', {
      hwid: 'anew',
      application: 'SANDB-00001',
      userId: pushUserOf(player),
      device_type: 12,
      push_token: 'https://push.test/phone',
      public_key: 'key',
      auth_token: 'auth',
      language: 'ru',
    })
    expect(sandbox.platform.push.devices(player)).toMatchObject([{ hwid: 'anew', language: 'ru' }])
    expect(await call('unregisterDevice', { hwid: 'anew' })).toEqual(DONE)
    expect(sandbox.platform.push.devices(player)).toEqual([])
  })

  it('refuses what is no device', async () => {
    const refused = (reason: string) => ({ status_code: 210, status_message: reason, response: null })
    expect(await call('registerDevice', {})).toEqual(refused('Invalid parameter: hwid'))
    expect(await call('setTags', { hwid: 'nobody', tags: {} })).toEqual(refused('Device not found'))
    expect(await call('setTags', { hwid: 'nobody', tags: [] })).toEqual(refused('Invalid parameter: tags'))
  })
})

it.each([
  ['UTC', '2027-01-01T21:59:00Z', '2027-01-01T21:59:00Z'],
  ['UTC', '2027-01-01T22:00:00Z', '2027-01-02T08:00:00Z'],
  ['UTC', '2027-01-02T07:59:59Z', '2027-01-02T08:00:00Z'],
  ['America/Sao_Paulo', '2027-01-02T02:00:00Z', '2027-01-02T11:00:00Z'],
  ['Asia/Kathmandu', '2027-01-01T17:00:00Z', '2027-01-02T02:15:00Z'],
  // The night in which clocks go forward.
  ['Europe/Rome', '2027-03-27T23:00:00Z', '2027-03-28T06:00:00Z'],
  ['Nowhere', '2027-01-01T22:00:00Z', '2027-01-02T08:00:00Z'],
])('quiet hours of the night end in %s from %s at %s', (zone, at, end) => {
  expect(new Date(afterQuiet({ from: 22, to: 8 }, zone, Date.parse(at))).toISOString()).toBe(
    new Date(end).toISOString(),
  )
})
