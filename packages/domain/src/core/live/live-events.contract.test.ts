import { when } from 'mobx'
import { afterEach, describe, expect, test } from 'vitest'
import { LIVE_PAYLOADS } from '@croupier/platform-fixtures'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { guestOf, playerOf, type Visitor } from '../../testing/visitor.ts'
import { LIVE_EVENTS, type LiveEventName } from './live-events.ts'

const NAMES = Object.keys(LIVE_EVENTS) as LiveEventName[]

const sandbox = await openSandbox()
let players = 0
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A player and a guest of the test alone, connected and registered: an event of an earlier test may come late. */
async function goLive() {
  const login = `listener-${(players += 1)}@example.test`
  const player = await playerOf(sandbox, { login, password: 'password-1' })
  const guest = guestOf(sandbox)
  const { hash } = await sandbox.control.player(login)
  player.live.register(hash)
  guest.live.join('locale:en')
  for (const { live } of [player, guest]) {
    stops.push(live.start())
    await when(() => live.state === 'open', { timeout: 10_000 })
  }
  const connected = [{ hash }, { rooms: ['locale:en'] }].map((one) => expect.objectContaining(one))
  await expect.poll(() => sandbox.control.sockets()).toEqual(expect.arrayContaining(connected))
  return { login, player, guest }
}

/** The events that a visitor receives, in order, until `last` has come. */
const hears = ({ live }: Visitor, last: LiveEventName) =>
  new Promise<[LiveEventName, unknown][]>((resolve) => {
    const heard: [LiveEventName, unknown][] = []
    const offs = NAMES.map((name) =>
      live.on(name, (payload) => {
        heard.push([name, payload])
        if (name !== last) return
        for (const off of offs) off()
        resolve(heard)
      }),
    )
  })

describe('live events', () => {
  test('arrive each whole and in order, and a bad one between them disturbs none', async () => {
    const { login, player } = await goLive()
    const hearing = hears(player, NAMES.at(-1) ?? 'balance-changed')
    for (const type of NAMES) {
      await sandbox.control.emit({ login }, type, 'nonsense')
      await sandbox.control.emit({ login }, 'of-tomorrow', {})
      await sandbox.control.emit({ login }, type, LIVE_PAYLOADS[type])
    }
    expect(await hearing).toEqual(NAMES.map((name) => [name, LIVE_PAYLOADS[name]]))
  })

  test('of a room come to who joined it, those of a player to that player alone', async () => {
    const { login, guest } = await goLive()
    const hearing = hears(guest, 'winback-changed')
    const emit = (to: object | string, type: LiveEventName) => sandbox.control.emit(to, type, LIVE_PAYLOADS[type])
    await emit({ login }, 'balance-changed')
    await emit({ room: 'locale:en' }, 'high-five-received')
    await emit('all', 'winback-changed')
    expect((await hearing).map(([name]) => name)).toEqual(['high-five-received', 'winback-changed'])
  })

  test("of the popup bring the operator's changes", async () => {
    const { guest } = await goLive()
    const popup = { title: 'Weekend', isActive: true, showDateFrom: 1, showDateTo: 2, updatedAt: 3 }
    const hearing = hears(guest, 'promo-popup-data-changed')
    await sandbox.control.serverData({ promoPopup: popup })
    expect(await hearing).toEqual([['promo-popup-data-changed', { promoPopup: popup }]])
  })
})
