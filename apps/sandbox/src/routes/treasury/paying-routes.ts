import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { PlayerRecord } from '../../players/player.ts'
import { callFields, callLocale, callQuery, pathPart, queryValues } from '../../ground/wire/call.ts'
import { type Fields, idOf, integerOf, textOf } from '../../ground/wire/fields.ts'
import type { Texts } from '../../ground/wire/locale.ts'
import type { DepositOrder } from '../../treasury/deposits/deposits.ts'
import { amountOf, intentOf } from '../../treasury/money-call.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { refuseForbiddenSystem } from '../../treasury/order-checks.ts'
import { depositSystems, systemName } from '../../treasury/payment-systems.ts'
import type { Transaction } from '../../treasury/history/transaction.ts'

const INVOICE: Record<'name' | 'description', Texts> = {
  name: { ru: 'Пополнение счёта', en: 'Deposit', it: 'Deposito', br: 'Depósito' },
  description: {
    ru: 'Пополнение игрового счёта',
    en: 'Deposit to your player account',
    it: 'Deposito sul conto di gioco',
    br: 'Depósito na sua conta de jogador',
  },
}

/** The three ways to pay. Each creates an intent and answers where to pay. */
export function registerPayingRoutes(app: FastifyInstance, platform: Platform): void {
  const { sessions, treasury, cashbox, idempotency } = platform

  /** Answers each intent once and repeats that answer. */
  const open = <T>(
    request: FastifyRequest,
    player: PlayerRecord,
    order: DepositOrder,
    answer: (deposit: Transaction & { deposit: NonNullable<Transaction['deposit']> }) => T,
  ): T => {
    const { intent, way, system, amount, cardId } = order
    refuseForbiddenSystem(marketRulesOf(request), system)
    return idempotency.once(`player:${player.id}`, intent, { call: way, system, amount, cardId }, () => {
      platform.limitDemands.refuseBefore('deposit', player, marketRulesOf(request).limits)
      const transaction = treasury.deposits.open(player, order)
      if (!transaction.deposit) throw new TypeError('A deposit without its details')
      return answer({ ...transaction, deposit: transaction.deposit })
    })
  }

  app.post('/json-api/treasury/open', (request) => {
    const player = sessions.player(request)
    const fields = callFields(request)
    const order = { ...baseOrder(request, fields), way: 'open' as const, cardId: idOf(fields, 'card_id') }
    return open(request, player, order, (deposit) => ({
      success: true,
      transaction_id: deposit.id,
      redirectUrl: cashbox.payUrl(deposit),
    }))
  })

  app.get('/json-api/treasury/user/marbella/deposit/:method/:amount', (request) => {
    const player = sessions.player(request)
    const method = pathPart(request, 'method')
    const system = depositSystems(player.currency).find((one) => one.deposit.method === method)
    const order = {
      ...baseOrder(request, {}),
      way: 'redirect' as const,
      system: system?.key ?? 0,
      method,
      amount: Number(pathPart(request, 'amount')),
      returnUrl: addressOf(queryValues(callQuery(request), 'return_url')[0]),
    }
    return open(request, player, order, (deposit) => ({
      transaction_id: deposit.id,
      redirectUrl: cashbox.payUrl(deposit),
    }))
  })

  app.post('/json-api/treasury/rbk-create-invoice', (request) => {
    const player = sessions.player(request)
    const locale = callLocale(request)
    return open(request, player, { ...baseOrder(request, callFields(request)), way: 'invoice' }, (deposit) => {
      const system = depositSystems(player.currency).find(({ key }) => key === deposit.system)
      return {
        transaction_id: deposit.id,
        invoiceId: deposit.token,
        invoiceAccessToken: deposit.deposit.accessToken,
        name: INVOICE.name[locale],
        description: INVOICE.description[locale],
        label: system ? systemName(system, locale) : '',
        successUrl: deposit.deposit.returnUrl && `${deposit.deposit.returnUrl}/success?intent=${deposit.intent}`,
        widgetUrl: `${platform.gamesUrl}/checkout/frame`,
      }
    })
  })
}

function baseOrder(request: FastifyRequest, fields: Fields): Omit<DepositOrder, 'way'> {
  return {
    intent: intentOf(request),
    system: integerOf(fields, 'payment_system') ?? 0,
    method: null,
    amount: amountOf(fields),
    cardId: null,
    returnUrl: addressOf(fields['return_url']),
    locale: callLocale(request),
    depQs: textOf(fields, 'dep_qs') || null,
    qs: textOf(fields, 'qs') || null,
  }
}

/** A return address: a page without a query. */
function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const { protocol, origin, pathname } = new URL(value)
  return protocol === 'https:' || protocol === 'http:' ? `${origin}${pathname.replace(/\/+$/, '')}` : null
}
