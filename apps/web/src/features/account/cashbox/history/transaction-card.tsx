import { Badge, Button } from '@croupier/design-system'
import type { Transaction } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import { ArrowDownLeft, ArrowUpRight, Ban, Check, Clock, Hourglass, X } from 'lucide-react'
import { useTexts } from '#shared/site/tab.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { formatDay } from '#shared/texts/format-time.ts'
import { reasonNeedsSupport, formatReason, formatStatus, systemName } from '../cashbox-texts.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { PayOnLink } from '../attempt/waiting-deposit.tsx'

const MARKS = {
  new: { tone: 'neutral', Icon: Hourglass },
  processing: { tone: 'neutral', Icon: Clock },
  done: { tone: 'positive', Icon: Check },
  cancelled: { tone: 'neutral', Icon: Ban },
  declined: { tone: 'negative', Icon: X },
} as const

export interface TransactionCardProps {
  readonly transaction: Transaction
  readonly onCancel?: () => void
}

export function TransactionCard({ transaction, onCancel }: TransactionCardProps) {
  const t = useTexts()
  const { type, amount, currency, status, system, title, createdAt, updatedAt } = transaction
  const written = formatMoney(amount, currency, t.locale)
  const reason = formatReason(t, transaction)
  const { tone, Icon } = MARKS[status]
  const Direction = type === 'deposit' ? ArrowDownLeft : ArrowUpRight
  return (
    <article
      data-testid="transaction"
      data-status={status}
      data-amount={amount}
      className="lit grid gap-3 rounded-card bg-surface p-4 shadow-card"
    >
      <div className="flex items-start gap-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-muted">
          <Direction aria-hidden className="size-5 stroke-[1.75]" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="font-semibold text-strong tabular-nums">{written}</p>
            <Badge tone={tone} size="lg">
              <Icon aria-hidden />
              <span className="truncate">{formatStatus(t, transaction)}</span>
            </Badge>
          </div>
          <p className="mt-0.5 text-sm wrap-anywhere text-muted">
            {title
              ? t('cashbox:requestTo', { system: systemName(t, system), title: title.replaceAll(' ', '\u00A0') })
              : systemName(t, system)}
          </p>
        </div>
      </div>
      {reason && <p className="text-sm text-body">{reason}</p>}
      {reasonNeedsSupport(transaction) && <SupportLink topic="payment" />}
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        {updatedAt !== null && (
          <p>
            {createdAt !== null && formatDay(t, createdAt) !== formatDay(t, updatedAt) && (
              // The day that lists and sums are by.
              <>
                {t('cashbox:created')} <LocalTime at={createdAt} />
                {' · '}
              </>
            )}
            {t('cashbox:changed')} <LocalTime at={updatedAt} />
          </p>
        )}
        <PayOnLink transaction={transaction} />
        {onCancel && (
          <Button size="sm" onClick={onCancel} aria-label={t('cashbox:cancelRequest', { amount: written })}>
            {t('cashbox:cancelShort')}
          </Button>
        )}
      </div>
    </article>
  )
}
