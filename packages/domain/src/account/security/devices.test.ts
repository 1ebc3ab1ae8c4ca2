/**
 * @promise Account security: the list is in the order of use, and signing one out, or all others, is said to be done only when it is
 * @proof here, devices.additions.test
 * @journey accounts/security/signed-in-devices
 *
 * @promise Account security: a tab whose session another device ended learns it by the live event, whether or not the list is shown
 * @journey accounts/security/signed-in-devices
 */

import { wireDevice } from '@croupier/platform-fixtures'
import { FakeLive } from '@croupier/platform-fixtures/fakes'
import { expect, test } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { testDamagedAnswers } from '../../testing/damaged-answers.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { latestFirst } from './device.ts'
import { createDevicesApi } from './devices-api.ts'
import { Devices } from './devices-store.ts'

const SESSIONS = '/json-api/users/sessions'
const answer = { data: [wireDevice('phone'), wireDevice('here', { is_current: true }), wireDevice('tablet')] }

function open() {
  const http = new FakeHttp().reply(SESSIONS, answer)
  const live = new FakeLive()
  const { lifetime, reads, onStart } = createLifetime()
  const devices = new Devices({ http, live, reads, onStart })
  lifetime.start()
  return { http, live, devices }
}

const ids = ({ list }: Devices) => list.value?.map(({ id }) => id)

testDamagedAnswers('devices', answer, {
  read: (http) => createDevicesApi(http).list(new AbortController().signal),
})

test('this device stands first, then the one that was seen last', () => {
  const device = (id: string, seenAt: number | null, isThis = false) => ({ id, name: '', place: null, seenAt, isThis })
  const sorted = latestFirst([device('old', 1), device('unknown', null), device('new', 3), device('this', 2, true)])
  expect(sorted.map(({ id }) => id)).toEqual(['this', 'new', 'old', 'unknown'])
})

test('a device that was signed out leaves the list, and so do all others', async () => {
  const { http, devices } = open()
  http.reply(`${SESSIONS}/phone`, { success: true })
  await devices.list.load()
  expect(await devices.signOut.run({ id: 'phone' })).toMatchObject({ status: 'done' })
  expect(ids(devices)).toEqual(['here', 'tablet'])
  http.reply(SESSIONS, { success: true })
  expect(await devices.signOut.run('others')).toMatchObject({ status: 'done' })
  expect(ids(devices)).toEqual(['here'])
})

test.each([
  ['is gone: it is done', [wireDevice('here', { is_current: true })], 'done'],
  ['is there: it is not done', answer.data, 'missing'],
])('without an answer the list tells: the device %s', async (_words, data, status) => {
  const { http, devices } = open()
  http.reply(SESSIONS, { data })
  http.serve(`${SESSIONS}/phone`, () => {
    throw new DomainError('timeout')
  })
  expect(await devices.signOut.run({ id: 'phone' })).toMatchObject({ status })
})

test('the live event calls the platform although nobody has read the list, and names a new device', async () => {
  const { http, live, devices } = open()
  live.emit('sessions-changed', { new_device: { device: 'Firefox, Windows', place: 'Italy' } })
  expect(http.paths()).toEqual([SESSIONS])
  expect(devices.newDevice).toEqual({ name: 'Firefox, Windows', place: 'Italy' })
  live.emit('sessions-changed', {})
  expect(devices.newDevice).toEqual({ name: 'Firefox, Windows', place: 'Italy' })
})
