import { Platform } from '../platform/platform.ts'

/** Process of the sudden-death test: deposits, withdraws and cancels without pause. */
const [, , db = ':memory:'] = process.argv
const platform = new Platform({ db })
const { treasury, idempotency, players, ledger } = platform
const player = players.require(1)
ledger.post(player.id, { amounts: { wagering: -ledger.balances(player.id).wagering }, reason: 'test' })
const gap = { returnUrl: null, locale: 'en' as const, depQs: null, qs: null }

for (let count = 1; ; count += 1) {
  // Stays below the limit on new intents.
  platform.clock.advance(60_000)
  const intent = `deposit-${String(count).padStart(12, '0')}`
  const token = idempotency.once('player:1', intent, {}, () => {
    const order = { ...gap, intent, way: 'open' as const, system: 77, method: null, amount: 10_000, cardId: null }
    return treasury.deposits.open(player, order).token
  })
  treasury.deposits.decide(token ?? '', count % 3 === 0 ? 'leave' : 'pay')
  const payout = treasury.payouts.request(player, {
    intent: `payout-${String(count).padStart(12, '0')}`,
    system: 77,
    amount: 10_000,
    fields: { email: 'me@lirova.test' },
    savedId: null,
    cancelGifts: true,
    code: '',
    resend: false,
    locale: 'en',
  })
  if (payout.success && count % 2 === 0) treasury.payouts.cancel(player, payout.transaction_id, { payoutsStand: false })
  if (count % 20 === 0) process.stdout.write(`${count}\n`)
}
