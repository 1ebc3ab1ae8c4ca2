import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts'

interface Game {
  slug: string
  name: string
  producer: { slug: string; name: string }
  categories: string[]
}

describe('lists of games', () => {
  let sandbox: TestSandbox
  beforeAll(() => {
    sandbox = openTestSandbox()
  })
  afterAll(() => sandbox.app.close())

  const games = async (query: string) => {
    const { status, body } = await sandbox.get(`/json-api/v2/games?${query}`)
    return { status, games: body['data'] as Game[], total: Number(body['total']) }
  }

  it('have 24 games by default', async () => {
    expect((await games('')).games).toHaveLength(24)
  })

  it.each(['allgames', ''])('hold everything for the category %j', async (category) => {
    expect((await games(`filter[category]=${category}`)).total).toBe(sandbox.platform.catalogue.games.length)
  })

  it.each(['page=0', 'page=x', 'limit=0', 'limit=1001', 'limit=1.5'])('refuse %s', async (query) => {
    expect((await games(query)).status).toBe(400)
  })
})
