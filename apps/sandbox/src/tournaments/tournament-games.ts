import { searchText } from '../ground/catalogue/catalogue.ts'
import type { CatalogueGame } from '../ground/catalogue/games.ts'
import type { TournamentSeed } from './tournament.ts'

type Permitted = Pick<TournamentSeed, 'categories' | 'firstGames' | 'games'>

/** In which games bets count. */
export class TournamentGames {
  readonly #catalogue: () => { readonly games: readonly CatalogueGame[] }

  constructor(catalogue: () => { readonly games: readonly CatalogueGame[] }) {
    this.#catalogue = catalogue
  }

  /** @param q words of the name or the studio; empty: all */
  of({ categories, firstGames, games: named }: Permitted, q = ''): readonly CatalogueGame[] {
    const words = searchText(q).split(/\s+/).filter(Boolean)
    const { games } = this.#catalogue()
    const permitted = named
      ? games.filter(({ slug }) => named.includes(slug))
      : games
          .filter((game) => categories.length === 0 || game.categories.some((one) => categories.includes(one)))
          .filter((game) => firstGames === undefined || !game.disabled)
          .slice(0, firstGames)
    if (words.length === 0) return permitted
    return permitted.filter(({ name, producer }) => {
      const text = searchText(`${name} ${producer.name}`)
      return words.every((word) => text.includes(word))
    })
  }

  has(tournament: Permitted, { slug }: Pick<CatalogueGame, 'slug'>): boolean {
    return this.of(tournament).some((game) => game.slug === slug)
  }
}
