import { when } from 'mobx'
import { describe, expect, test } from 'vitest'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { playerOf } from '../testing/visitor.ts'
import { MessageHistory } from './message-history.ts'
import { Player } from './player.ts'
import { createPlayerApi } from './player-api.ts'
import { readMessage } from '../testing/read-live.ts'

const sandbox = await openSandbox()

const state: NewPlayer = {
  login: 'ann@example.test',
  password: 'password-1',
  currency: 'EUR',
  balance: 100_000,
  bonus: 5000,
  wagering: 2500,
  winback: 300,
  compoints: 40,
  level: 3,
}
const signIn = async (changes: Partial<NewPlayer> = {}) => {
  const wanted = { ...state, ...changes }
  const visitor = await playerOf(sandbox, wanted)
  const log = new FakeLog()
  const { reads } = createLifetime({ log })
  const api = createPlayerApi(visitor.http)
  const player = new Player({ ...visitor, api, readMessage, log, timers: hostTimers, reads })
  return { ...visitor, player, log, login: wanted.login }
}
/** Signed in, everything read, and the live connection open under the player's hash. */
const goLive = async (changes: Partial<NewPlayer>) => {
  const signedIn = await signIn(changes)
  const stops = [signedIn.player.start(), signedIn.live.start()]
  await signedIn.player.loadBase()
  await when(() => signedIn.live.state === 'open', { timeout: 10_000 })
  return { ...signedIn, stop: () => stops.forEach((each) => each()) }
}

describe('a player of the platform', () => {
  test('is read whole', async () => {
    const { player, log } = await signIn()
    await player.loadBase()
    expect(log.labels).toEqual([])
    expect(player.profile.value?.hash).not.toBe('')
    expect(player.profile.value).toMatchObject({
      currency: 'EUR',
      emails: [{ value: state.login, isPrimary: true, isVerified: true }],
    })
    expect(player.balance.value).toMatchObject({
      currency: 'EUR',
      real: 100_000,
      bonus: 5000,
      wagering: 2500,
      winback: 300,
      compoints: 40,
      hasActiveBonus: true,
    })
    expect(player.level.value?.index).toBe(3)
    expect(player.contacts.value).toEqual([])
    expect(await player.depositedToday.load()).toEqual({ amount: 0, currency: 'EUR' })
  })

  test('whose session ended learns it', async () => {
    const { player, login } = await signIn({ login: 'gone@example.test' })
    await sandbox.control.signOut(login)
    await expect(player.profile.load()).rejects.toMatchObject({ kind: 'unauthorized' })
  })
})

describe('live', () => {
  test('money, compoints and winback follow the ledger', async () => {
    const { player, login, stop } = await goLive({ login: 'live@example.test' })
    await expect
      .poll(
        async () => {
          await sandbox.control.money(login, { real: -1, compoints: 1, winback: 1 })
          return (player.balance.value?.compoints ?? 0) > 40
        },
        { timeout: 10_000 },
      )
      .toBe(true)
    await sandbox.control.money(login, { real: -50_000 })
    await when(() => (player.balance.value?.real ?? 0) < 50_000, { timeout: 10_000 })
    const live = player.balance.value
    const read = await player.balance.reload()
    expect(read).toEqual(live)
    stop()
  })

  test('a message arrives, is read, and stays read on the platform', async () => {
    const { player, login, stop } = await goLive({ login: 'notes@example.test' })
    await sandbox.control.sendMessage(login, { msg: 'Hello', button: { text: 'Open', link: '/promo' } })
    await expect
      .poll(
        async () => {
          await player.messages.reload()
          return player.messages.unreadCount
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0)
    const [message] = player.messages.unread
    expect(message).toMatchObject({ text: 'Hello', button: { text: 'Open', link: '/promo' } })
    await player.messages.read(message?.id ?? '')
    await player.messages.reload()
    expect(player.messages.unread.some(({ id }) => id === message?.id)).toBe(false)
    stop()
  })

  test('older messages come by the number of those that are known', async () => {
    const { player, login, stop } = await goLive({ login: 'many-notes@example.test' })
    for (let number = 1; number <= 25; number += 1) await sandbox.control.sendMessage(login, { msg: `Note ${number}` })
    await player.messages.reload()
    const history = new MessageHistory({ player })
    while (!history.isWhole) await history.loadMore.run()
    const notes = player.messages.items.map(({ text }) => text).filter((text) => text.startsWith('Note'))
    expect(notes).toEqual(Array.from({ length: 25 }, (_, at) => `Note ${25 - at}`))
    expect(await history.readAll.run()).toEqual({ status: 'done', value: true })
    await player.messages.reload()
    expect(player.messages.unreadCount).toBe(0)
    stop()
  })
})
