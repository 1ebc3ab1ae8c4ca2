import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'
import type { Fields } from '../wire/fields.ts'
import { LOCALES } from '../wire/locale.ts'
import { CONTAINERS, TEMPLATES } from './promotion.ts'

const HOUR = 3_600_000

describe('the promotions', () => {
  let sandbox: TestSandbox
  beforeEach(() => {
    sandbox = openTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const list = async (locale = 'en') => (await sandbox.get('/json-api/actions', { locale })).body['data'] as Fields[]
  const page = async (slug: string) => (await sandbox.get(`/json-api/actions/${slug}`)).body['data'] as Fields

  it('cover each template, container and state, and have texts in every language', async () => {
    const all = await list()
    expect(all).toHaveLength(12)
    const valuesOf = (name: string) => new Set(all.map((one) => one[name]))
    expect(valuesOf('template')).toEqual(new Set([...TEMPLATES, null]))
    expect(valuesOf('container')).toEqual(new Set(CONTAINERS))
    expect(valuesOf('status')).toEqual(new Set(['active', 'future', 'past']))
    const titles = await Promise.all(LOCALES.map(async (locale) => (await list(locale)).map(({ title }) => title)))
    for (const title of titles.flat()) expect(title).toMatch(/\S{3}/)
  })

  it('start, end and are drawn by the clock', async () => {
    const states = async () => {
      const { status, results } = await page('dragon-hearts')
      return [status, results !== '']
    }
    expect(await states()).toEqual(['future', false])
    sandbox.platform.clock.advance(13 * HOUR)
    expect(await states()).toEqual(['active', false])
    sandbox.platform.clock.advance(7 * 24 * HOUR)
    expect(await states()).toEqual(['past', true])
    const { prizes } = await page('dragon-hearts')
    expect((prizes as { winners: string[] }[]).map(({ winners }) => winners.length)).toEqual([10, 2, 1])
    await sandbox.delete('/__sandbox/settings')
    expect(await states()).toEqual(['future', false])
  })

  it('answer participants by rank, by name and by a part of the login', async () => {
    const path = '/json-api/actions/treasure-voyage/participants'
    const { items, totalItems } = (await sandbox.get(path)).body['data'] as { items: Fields[]; totalItems: number }
    expect(items.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(totalItems).toBeGreaterThan(40)
    const q = String(items[4]?.['username']).toUpperCase()
    expect((await sandbox.get(`${path}?q=${q}`)).body['data']).toEqual({ items: [items[4]], totalItems: 1 })
  })

  it('take in a player once, and answer what belongs to them', async () => {
    const { token } = await sandbox.player()
    const own = () => sandbox.get('/json-api/actions/1/user-data', { token })
    expect((await own()).status).toBe(404)
    for (const _twice of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body } = await sandbox.post('/json-api/actions/be_participant', { action_id: 1 }, { token })
      expect(body).toEqual({ ok: true, action_id: 1 })
    }
    expect((await own()).body['data']).toEqual({
      id: 1,
      membership: true,
      points: 0,
      additionalPoints: 0,
      receivedPrizes: [],
    })
  })
})
