import type { Database } from '../ground/storage/database.ts'
import { seededRandom, type Random } from '../ground/values/seeded-random.ts'
import type { GameRun } from './game-run.ts'

/** The random numbers of the next spin: of seed, player, game and number of spins, so that a reset repeats the results. */
export function randomOfSpin(database: Database, seed: number, run: GameRun): Random {
  const player = run.playerId ?? 'guest'
  return seededRandom(`spin:${seed}:${player}:${run.gameSlug}:${spinsBefore(database, run)}`)
}

function spinsBefore(database: Database, { token, playerId, gameSlug, mode }: GameRun): number {
  const row =
    playerId === null
      ? database.get<{ spins: number }>('SELECT COUNT(*) AS spins FROM spins WHERE run_token = ?', token)
      : database.get<{ spins: number }>(
          `SELECT COUNT(*) AS spins FROM spins JOIN game_runs ON token = run_token
           WHERE player_id = ? AND game_slug = ? AND mode = ?`,
          playerId,
          gameSlug,
          mode,
        )
  return row?.spins ?? 0
}
