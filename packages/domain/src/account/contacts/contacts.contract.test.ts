import { FakeDevice, FakeLog, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { expect, test, vi } from 'vitest'
import { Player } from '../../player/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createContactFlows } from './contact-flow.ts'
import type { ContactStart } from './contact-step.ts'
import type { ContactType } from './known-contact.ts'
import { createPlayerApi } from '../../player/player-api.ts'
import { readMessage } from '../../testing/read-live.ts'

const sandbox = await openSandbox()

async function contactsOf(login: string, changes: Partial<NewPlayer> = {}) {
  const visitor = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', ...changes })
  const { reads } = createLifetime()
  const api = createPlayerApi(visitor.http)
  const player = new Player({ ...visitor, api, readMessage, log: new FakeLog(), timers: hostTimers, reads })
  await Promise.all([player.profile.load(), player.contacts.load()])
  const means = { ...visitor, player, storage: new FakeStorage() }
  const open = (type: ContactType, start: ContactStart) => {
    const onClosed = vi.fn()
    const flow = createContactFlows({ ...means, deviceSignals: new FakeDevice() })(type, start)
    const stop = flow.open(onClosed)
    const save = (value: string) => {
      flow.form.set('value', value)
      return flow.form.submit((values) => flow.save(values))
    }
    const enter = (code: string) => {
      flow.code.form.set('code', code)
      return flow.code.form.submit((values) => flow.code.confirm(values))
    }
    return { flow, onClosed, stop, save, enter }
  }
  return { player, open }
}

const codeOf = async (phone: string) => (await sandbox.control.newMessage(phone)).code ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a phone is entered and confirmed by its code', async () => {
  const { player, open } = await contactsOf('contact-phone@example.test')
  const { flow, save, enter } = open('phone', 'change')
  expect(await save('79215550301')).toBe(true)
  const code = await codeOf('79215550301')
  expect(await enter(wrong(code))).toBe(false)
  expect(flow.code.form.errorsOf('code')).toMatchObject([{ name: 'invalid_code' }])
  expect(await enter(code)).toBe(true)
  expect(flow.step.name).toBe('confirmed')
  await expect.poll(() => player.profile.value?.phones).toEqual([{ value: '79215550301', isPrimary: true }])
})

test('five wrong codes are the limit, which stays when the dialog is opened again', async () => {
  const { player, open } = await contactsOf('contact-limit@example.test')
  const first = open('phone', 'change')
  await first.save('79215550302')
  const code = wrong(await codeOf('79215550302'))
  for (let count = 0; count < 4; count += 1) await first.enter(code)
  expect(first.flow.step.name).toBe('confirm')
  first.stop()
  await player.contacts.reload()
  const second = open('phone', 'confirm')
  await second.enter(code)
  expect(second.flow.step.name).toBe('limit')
  second.stop()
  const third = open('phone', 'change')
  await third.save('79215550303')
  expect(third.flow.step.name).toBe('limit')
})

test('a contact of another player is refused at its field, and so is a confirmed one', async () => {
  await contactsOf('79215550304')
  const { open } = await contactsOf('contact-taken@example.test')
  const { flow, save } = open('phone', 'change')
  expect(await save('79215550304')).toBe(false)
  expect(flow.form.errorsOf('value')).toMatchObject([{ name: 'phone_taken' }])
})

test('an email is entered and confirmed by the link of its mail', async () => {
  const { player, open } = await contactsOf('79215550305')
  const { flow, save, onClosed } = open('email', 'change')
  expect(await save('Contact-Mail@example.test')).toBe(true)
  expect(flow.confirming).toMatchObject({ value: 'Contact-Mail@example.test' })
  const { link = '' } = await sandbox.control.newMessage('contact-mail@example.test')
  expect((await fetch(link)).status).toBe(200)
  await flow.mail.run()
  expect(onClosed).toHaveBeenCalledOnce()
  expect(player.profile.value?.emails).toEqual([
    { value: 'contact-mail@example.test', isPrimary: true, isVerified: true },
  ])
})

test('a second mail within five minutes is refused with the time to wait', async () => {
  const { open } = await contactsOf('contact-mail-2@example.test', { unconfirmed: true })
  const { flow } = open('email', 'confirm')
  await expect.poll(() => flow.mail.state.status).toBe('done')
  await flow.mail.run()
  expect(flow.mail.state).toMatchObject({ status: 'unclear', error: { codes: ['too_many_sends'], status: 429 } })
  expect((flow.nextSendAt ?? 0) - Date.now()).toBeGreaterThan(4 * 60_000)
})
