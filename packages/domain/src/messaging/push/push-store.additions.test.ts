import { openSandbox } from '../../testing/open-sandbox.ts'
import { expect, it } from 'vitest'
import { FIRST_CHOICES } from './push-choices.ts'
import type { CallSender, PushRecord, PushText } from './push-host.ts'
import { noticeOf, readPush } from './push-message.ts'
import { registerDevice, unregisterDevice } from './push-sender.ts'
import { PUSH_KINDS, type PushKind } from './topics.ts'

const sandbox = await openSandbox()

const call: CallSender = async (method, request) => {
  const answer = await fetch(`${sandbox.gamesUrl}/push/json/1.3/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ request: { application: 'SANDB-00001', ...request } }),
  })
  const { status_code: status } = (await answer.json()) as { status_code: number }
  if (status !== 200) throw new Error(String(status))
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

it('the sender takes a device, sends what the worker shows, and forgets it', async () => {
  const login = 'push@croupier.test'
  const { hash } = await sandbox.control.createPlayer({ login, password: 'secret-pass-1' })
  const text: PushText = { title: 'Title', text: 'Text', path: '/messages' }
  const record: PushRecord = {
    player: await digest(`push:${hash}`),
    hwid: 'device-1',
    key: 'key',
    endpoint: 'https://push.test/1',
    locale: 'br',
    timeZone: 'America/Sao_Paulo',
    topics: FIRST_CHOICES.topics,
    quiet: null,
    reminders: ['cup'],
    texts: Object.fromEntries(PUSH_KINDS.map((kind) => [kind, text])) as Readonly<Record<PushKind, PushText>>,
    isTold: true,
  }
  const device = { call, deviceType: 11 }
  await registerDevice(device, record, { endpoint: record.endpoint, p256dh: 'a', auth: 'b', key: null })
  expect(await sandbox.control.pushDevices(login)).toMatchObject([
    { hwid: 'device-1', language: 'pt', tags: { TimeZone: 'America/Sao_Paulo', Reminders: ['cup'], QuietFrom: null } },
  ])

  await sandbox.control.sendMessage(login, { msg: 'Hello' })
  await sandbox.control.push(login, { kind: 'promotion-new', slug: 'spring' })
  const pushes = await sandbox.control.pushes(login)
  expect(pushes.map(({ kind, sentAt }) => [kind, sentAt !== null])).toEqual([['message-new', true]])
  const message = readPush(pushes[0]?.payload ?? '')
  expect(message && noticeOf(record, message, 0)).toMatchObject({ title: 'Title', path: '/messages', locale: 'br' })

  await unregisterDevice(device, record)
  expect(await sandbox.control.pushDevices(login)).toEqual([])
  await sandbox.control.fault({ path: '/push/json/1.3/registerDevice', status: 503, times: 1 })
  await expect(
    registerDevice(device, record, { endpoint: record.endpoint, p256dh: 'a', auth: 'b', key: null }),
  ).rejects.toThrow()
})
