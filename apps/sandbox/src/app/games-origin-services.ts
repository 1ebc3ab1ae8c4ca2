import type { Catalogue } from '../ground/catalogue/catalogue.ts'
import type { GamesOriginServices } from '../games-origin/index.ts'
import type { GameRuns } from '../games/game-runs.ts'

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
        // A table has no lines; the slot that replaces it chooses its own.
        ...(game.lines > 1 && { lines: game.lines }),
        mode: run.mode,
        currency: run.currency,
        locale: run.locale,
        parentOrigin: run.parentOrigin,
        active: run.state === 'active',
        freeBet: runs.freeBet(run),
        maxBet: runs.maxBet(run),
        pace: run.pace,
      }
    },
    balance: (runToken) => runs.balance(runToken),
    spin: (runToken, order, outcome) => runs.spin(runToken, order, outcome),
    endRun: (runToken) => runs.end(runToken),
  }
}
