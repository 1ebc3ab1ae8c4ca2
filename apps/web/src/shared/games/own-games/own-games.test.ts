import type { Favourites } from '@croupier/domain/games'
import { makeAutoObservable } from 'mobx'
import { expect, it, vi } from 'vitest'
import { OwnGames } from './own-games.ts'

/** Favourites that change by one slug. */
function someFavourites(slugs: readonly string[]): Favourites {
  const favourites = {
    slugs,
    hasFailed: false,
    has: (slug: string) => favourites.slugs.includes(slug),
    toggle: (slug: string) => void (favourites.slugs = [...favourites.slugs, slug]),
    reload: () => undefined,
  }
  return makeAutoObservable(favourites)
}

it('tells each heart of a change until it watches no longer', () => {
  const own = new OwnGames()
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = own.watchFavourites(first)
  own.watchFavourites(second)
  own.put({ favourites: someFavourites([]) })
  own.put({ recent: ['a game'] })
  stop()
  own.favourites?.toggle('a')
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})
