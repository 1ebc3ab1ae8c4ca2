import { describe, expect, test } from 'vitest'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer, Sandbox } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { guestOf, playerOf, type Visitor } from '../../testing/visitor.ts'
import { createParticipants } from './participants-store.ts'
import { dayAt } from './deposit-day.ts'
import { Participation } from './participation-store.ts'

const HOUR = 3_600_000

const sandbox = await openSandbox()

const partOf = ({ http, live }: Visitor) => {
  const log = new FakeLog()
  const { lifetime, ...parts } = createLifetime({ log })
  const participation = new Participation({ http, live, ...parts, timers: hostTimers })
  const table = (id: number) => createParticipants({ http, ...parts, timers: hostTimers }).table(String(id))
  return { participation, table, log, close: () => lifetime.dispose() }
}
const aPlayer = async (login: string, state: Partial<NewPlayer> = {}) =>
  partOf(await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', ...state }))
const make = async (changes: Parameters<Sandbox['control']['promotion']>[0]) =>
  String((await sandbox.control.promotion(changes)).id)

describe("a player's part in a promotion", () => {
  test('is none before the press, and has points, a place and a log after it', async () => {
    const login = 'joins@example.test'
    const slug = 'contract-join'
    const id = await make({ slug })
    const { participation, log, close } = await aPlayer(login)
    const none = { id, membership: false, points: null, additionalPoints: null, receivedPrizes: [] }
    expect(await participation.userData(id).ensure()).toEqual(none)
    expect(await participation.own(id).ensure()).toBeNull()

    expect((await participation.joining(id).run()).status).toBe('done')
    await sandbox.control.admit(slug, login, 40)
    const { points, membership } = await participation.userData(id).reload()
    expect([points, membership, participation.isMember(id)]).toEqual([40, true, true])
    expect(await participation.own(id).reload()).toMatchObject({ rank: 1, points: 40 })
    const entries = await participation.pointsLog(id).ensure()
    expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(40)
    expect(log.labels).toEqual([])
    close()
  })

  test.each([
    ['is ahead', { startsInMs: HOUR, endsInMs: 2 * HOUR }, {}, 'action_not_allowed'],
    ['is over', { startsInMs: -2 * HOUR, endsInMs: -HOUR }, {}, 'action_not_allowed'],
    ['is closed to several accounts', { isClosedToMultiAccounts: true }, { flags: ['multi_account'] }, 'multi_account'],
  ])('is refused where the promotion %s', async (name, promotion, profile, code) => {
    const slug = `contract-${name.replaceAll(' ', '-')}`
    const id = await make({ slug, ...promotion })
    const { participation, close } = await aPlayer(`${slug}@example.test`, profile)
    expect(await participation.joining(id).run()).toMatchObject({ status: 'refused', error: { codes: [code] } })
    expect(participation.isMember(id)).toBe(false)
    close()
  })

  test('is refused where there is no promotion', async () => {
    const { participation, close } = await aPlayer('lost@example.test')
    expect(await participation.joining('987654').run()).toMatchObject({ error: { codes: ['invalid_promotion'] } })
    close()
  })

  test('has days of deposits, today among them', async () => {
    const { participation, log, close } = await aPlayer('deposits@example.test', {
      promotions: { 'candy-birthday': 0 },
    })
    const days = await participation.depositDays('3').ensure()
    const today = days.find(({ day }) => day === dayAt(Date.now()))
    expect(today).toMatchObject({ isCompleted: false })
    expect(days.length).toBeGreaterThan(1)
    expect(log.labels).toEqual([])
    close()
  })
})

describe('the participants of a promotion', () => {
  test('of ten thousand are read by ten, sorted and searched', async () => {
    const { id } = await sandbox.control.promotion({ slug: 'contract-crowd', startsInMs: -HOUR, participants: 10_000 })
    const { table: tableOf, log, close } = partOf(guestOf(sandbox))
    const table = tableOf(id)
    const first = await table.page.ensure()
    expect(first.participants.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(table.pageCount).toBeGreaterThan(100)

    const settled = async () => {
      await expect.poll(() => table.isBehind).toBe(false)
      return table.page.value?.participants ?? []
    }
    table.ask({ field: 'username', order: 'desc' })
    const names = (await settled()).map(({ username }) => username)
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)))

    table.ask({ field: 'points', order: 'asc' })
    const points = (await settled()).map((one) => one.points ?? 0)
    expect(points).toEqual(points.toSorted((a, b) => a - b))

    table.showRank(777)
    expect((await settled()).map(({ rank }) => rank)).toContain(777)

    const wanted = first.participants[3]?.username ?? ''
    table.ask({ search: wanted.toUpperCase(), page: 1 })
    expect((await settled()).map(({ username }) => username)).toContain(wanted)
    table.ask({ search: 'nobody has this login' })
    expect(await settled()).toEqual([])
    expect(log.labels).toEqual([])
    close()
  }, 30_000)
})
