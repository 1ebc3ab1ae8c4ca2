import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

const FAVOURITES = '/json-api/v2/games/favourites'

describe('a player’s favourite games', () => {
  let sandbox: TestSandbox
  let token: string
  let slugs: string[]
  beforeAll(async () => {
    sandbox = openTestSandbox()
    token = (await sandbox.player()).token
    slugs = sandbox.platform.catalogue.games.slice(0, 4).map(({ slug }) => slug)
  })
  afterAll(() => sandbox.app.close())

  const kept = async (owner = token) => (await sandbox.list(FAVOURITES, { token: owner })).map(({ slug }) => slug)
  const drop = (slug: string, owner: string) =>
    sandbox.app.inject({
      method: 'DELETE',
      url: `${FAVOURITES}/${slug}`,
      headers: { authorization: `Bearer ${owner}` },
    })

  it('come and go, the latest first, and twice is once', async () => {
    const [first = '', second = '', third = ''] = slugs
    for (const slug of [first, second, first])
      expect((await sandbox.put(`${FAVOURITES}/${slug}`, {}, { token })).body).toEqual({ success: true })
    expect(await kept()).toEqual([second, first])
    await sandbox.put(FAVOURITES, { slugs: [third, first, 'left-the-catalogue', 7] }, { token })
    expect(await kept()).toEqual([third, second, first])
    expect((await drop(second, token)).json()).toEqual({ success: true })
    expect((await drop(second, token)).json()).toEqual({ success: true })
    expect(await kept()).toEqual([third, first])
  })

  it('are one player’s', async () => {
    const other = (await sandbox.player()).token
    expect(await kept(other)).toEqual([])
    expect((await sandbox.get(FAVOURITES)).status).toBe(401)
    expect((await sandbox.put(`${FAVOURITES}/${slugs[0]}`, {})).status).toBe(401)
  })

  it('are games there are, and no more at once than a device keeps', async () => {
    expect((await sandbox.put(`${FAVOURITES}/no-such-game`, {}, { token })).status).toBe(404)
    expect((await sandbox.put(FAVOURITES, { slugs: 'all' }, { token })).status).toBe(422)
    expect((await sandbox.put(FAVOURITES, { slugs: Array.from({ length: 101 }, String) }, { token })).status).toBe(422)
  })
})
