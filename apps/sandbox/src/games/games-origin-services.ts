import type { Catalogue } from '../catalogue/catalogue.ts'
import type { GamesOriginServices } from '../games-origin/index.ts'
import type { GameRuns } from './game-runs.ts'

/** The platform as a provider sees it: a run token is all a game has, and all it may touch is that run. */
export function gamesOriginServices(runs: GameRuns, catalogue: () => Catalogue): GamesOriginServices {
  return {
    openRun(runToken) {
      const run = runs.run(runToken)
      const game = run && catalogue().game(run.gameSlug)
      if (!run || !game) return null
      return {
        gameSlug: game.slug,
        gameName: game.name,
        theme: game.theme,
        // A table has no lines; the slot that stands in for it chooses its own.
        ...(game.lines > 1 && { lines: game.lines }),
        mode: run.mode,
        currency: run.currency,
        locale: run.locale,
        parentOrigin: run.parentOrigin,
        active: run.state === 'active',
      }
    },
    balance: (runToken) => runs.balance(runToken),
    spin: (runToken, order, outcome) => runs.spin(runToken, order, outcome),
    endRun: (runToken) => runs.end(runToken),
  }
}
