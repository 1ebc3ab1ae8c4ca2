import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import { levelIndex } from '../../players/levels.ts'
import type { BalanceView } from '../../players/balance.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Database } from '../../ground/storage/database.ts'
import { refuseBlocked } from '../../treasury/order-checks.ts'
import { CURRENCIES, fromEuros } from '../../ground/values/currencies.ts'
import type { Idempotency } from '../../ground/ledger/idempotency.ts'
import type { Ledger } from '../../ground/ledger/ledger.ts'
import type { TreasurySettings } from '../../treasury/treasury-settings.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { FormCheck } from '../../ground/wire/fields.ts'
import { betsForOne, levelBonus } from './earning.ts'

const MIN = 15
const MAX = 15_000

export interface ExchangeOrder {
  intent: string
  /** Null: not given. */
  compoints: number | null
  /** Minor units that the player was shown for them. */
  amount: number | null
}

/** What an exchange took and paid. */
export interface Exchanged {
  compoints: number
  amount: number
}

interface Means {
  database: Database
  clock: PlatformClock
  ledger: Ledger
  balance: BalanceView
  idempotency: Idempotency
  settings: TreasurySettings
}

/** Money for compoints. Takes no more compoints than the whole minor units that it pays are worth. */
export class CompointExchange {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** How compoints are earned, and what they are exchanged for. */
  config(player: PlayerRecord) {
    const perEuro = this.#means.settings.now.compointsPerEuro
    return {
      bets: CURRENCIES.map((currency) => ({ currency, amount: betsForOne(currency) })),
      level_bonus: levelBonus(levelIndex(player.levelPoints)),
      exchange: perEuro === null ? null : { min: MIN, max: MAX, rates: ratesOf(perEuro) },
    }
  }

  /** @throws ApiError */
  run(player: PlayerRecord, { intent, compoints, amount }: ExchangeOrder): Exchanged & { success: true } {
    const { database, idempotency, ledger, balance, clock } = this.#means
    return idempotency.once(ownerOf(player), intent, { call: 'compoints', compoints, amount }, () => {
      const exchanged = this.#check(player, compoints)
      if (exchanged.amount !== amount) throw new ApiError(409, [{ code: 'rate_changed', data: { ...exchanged } }])
      ledger.post(player.id, {
        amounts: { compoints: -exchanged.compoints, real: exchanged.amount },
        reason: 'compoints_exchanged',
      })
      database.insert('compoint_exchanges', { player_id: player.id, intent, ...exchanged, at: clock.now() })
      database.afterCommit(() => {
        balance.announceCompoints(player)
        balance.announce(player)
      })
      return { success: true, ...exchanged }
    })
  }

  /** The exchange of an intent; null: none so far. */
  find(player: PlayerRecord, intent: string): Exchanged | null {
    const sql = 'SELECT compoints, amount FROM compoint_exchanges WHERE player_id = ? AND intent = ?'
    return this.#means.database.get<Exchanged>(sql, player.id, intent) ?? null
  }

  /** Refuses later calls of an intent that made no exchange. */
  close(player: PlayerRecord, intent: string): Exchanged | null {
    this.#means.idempotency.close(ownerOf(player), intent)
    return this.find(player, intent)
  }

  #check(player: PlayerRecord, compoints: number | null): Exchanged {
    const { ledger, settings } = this.#means
    refuseBlocked(player)
    const perEuro = settings.now.compointsPerEuro
    const rate = perEuro === null ? undefined : ratesOf(perEuro).find(({ currency }) => currency === player.currency)
    if (!rate) throw new ApiError(403, 'exchange_unavailable')
    const have = ledger.balances(player.id).compoints
    const form = new FormCheck()
    if (compoints === null) form.reject('compoints', 'required')
    else if (!Number.isSafeInteger(compoints) || compoints <= 0) form.reject('compoints', 'invalid')
    else if (compoints < MIN) form.reject('compoints', 'below_minimum', { min: MIN })
    else if (compoints > MAX) form.reject('compoints', 'above_maximum', { max: MAX })
    else if (compoints > have) form.reject('compoints', 'error_funds', { missing: compoints - have })
    form.done()
    const amount = Math.floor(((compoints ?? 0) * rate.amount) / rate.compoints)
    return { compoints: Math.ceil((amount * rate.compoints) / rate.amount), amount }
  }
}

const ownerOf = ({ id }: PlayerRecord): string => `player:${id}`

/** `compoints` of them are exchanged for `amount` minor units. */
const ratesOf = (perEuro: number) =>
  CURRENCIES.map((currency) => ({ currency, compoints: perEuro, amount: fromEuros(1, currency) }))
