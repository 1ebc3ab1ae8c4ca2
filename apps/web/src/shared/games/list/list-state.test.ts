import { DomainError, Pages, type Page } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game } from '@croupier/domain/games'
import { describe, expect, test } from 'vitest'
import { countOf, isListFailed } from './list-state.ts'

describe('the number of games in a list', () => {
  const listOf = (answer: Promise<Page<Game>>) => {
    const list = new Pages<Game>(() => answer, { pageSize: LIST_PAGE_SIZE })
    return list.loadNext().then(
      () => list,
      () => list,
    )
  }
  const games = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ slug: `game-${index}` }) as Pick<Game, 'slug'> as Game)

  test("is the platform's number, else a known one, else the length of a whole list", async () => {
    expect(countOf(await listOf(Promise.resolve({ items: games(24), total: 96 })), 12)).toBe(96)
    expect(countOf(await listOf(Promise.resolve({ items: games(24) })), 12)).toBe(12)
    expect(countOf(await listOf(Promise.resolve({ items: games(7) })), null)).toBe(7)
  })

  test('is awaited until the list is there, and unknown where nothing has it', async () => {
    expect(countOf(null, null)).toBeNull()
    expect(countOf(new Pages<Game>(() => new Promise(() => undefined), { pageSize: 24 }), null)).toBeNull()
    expect(countOf(await listOf(Promise.resolve({ items: games(24) })), null)).toBeUndefined()
    const failed = await listOf(Promise.reject(new DomainError('unavailable', { status: 503 })))
    expect([isListFailed(failed), countOf(failed, null)]).toEqual([true, undefined])
  })
})
