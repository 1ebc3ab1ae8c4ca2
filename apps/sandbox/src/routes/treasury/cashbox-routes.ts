import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fromEuros } from '../../ground/values/currencies.ts'
import type { Platform } from '../../platform/platform.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import type { PlayerRecord } from '../../players/player.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import {
  callFields,
  callLocale,
  callQuery,
  END_OF_TIME,
  pathPart,
  queryInteger,
  queryMoment,
  queryValues,
} from '../../ground/wire/call.ts'
import { type Fields, idOf } from '../../ground/wire/fields.ts'
import { GENERAL_LIMITS } from '../../treasury/amount-limits.ts'
import { isIntentKey } from '../../treasury/money-call.ts'
import { isStatus, type Transaction, type TransactionType } from '../../treasury/history/transaction.ts'
import type { Period } from '../../treasury/history/transactions.ts'

const SUMS = [10, 25, 50, 100, 250, 500] as const
const PAGE = 20
const MAX_PAGE = 100

export function registerCashboxRoutes(
  app: FastifyInstance,
  { sessions, treasury, cashbox, idempotency }: Platform,
): void {
  const { cards, transactions } = treasury
  const at = (path: string) => `/json-api/treasury/${path}`

  app.get(at('payment-system'), (request) => ({
    data: cashbox.paymentSystems(sessions.player(request), marketRulesOf(request), callLocale(request)),
  }))
  app.get(at('payout-system'), (request) => ({
    data: cashbox.payoutSystems(sessions.player(request), marketRulesOf(request), callLocale(request)),
  }))
  app.get(at('general-limit'), (request) => {
    sessions.player(request)
    return { data: GENERAL_LIMITS }
  })
  app.get(at('sum-range'), (request) => {
    const { currency } = sessions.player(request)
    return { data: SUMS.map((euros) => fromEuros(euros, currency)) }
  })
  app.get(at('user/last-bet'), (request) => {
    const last = transactions.lastDeposit(sessions.player(request).id)
    return { data: last && { amount: last.amount, currency: last.currency } }
  })

  app.get(at('user/cards'), (request) => ({
    data: cards
      .list(sessions.player(request).id)
      .map(({ id, system, title, expires }) => ({ id, payment_system: system, title, expires })),
  }))
  app.post(at('user/cards/forget'), (request) => {
    const player = sessions.player(request)
    const id = idOf(callFields(request), 'id')
    if (id === null) throw new ApiError(422, [{ code: 'required', field: 'id' }])
    cards.forget(player.id, id)
    return { success: true }
  })

  const shown = (request: FastifyRequest, transaction: Transaction) =>
    cashbox.transaction(transaction, callLocale(request), marketRulesOf(request))
  const history = (type: TransactionType) => (request: FastifyRequest) => {
    const player = sessions.player(request)
    const query = callQuery(request)
    const period = { from: queryMoment(query, 'from', 0), to: queryMoment(query, 'to', END_OF_TIME) }
    const found = transactions.list(player.id, type, {
      offset: queryInteger(query, 'offset', { min: 0, max: 1_000_000, otherwise: 0 }),
      limit: queryInteger(query, 'limit', { min: 1, max: MAX_PAGE, otherwise: PAGE }),
      statuses: statusesOf(query),
      period,
    })
    return {
      data: found.transactions.map((one) => shown(request, one)),
      total: found.total,
      totals: totalsOf(player, period),
    }
  }
  const totalsOf = ({ id }: PlayerRecord, period: Period) => ({
    deposited: transactions.total(id, 'deposit', period),
    withdrawn: transactions.total(id, 'payout', period),
  })
  app.get(at('user/deposits'), history('deposit'))
  app.get(at('user/payouts'), history('payout'))

  app.get(at('user/new-payouts'), (request) => ({
    data: transactions.alive(sessions.player(request).id, 'payout').map((payout) => shown(request, payout)),
  }))

  app.get(at('intents/:key'), (request) => {
    const transaction = transactions.byIntent(sessions.player(request).id, pathPart(request, 'key'))
    if (!transaction) throw notFound()
    return { data: shown(request, transaction) }
  })

  app.post(at('intents/:key/close'), (request) => {
    const { id } = sessions.player(request)
    const key = pathPart(request, 'key')
    if (!isIntentKey(key)) throw notFound()
    idempotency.close(`player:${id}`, key)
    const transaction = transactions.byIntent(id, key)
    return { data: transaction && shown(request, transaction) }
  })
}

function statusesOf(query: Fields): string[] {
  const statuses = [...queryValues(query, 'status'), ...queryValues(query, 'status[]')]
  if (!statuses.every(isStatus)) throw new ApiError(400, [{ code: 'invalid', field: 'status' }])
  return statuses
}
