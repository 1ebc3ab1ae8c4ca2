import { describe, expect, it } from 'vitest'
import { Catalogue } from './catalogue.ts'

const catalogue = new Catalogue(1)

describe('the catalogue', () => {
  it('has a realistic size', () => {
    expect(catalogue.games.length).toBeGreaterThanOrEqual(1200)
    expect(catalogue.producers).toHaveLength(40)
    expect(catalogue.categories).toHaveLength(12)
    for (const category of catalogue.categories) expect(category.gamesCount, category.slug).toBeGreaterThanOrEqual(24)
    for (const producer of catalogue.producers)
      expect(catalogue.gamesOfProducer(producer.slug), producer.slug).toBeGreaterThanOrEqual(4)
  })

  it('is the same for the same seed and another for another', () => {
    const slugs = (seed: number) => new Catalogue(seed).games.map((game) => game.slug)
    expect(slugs(1)).toEqual(catalogue.games.map((game) => game.slug))
    expect(slugs(2)).not.toEqual(slugs(1))
  })

  it('repeats no name, slug or id', () => {
    for (const of of ['id', 'slug', 'name'] as const)
      expect(new Set(catalogue.games.map((game) => game[of])).size).toBe(catalogue.games.length)
  })

  it('has slugs that fit an address', () => {
    for (const game of catalogue.games) expect(game.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('has no two neighbours of one theme, overall and in lobby rows', () => {
    const neighbours = (themes: string[]) => themes.filter((theme, index) => theme === themes[index + 1]).length
    expect(neighbours(catalogue.games.slice(0, 1000).map((game) => game.theme))).toBe(0)
    const row = (category: string) =>
      catalogue.find({ categories: [category], producers: [], q: '', page: 1, limit: 12 }).games
    for (const category of ['top', 'slots', 'newgames'])
      expect(neighbours(row(category).map((game) => game.theme))).toBeLessThanOrEqual(1)
  })

  it('gives games the right badges', () => {
    for (const game of catalogue.games) {
      expect(game.badges.includes('buy')).toBe(game.categories.includes('buy_games'))
      expect(game.badges.includes('jackpot')).toBe(game.categories.includes('jackpot_games'))
      expect(game.badges.includes('crash')).toBe(game.categories.includes('crash_games'))
      expect(game.allowsBonusBalance).toBe(game.categories.includes('otygrat_bonus'))
      if (game.categories.includes('live')) expect(game.hasDemo).toBe(false)
    }
  })
})
