import { FakeDevice, FakeStorage, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createClock, DomainError } from '../../core/index.ts'
import { createContactFlows } from './contact-flow.ts'
import type { ContactStart } from './contact-step.ts'
import type { ContactType, ProfileContacts, WaitingContact } from './known-contact.ts'

const CREATE = '/json-api/players/contacts/create'
const VERIFY = '/json-api/players/phones/verify'
const CONFIRM = '/json-api/players/phones/confirm'
const MAIL = '/json-api/players/contacts/email-verification/request/3'
const MINUTE = 60_000

interface Parts {
  readonly profile?: Partial<ProfileContacts>
  readonly waiting?: readonly WaitingContact[]
}

const phone = (value = '79001234567'): WaitingContact => ({ id: '2', type: 'phone', value })
const email = (value = 'a@b.c'): WaitingContact => ({ id: '3', type: 'email', value })

function visit({ profile = {}, waiting = [] }: Parts = {}) {
  const time = { now: 1_000_000 }
  const player = {
    profile: { value: { id: '7', phones: [], emails: [], ...profile }, reload: vi.fn(() => Promise.resolve()) },
    contacts: { value: waiting, reload: vi.fn(() => Promise.resolve()) },
  }
  const http = new FakeHttp()
  const storage = new FakeStorage()
  const deviceSignals = new FakeDevice()
  const means = { http, player, storage, deviceSignals, clock: createClock(() => time.now) }
  const open = (type: ContactType, start: ContactStart = 'main') => {
    const flow = createContactFlows(means)(type, start)
    const onClosed = vi.fn()
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
  return { time, player, http, storage, deviceSignals, open }
}

const refusal = (code: string, status = 422) => new DomainError('rejected', { status, codes: [code] })
const LIMIT = { success: false, is_max_attempts_used: true }

describe('a phone', () => {
  test('is entered, confirmed by its code, and the profile is read again', async () => {
    const { http, player, open } = visit()
    http.reply(`${CREATE}/phone`, { success: true, id: 2 }).reply(CONFIRM, { success: true })
    const { flow, save, enter, onClosed } = open('phone', 'confirm')
    expect(flow.step.name).toBe('change')
    expect(await save('79215550101')).toBe(true)
    expect(flow.step).toMatchObject({ name: 'confirm', contact: { value: '79215550101' } })
    expect(flow.nextSendAt).toBe(1_035_000)
    player.profile.reload.mockClear()
    expect(await enter('1234')).toBe(true)
    expect(http.last).toMatchObject({ body: { phone: '79215550101', code: '1234' }, auth: true })
    expect(flow.step.name).toBe('confirmed')
    expect(player.profile.reload).toHaveBeenCalledOnce()
    flow.take({ type: 'close' })
    expect(onClosed).toHaveBeenCalledOnce()
  })

  test('that waits gets a new code on entry, once in 35 s over reloads and tabs', async () => {
    const { http, time, storage, open } = visit({ waiting: [phone()] })
    http.reply(VERIFY, { success: true, retryAfter: 35 })
    open('phone', 'confirm').stop()
    await settled()
    expect(http.paths()).toEqual([VERIFY])
    time.now += 34_000
    const again = open('phone', 'confirm')
    expect(again.flow.nextSendAt).toBe(1_035_000)
    await settled()
    expect(http.paths()).toEqual([VERIFY])
    time.now += 1_000
    expect(again.flow.nextSendAt).toBeNull()
    await again.flow.code.sendAgain()
    expect(http.paths()).toEqual([VERIFY, VERIFY])
    expect([...storage.items.keys()]).toEqual(['contact-times.7'])
    expect(storage.items.get('contact-times.7')).not.toContain('7900')
  })

  test('is asked for a code no sooner than the platform says', async () => {
    const { http, open } = visit({ waiting: [phone()] })
    http.serve(VERIFY, () =>
      Promise.reject(new DomainError('rejected', { status: 429, codes: ['too_many_sends'], retryAfterMs: 5 * MINUTE })),
    )
    const { flow } = open('phone', 'confirm')
    await settled()
    expect(flow.step.name).toBe('confirm')
    expect(flow.code.sending.error?.codes).toEqual(['too_many_sends'])
    expect(flow.nextSendAt).toBe(1_000_000 + 5 * MINUTE)
  })

  test.each([
    [
      'a wrong code',
      CONFIRM,
      async (way: ReturnType<ReturnType<typeof visit>['open']>) => void (await way.enter('0000')),
    ],
    ['another code', VERIFY, (way: ReturnType<ReturnType<typeof visit>['open']>) => way.flow.code.sendAgain()],
  ])('reaches the limit by %s, in an answer and in a refusal', async (_, path, act) => {
    for (const answer of [() => LIMIT, () => Promise.reject(refusal('max_attempts_used'))]) {
      const { http, open } = visit({ waiting: [phone()] })
      http.reply(VERIFY, { success: true })
      const way = open('phone', 'confirm')
      await settled()
      http.serve(path, answer)
      await act(way)
      expect(way.flow.step.name).toBe('limit')
      expect(way.flow.code.form.failure).toBeNull()
      expect(way.flow.code.sending.error).toBeNull()
    }
  })

  test('reaches the limit by being saved', async () => {
    const { http, open } = visit()
    http.reply(`${CREATE}/phone`, LIMIT)
    const { flow, save } = open('phone', 'change')
    expect(await save('79215550101')).toBe(false)
    expect(flow.step.name).toBe('limit')
    expect(flow.form.failure).toBeNull()
  })

  test('whose answer was lost is confirmed if the platform has it', async () => {
    const { http, player, open } = visit()
    http.serve(`${CREATE}/phone`, () => Promise.reject(new DomainError('network')))
    const { flow, save } = open('phone', 'change')
    player.contacts.reload.mockImplementation(() => {
      player.contacts.value = [phone('79215550101')]
      return Promise.resolve()
    })
    await save('79215550101')
    await settled()
    expect(flow.step).toMatchObject({ name: 'confirm', contact: { value: '79215550101' } })
  })

  test('that was confirmed in another tab is confirmed here when the page is seen again', async () => {
    const { http, player, deviceSignals, open } = visit({ waiting: [phone()] })
    http.reply(VERIFY, { success: true })
    const { flow } = open('phone', 'confirm')
    player.profile.value = { id: '7', phones: [{ value: '79001234567', isPrimary: true }], emails: [] }
    player.contacts.value = []
    deviceSignals.goOutOfView()
    deviceSignals.comeIntoView()
    await settled()
    expect(flow.step.name).toBe('confirmed')
  })
})

describe('an email', () => {
  const primary = { emails: [{ value: 'a@b.c', isPrimary: true, isVerified: false }] }
  let parts: ReturnType<typeof visit>
  beforeEach(() => {
    parts = visit({ profile: primary, waiting: [email()] })
  })

  test('that waits gets a mail on entry, and another one after five minutes', async () => {
    const { http, time, open } = parts
    http.reply(MAIL, { success: true, confirmed: false })
    const { flow, stop } = open('email', 'confirm')
    await settled()
    expect(http.paths()).toEqual([MAIL])
    expect(flow.mail.state.status).toBe('done')
    expect(flow.nextSendAt).toBe(1_000_000 + 5 * MINUTE)
    stop()
    time.now += 5 * MINUTE - 1
    open('email', 'confirm').stop()
    expect(http.paths()).toHaveLength(1)
    time.now += 1
    open('email', 'confirm')
    await settled()
    expect(http.paths()).toHaveLength(2)
  })

  test('that the platform calls confirmed reloads the profile and closes', async () => {
    const { http, player, open } = parts
    http.reply(MAIL, { success: true, confirmed: true })
    const { onClosed } = open('email', 'confirm')
    await settled()
    expect(player.profile.reload).toHaveBeenCalledOnce()
    expect(onClosed).toHaveBeenCalledOnce()
  })

  test('whose id only the list names is found there; without one the request is refused', async () => {
    const { http, player, open } = visit()
    http.reply(`${CREATE}/email`, { success: true }).reply(MAIL, { success: true })
    const { flow, save } = open('email', 'change')
    await save(' a@b.c ')
    expect(flow.confirming).toEqual({ id: null, type: 'email', value: 'a@b.c' })
    await flow.mail.run()
    expect(flow.mail.state).toMatchObject({ status: 'refused', error: { kind: 'not-found' } })
    player.contacts.value = [email()]
    await flow.mail.run()
    expect(http.last.path).toBe(MAIL)
  })

  test('is corrected: the form begins with the address that the mail went to', async () => {
    const { http, open } = visit({ waiting: [email('typo@b.c')] })
    http.reply(MAIL, { success: true })
    const { flow } = open('email', 'confirm')
    flow.take({ type: 'change' })
    expect(flow.form.values.value).toBe('typo@b.c')
    flow.take({ type: 'back' })
    await settled()
    expect(flow.step.name).toBe('confirm')
    expect(http.paths()).toEqual([MAIL])
  })
})

test.each(['{', 'null', '[]', '{"phone":"soon"}', '{"phone":9e15}'])('stored times %j are ignored', (text) => {
  const { storage, open } = visit({ waiting: [phone()] })
  storage.set('contact-times.7', text)
  expect(open('phone').flow.nextSendAt).toBeNull()
})

test('times are those of one player', async () => {
  const { http, player, open } = visit({ waiting: [phone()] })
  http.reply(VERIFY, { success: true })
  open('phone', 'confirm').stop()
  await settled()
  player.profile.value = { ...player.profile.value, id: '8' }
  expect(open('phone').flow.nextSendAt).toBeNull()
})
