import { partOf } from '@croupier/platform-fixtures/fakes'
import { DomainError, Resource } from '@croupier/domain/core'
import type { Game, GameCategory, GameSection } from '@croupier/domain/games'
import { describe, expect, test } from 'vitest'
import { categoryName } from '#shared/games/category-name.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { categoriesOf, findCategory, sectionFailure, type CatalogueSite } from './catalogue.ts'

const category = (slug: string): GameCategory => ({
  kind: 'category',
  slug,
  name: slug,
  image: null,
  url: `/games/${slug}`,
  position: 0,
  showInLobby: true,
  gamesCount: 1,
})
const game = (...categories: string[]) => ({ categories }) as Pick<Game, 'categories'> as Game

describe('categoriesOf', () => {
  const all = ['slots', 'live', 'crash_games'].map(category)

  test('offers the categories the producer has games in, in the order of the site', () => {
    expect(categoriesOf([game('live'), game('slots', 'live')], all).map(({ slug }) => slug)).toEqual(['slots', 'live'])
  })

  test('offers all where the platform does not name those of games', () => {
    expect(categoriesOf([game()], all)).toEqual(all)
    expect(categoriesOf([], all)).toEqual([])
  })

  test('keeps the current category, even without games', () => {
    expect(categoriesOf([game('slots')], all, 'crash_games').map(({ slug }) => slug)).toEqual(['slots', 'crash_games'])
  })
})

test('a category without a name has that of the list of categories, else its address', () => {
  const t = ((key: string) => key) as unknown as Translate
  const nameless = { ...category('lucky-wheels'), name: null }
  const nameAmong = (listed: readonly GameCategory[]) => {
    const games = { section: () => ({ value: nameless }), categories: { value: listed } }
    const found = findCategory(partOf<CatalogueSite>({ games }), 'lucky-wheels')
    return found && categoryName(found, t)
  }
  expect(nameAmong([{ ...nameless, name: 'Wheels' }])).toBe('Wheels')
  expect(nameAmong([])).toBe('Lucky wheels')
})

describe('sectionFailure', () => {
  const loaded = (section: GameSection) => {
    const resource = new Resource<GameSection>(() => Promise.resolve(section))
    resource.set(section)
    return resource
  }

  test('none while loading and for the expected kind', () => {
    expect(sectionFailure(new Resource<GameSection>(() => new Promise(() => undefined)), 'category')).toBeNull()
    expect(sectionFailure(loaded(category('slots')), 'category')).toBeNull()
  })

  test('a category at the address of a producer is not found', () => {
    expect(sectionFailure(loaded(category('slots')), 'producer')).toMatchObject({ kind: 'not-found', status: 404 })
  })

  test('a failed read is returned as it is', async () => {
    const failed = new Resource<GameSection>(() => Promise.reject(new DomainError('unavailable', { status: 503 })))
    await failed.load().catch(() => undefined)
    expect(sectionFailure(failed, 'category')).toMatchObject({ kind: 'unavailable', status: 503 })
  })
})
