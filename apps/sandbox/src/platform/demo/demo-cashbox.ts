import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { OwnLimits } from '../../treasury/limits/own-limits.ts'
import type { PlayLimits } from '../../treasury/limits/play-limits.ts'
import { seedDemoRounds, type MoneyMoved } from './demo-rounds.ts'
import type { Catalogue } from '../../ground/catalogue/catalogue.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { Ledger } from '../../ground/ledger/ledger.ts'
import type { PlayerRecord } from '../../players/player.ts'
import { referenceOf, type Transaction, type TransactionStatus } from '../../treasury/history/transaction.ts'
import type { Treasury } from '../../treasury/treasury.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface PastTransaction {
  hoursAgo: number
  system: number
  amount: number
  status: TransactionStatus
  reason?: string
  title?: string
}

/** Newest last. All of it is paid out or lost, so the balance is today's deposit: see `seedDemoCashbox`. */
const DEPOSITS: readonly PastTransaction[] = [
  { hoursAgo: 10_300, system: 88, amount: 200_000, status: 'done', title: '•••• 4242' },
  { hoursAgo: 5200, system: 88, amount: 150_000, status: 'done', title: '•••• 4242' },
  ...Array.from({ length: 22 }, (_, index): PastTransaction => {
    const [system, title] = ([[88, '•••• 4242'], [77], [88, '•••• 4242'], [2], [5]] as const)[index % 5] ?? [77]
    return {
      hoursAgo: (24 - index) * 60 + (index % 7),
      system,
      amount: 50_000 + ((index * 37) % 11) * 25_000,
      status: 'done',
      ...(title && { title }),
    }
  }),
  { hoursAgo: 71, system: 88, amount: 300_000, status: 'declined', reason: 'bank_declined', title: '•••• 4242' },
  { hoursAgo: 50, system: 44, amount: 1_000_000, status: 'cancelled', reason: 'player' },
  { hoursAgo: 27, system: 77, amount: 250_000, status: 'cancelled', reason: 'expired' },
]
const TODAY: PastTransaction = { hoursAgo: 0, system: 88, amount: 1_500_000, status: 'done', title: '•••• 4242' }

const PAYOUTS: readonly PastTransaction[] = [
  { hoursAgo: 900, system: 88, amount: 400_000, status: 'done', title: '•••• 4242' },
  {
    hoursAgo: 500,
    system: 77,
    amount: 150_000,
    status: 'declined',
    reason: 'name_mismatch',
    title: 'lu•••@lirova.test',
  },
  { hoursAgo: 490, system: 77, amount: 150_000, status: 'done', title: 'al•••@lirova.test' },
  { hoursAgo: 200, system: 88, amount: 600_000, status: 'cancelled', reason: 'player', title: '•••• 4242' },
  { hoursAgo: 100, system: 88, amount: 350_000, status: 'processing', title: '•••• 4242' },
  { hoursAgo: 3, system: 77, amount: 200_000, status: 'new', title: 'al•••@lirova.test' },
]

const sum = (list: readonly PastTransaction[], counts: (status: TransactionStatus) => boolean): number =>
  list.reduce((total, { amount, status }) => (counts(status) ? total + amount : total), 0)

interface Means {
  database: Database
  catalogue: Catalogue
  clock: PlatformClock
  ledger: Ledger
  treasury: Treasury
  ownLimits: OwnLimits
  playLimits: PlayLimits
}

/**
 * Creates a cashbox with history, saved cards, open requests and limits. The ledger's balance is today's deposit
 * alone.
 */
export function seedDemoCashbox(
  player: PlayerRecord,
  { clock, ledger, treasury, database, catalogue, ...limits }: Means,
): void {
  const { transactions, cards, destinations } = treasury
  const moved: MoneyMoved[] = []
  const add = (type: Transaction['type'], past: PastTransaction, index: number): void => {
    const at = clock.now() - past.hoursAgo * HOUR
    const { system, amount, status, reason = null, title = null } = past
    const added = transactions.add({
      playerId: player.id,
      type,
      intent: `demo-${type}-${String(index).padStart(8, '0')}`,
      system,
      amount,
      currency: player.currency,
      status,
      reason,
      title,
      createdAt: at,
      paidAt: type === 'deposit' && status === 'done' ? at : null,
      // Far away; tests move it on by the clock or the control calls.
      dueAt: type === 'payout' && (status === 'new' || status === 'processing') ? clock.now() + DAY : null,
    })
    const reference = referenceOf(added)
    if (type === 'deposit') {
      if (status !== 'done') return
      ledger.post(player.id, { amounts: { real: amount }, reason: 'deposit', reference, at })
      if (past !== TODAY) moved.push({ at, amount })
      return
    }
    if (!reason) moved.push({ at, amount: -amount })
    ledger.post(player.id, { amounts: { real: -amount }, reason: 'payout', reference, at })
    if (reason)
      ledger.post(player.id, { amounts: { real: amount }, reason: 'payout_returned', reference, at: at + HOUR })
  }
  DEPOSITS.forEach((past, index) => add('deposit', past, index))
  PAYOUTS.forEach((past, index) => add('payout', past, index))
  const lost =
    sum(DEPOSITS, (status) => status === 'done') -
    sum(PAYOUTS, (status) => status !== 'cancelled' && status !== 'declined')
  ledger.post(player.id, { amounts: { real: -lost }, reason: 'bet', reference: 'seed', at: clock.now() - HOUR })
  add('deposit', TODAY, DEPOSITS.length)

  cards.save(player.id, { system: 88, title: '•••• 5100', expires: '04/31' })
  cards.save(player.id, { system: 88, title: '•••• 4242', expires: '12/30' })
  destinations.save(player.id, 77, 'al•••@lirova.test')
  destinations.save(player.id, 88, '•••• 4242')
  seedDemoRounds(player, { moved, lost }, { database, games: catalogue.games.map(({ slug }) => slug) })
  limits.ownLimits.set(player.id, 'deposit', 'day', 5_000_000)
  limits.ownLimits.set(player.id, 'deposit', 'month', 20_000_000)
  limits.playLimits.setRealityCheck(player.id, 60)
}
