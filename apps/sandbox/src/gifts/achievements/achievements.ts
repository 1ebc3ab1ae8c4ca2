import { picturePath } from '../../ground/values/picture-address.ts'
import type { Gifts } from '../gifts.ts'
import type { Live } from '../../ground/live/live.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Database } from '../../ground/storage/database.ts'
import { languageTag, LOCALES, type Locale, type Texts } from '../../ground/wire/locale.ts'
import {
  ACHIEVEMENTS,
  GIFT_TITLE,
  METRIC_TEXTS,
  METRICS,
  progressOf,
  type AchievementSeed,
  type Counts,
  type Metric,
} from './achievement.ts'

interface Means {
  database: Database
  live: Live
  gifts: Gifts
}

const BIG_WIN = 20

/** What the players' bets have reached. */
export class Achievements {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  list(player: Pick<PlayerRecord, 'id'>, locale: Locale) {
    const counts = this.#counts(player.id)
    return ACHIEVEMENTS.map((one) => {
      const progress = progressOf(one, counts)
      const goal = new Intl.NumberFormat(languageTag(locale)).format(one.goal)
      return {
        id: one.id,
        actionId: null,
        progress,
        isCompleted: progress === 100,
        title: one.title[locale],
        text: METRIC_TEXTS[one.metric][locale].replace('{goal}', goal),
        image: picturePath('prize', `${one.picture}-${one.id}`),
      }
    })
  }

  /** Counts a bet with real money, in its transaction, and sends the progress to the player's tabs. */
  played(player: PlayerRecord, { bet, win }: { bet: number; win: number }): void {
    const { database } = this.#means
    const { games } = database.get<{ games: number }>(
      'SELECT COUNT(*) AS games FROM recent_games WHERE player_id = ?',
      player.id,
    ) ?? { games: 0 }
    const before = this.#counts(player.id)
    this.setCounts(player, {
      spins: before.spins + 1,
      wins: before.wins + (win > 0 ? 1 : 0),
      big: before.big + (win >= bet * BIG_WIN ? 1 : 0),
      games,
    })
  }

  /** Sets the counts, sends the progress, and gives the gifts of what is completed now (default). */
  setCounts(player: PlayerRecord, counts: Partial<Counts>, { gives = true } = {}): void {
    const { database, live } = this.#means
    const before = this.#counts(player.id)
    const after: Counts = { ...before, ...counts }
    for (const metric of METRICS.filter((one) => after[one] !== before[one])) {
      database.run(
        `INSERT INTO achievement_counts (player_id, metric, value) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET value = excluded.value`,
        player.id,
        metric,
        after[metric],
      )
    }
    for (const one of ACHIEVEMENTS) {
      const progress = progressOf(one, after)
      if (progress === progressOf(one, before)) continue
      const isCompleted = progress === 100
      database.afterCommit(() =>
        live.toPlayer(player.hash, 'achievement-progress', { id: one.id, progress, isCompleted }),
      )
      if (isCompleted && gives && one.compoints > 0) this.#reward(player, one)
    }
  }

  #reward(player: PlayerRecord, { title, compoints }: AchievementSeed): void {
    const giftTitle = Object.fromEntries(
      LOCALES.map((locale) => [locale, GIFT_TITLE[locale].replace('{title}', title[locale])]),
    ) as Texts
    this.#means.gifts.give(player, { type: 'compoint', title: giftTitle, reason: 'achievement', amount: compoints })
  }

  #counts(playerId: number): Counts {
    const rows = this.#means.database.all<{ metric: Metric; value: number }>(
      'SELECT metric, value FROM achievement_counts WHERE player_id = ?',
      playerId,
    )
    const valueOf = (wanted: Metric) => rows.find(({ metric }) => metric === wanted)?.value ?? 0
    return { spins: valueOf('spins'), wins: valueOf('wins'), games: valueOf('games'), big: valueOf('big') }
  }
}
