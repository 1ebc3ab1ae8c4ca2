/**
 * @promise Tournaments: the platform's list, pages, boards of 5,000 places, games and series are read, and boards
 *   follow live
 * @proof tournaments.contract.test
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import { aSandbox } from '../testing/test-sandbox.ts'
import type { Fields } from '../ground/wire/fields.ts'
import { LOCALES } from '../ground/wire/locale.ts'

const HOUR = 3_600_000
const PATH = '/json-api/v2/tournaments'

describe('the tournaments', () => {
  const sandbox = aSandbox()

  const list = async (call: { locale?: string; token?: string } = {}, query = '') =>
    (await sandbox.get(`${PATH}${query}`, call)).body['data'] as Fields[]
  const page = async (slug: string, token?: string) =>
    (await sandbox.get(`${PATH}/${slug}`, { token })).body['data'] as Fields
  const statusOf = ({ status }: Fields): unknown =>
    typeof status === 'string' ? status : (status as { title: unknown }).title

  it('cover each mechanic, privacy, price, state and limit of seats, with texts in every language', async () => {
    const all = await list()
    expect(all).toHaveLength(12)
    const values = (name: string) => all.map((one) => (one[name] as { value: number }).value)
    expect(new Set(values('mechanic'))).toEqual(new Set([1, 2, 3, 4]))
    expect(new Set(values('privacyType'))).toEqual(new Set([1, 2, 3, 4]))
    expect(new Set(all.map((one) => statusOf(one)))).toEqual(new Set(['created', 'active', 'finished']))
    expect(new Set(all.map(({ status }) => typeof status))).toEqual(new Set(['string', 'object']))
    expect(new Set(all.map(({ isPaid }) => isPaid))).toEqual(new Set([true, false]))
    const free = all.map(({ freeSeats }) => freeSeats as number | null)
    expect(free).toContain(null)
    expect(free).toContain(0)
    expect(free.some((seats) => seats !== null && seats > 0 && seats < 5)).toBe(true)
    const limits = all.map(({ betRestriction }) => {
      const { min, max } = betRestriction as { min: number; max: number }
      return `${min > 0 ? 'min' : ''}${max > 0 ? 'max' : ''}`
    })
    expect(new Set(limits)).toEqual(new Set(['', 'min', 'minmax']))
    const types = all.flatMap(({ conditions }) => (conditions as Fields[]).map(({ type }) => type))
    expect(new Set(types)).toEqual(
      new Set(['partner_code', 'level', 'invitation', 'promotion', 'deposit', 'deposit_period']),
    )
    const titles = await Promise.all(LOCALES.map(async (locale) => (await list({ locale })).map(({ title }) => title)))
    for (const title of titles.flat()) expect(title).toMatch(/\S{3}/)
  })

  it('have series with the boards of their tournaments together', async () => {
    const series = (await sandbox.get('/json-api/tournament-series')).body['data'] as Fields[]
    expect(series.map(({ status }) => status)).toEqual(['active', 'active', 'finished'])
    const stages = await list({}, '?seriesId=3')
    expect(stages).toHaveLength(2)
    const scores = async (path: string) => {
      const { leaders } = (await sandbox.get(path)).body['data'] as { leaders: { username: string; score: number }[] }
      return new Map(leaders.map(({ username, score }) => [username, score]))
    }
    const whole = await scores('/json-api/tournament-series/winter-league')
    const parts = await Promise.all(stages.map(({ slug }) => scores(`${PATH}/${String(slug)}`)))
    const [leader] = whole.keys()
    const sum = parts.reduce((all, part) => all + (part.get(leader ?? '') ?? 0), 0)
    expect(whole.get(leader ?? '')).toBe(sum)
    expect((await sandbox.get('/json-api/tournament-series/none')).status).toBe(404)
  })

  it('begin and end by the clock, and rivals score and take seats by it', async () => {
    const state = async () => {
      const { leaders, membersCount, ...one } = await page('starlight-multipliers')
      return { status: statusOf(one), places: (leaders as Fields[]).length, seats: Number(membersCount) }
    }
    const before = await state()
    expect(before).toMatchObject({ status: 'created', places: 0 })
    sandbox.platform.clock.advance(40 * HOUR)
    const during = await state()
    expect(during.status).toBe('active')
    expect(during.places).toBeGreaterThan(100)
    expect(during.seats).toBeGreaterThan(before.seats)
    sandbox.platform.clock.advance(40 * HOUR)
    const after = await page('starlight-multipliers')
    expect(statusOf(after)).toBe('finished')
    sandbox.platform.clock.advance(HOUR)
    expect((await page('starlight-multipliers'))['leaders']).toEqual(after['leaders'])
    await sandbox.delete('/__sandbox/settings')
    expect(await state()).toEqual(before)
  })

  it('send a board of thousands with the page, and its first ten with the list', async () => {
    const { leaders } = (await page('neon-rush')) as { leaders: { position: number; score: number; gift?: string }[] }
    expect(leaders.length).toBeGreaterThan(4000)
    expect(leaders.every(({ score }, index) => score <= (leaders[index - 1]?.score ?? Infinity))).toBe(true)
    expect([leaders[0]?.gift, leaders.at(-1)?.gift]).toEqual(['₽2,000,000 in cash + A car', undefined])
    const listed = (await list()).find(({ slug }) => slug === 'neon-rush')
    expect(listed?.['leaders']).toHaveLength(10)
  })

  it('show the demo player one that is chosen, another seat, an invitation and a prize', async () => {
    const token = await sandbox.signIn()
    const own = new Map((await list({ token })).map((one) => [one['slug'], one]))
    expect(own.get('grand-tour-egypt')).toMatchObject({ isMember: true, isChosen: true })
    expect(own.get('crash-orbit')).toMatchObject({ isMember: true, isChosen: false, isSeriesLeaderMember: true })
    expect(own.get('winter-league-first-round')).toMatchObject({ isMember: true, position: { position: 2 } })
    const { conditions } = await page('high-rollers-club', token)
    expect(conditions).toMatchObject([
      { type: 'invitation', isMet: true },
      { type: 'level', min: 4, isMet: true },
    ])
    const { opponents, position } = await page('grand-tour-egypt', token)
    expect(opponents).toContainEqual(expect.objectContaining({ username: 'LuckyFox', ...(position as object) }))
    await sandbox.post('/__sandbox/reset')
    const again = await page('grand-tour-egypt', await sandbox.signIn())
    expect(again).toMatchObject({ isMember: true, isChosen: true })
  })
})
