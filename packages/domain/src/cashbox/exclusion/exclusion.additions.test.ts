/**
 * @promise Self-exclusion: games, deposits, joining, gifts and high fives are refused by the platform itself, withdrawals are not
 * @demand exclusion
 * @proof here, exclusions.test (sandbox)
 * @journey cashbox/exclusion
 */

import { when } from 'mobx'
import { describe, expect, test } from 'vitest'
import { createClock } from '../../core/index.ts'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { rawGet, rawPost } from '../../testing/raw-calls.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createPlayerApi } from '../../player/player-api.ts'
import { createExclusion } from './exclusion-store.ts'

const sandbox = await openSandbox()

const excluding = async (login: string) => {
  const visitor = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', balance: 100_000 })
  const { lifetime, reads, onStart } = createLifetime({ live: visitor.live })
  const profile = { reread: () => undefined }
  const own = createExclusion({ ...visitor, clock: createClock(Date.now), reads, onStart, player: { profile } })
  lifetime.start()
  await own.state.ensure()
  return { ...visitor, own, login, lifetime }
}

describe('self-exclusion on the platform', () => {
  test('closes games and deposits, is in the profile, and is told on the live socket', async () => {
    const { http, live, own, login, lifetime } = await excluding('exclusion@example.test')
    expect(own.state.value).toMatchObject({ running: [], openEnded: 'P6M' })
    const stop = live.start()
    const { hash } = await sandbox.control.player(login)
    live.register(hash)
    await expect.poll(() => sandbox.control.sockets()).toMatchObject([{ hash }])
    await rawPost(http, '/json-api/users/exclusion', { term: 'P1Y', category: null })
    await when(() => own.state.value?.running.length === 1, { timeout: 10_000 })
    const [running] = own.state.value?.running ?? []
    const { selfExclusion } = await createPlayerApi(http).profile(new AbortController().signal)
    expect(selfExclusion).toEqual({ until: running?.endsAt })
    const games = (await rawGet(http, '/json-api/v2/games', { auth: false, query: { limit: 24 } })) as {
      data: { slug: string; disabled: boolean }[]
    }
    const slug = games.data.find(({ disabled }) => !disabled)?.slug ?? ''
    for (const call of [
      () => rawPost(http, `/json-api/eapi/game-run/${slug}`, { type: 'real' }),
      () => rawPost(http, '/json-api/high-fives', { actionId: 3, toUserId: 1 }),
      () => rawPost(http, '/json-api/actions/be_participant', { action_id: 3 }),
    ])
      // oxlint-disable-next-line no-await-in-loop -- one call after another
      await expect(call()).rejects.toMatchObject({ kind: 'forbidden', codes: ['self_excluded'] })
    expect(await own.exclude.run({ term: 'P6M', category: null })).toMatchObject({
      status: 'refused',
      error: { codes: ['exclusion_running'] },
    })
    lifetime.dispose()
    stop()
  })

  test('of a kind of games closes its games only', async () => {
    const { http, own, lifetime } = await excluding('exclusion-kind@example.test')
    await own.exclude.run({ term: null, category: 'slots' })
    const runOf = async (category: string) => {
      const query = { 'filter[category]': category, limit: 24 }
      const games = (await rawGet(http, '/json-api/v2/games', { auth: false, query })) as {
        data: { slug: string; disabled: boolean; categories?: string[] }[]
      }
      const slug = games.data.find(({ disabled }) => !disabled)?.slug ?? ''
      return rawPost(http, `/json-api/eapi/game-run/${slug}`, { type: 'real' })
    }
    await expect(runOf('slots')).rejects.toMatchObject({ codes: ['self_excluded'] })
    await expect(runOf('live')).resolves.toBeDefined()
    expect(await own.lift.run('slots')).toMatchObject({ status: 'refused', error: { codes: ['exclusion_too_early'] } })
    lifetime.dispose()
  })
})
