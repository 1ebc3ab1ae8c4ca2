/**
 * @promise Page of a promotion: a promotion passes from its start over the draw to the winners in open tabs, and
 *   after a night of sleep
 * @proof prizes-section.stories (Winners)
 * @journey promotions/promotion-in-time
 */

import { describe, expect, it } from 'vitest'
import { objectsIn } from '../testing/read-answer.ts'
import { aSandbox } from '../testing/test-sandbox.ts'
import { LOCALES } from '../ground/wire/locale.ts'
import { CONTAINERS, TEMPLATES } from './promotion.ts'

const HOUR = 3_600_000

describe('the promotions', () => {
  const sandbox = aSandbox()

  const list = (locale = 'en') => sandbox.list('/json-api/actions', { locale })
  const page = (slug: string) => sandbox.data(`/json-api/actions/${slug}`)

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
    expect(objectsIn(prizes).map(({ winners }) => winners)).toMatchObject([
      { length: 10 },
      { length: 2 },
      { length: 1 },
    ])
    await sandbox.delete('/__sandbox/settings')
    expect(await states()).toEqual(['future', false])
  })
})
