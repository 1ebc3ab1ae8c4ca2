import { Card, ProgressBar } from '@croupier/design-system'
import { formatMoney, parseTime } from '@croupier/domain/core'
import {
  missingDeposit,
  type DepositDay,
  type DepositDayState,
  type PromotionCurrency,
} from '@croupier/domain/promotions'
import { CalendarClock, CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { formatPoints } from '../sections/points-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatDay } from '#shared/texts/format-time.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'

interface DepositDayCardProps {
  readonly day: DepositDay
  readonly state: DepositDayState
  readonly currency: PromotionCurrency | null
  /** The promotion is running. */
  readonly isOpen: boolean
}

const STATES: Readonly<Record<DepositDayState, { readonly icon: typeof CircleCheck; readonly text: PlainTextKey }>> = {
  done: { icon: CircleCheck, text: 'promotion-players:dayDone' },
  today: { icon: CircleDashed, text: 'promotion-players:dayToday' },
  missed: { icon: CircleMinus, text: 'promotion-players:dayMissed' },
  ahead: { icon: CalendarClock, text: 'promotion-players:dayAhead' },
}

/** One day of deposits: what it asks for, what it brings, and today the way to the cashbox. */
export function DepositDayCard({ day, state, currency, isOpen }: DepositDayCardProps) {
  const t = useTexts()
  const { icon: Icon, text } = STATES[state]
  const isToday = state === 'today' && isOpen
  return (
    <Card
      as="li"
      step={isToday ? 'raised' : 'surface'}
      padding="sm"
      className={
        isToday ? 'outline-2 -outline-offset-2 outline-chosen max-sm:order-first max-sm:col-span-full' : 'max-sm:p-2'
      }
    >
      <div className={isToday ? 'grid gap-2' : 'grid gap-1 sm:gap-2'}>
        <div
          className={`flex flex-wrap items-center justify-between sm:gap-x-3 sm:text-sm ${isToday ? 'gap-x-3 text-sm' : 'gap-x-1 text-xs'}`}
        >
          <time dateTime={day.day} className="font-semibold text-strong tabular-nums">
            {formatDay(t, parseTime(day.day), 'UTC')}
          </time>
          <span className={`flex items-center gap-1.5 ${state === 'missed' ? 'text-muted' : 'text-body'}`}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {/* A phone shows three days in a row: the icon says it there. */}
            <span className={isToday ? '' : 'max-sm:sr-only'}>{t(text)}</span>
          </span>
        </div>
        {day.points !== null && (
          <p
            className={
              isToday
                ? 'font-display text-lg leading-tight font-semibold text-strong'
                : 'font-display text-sm leading-tight font-semibold wrap-anywhere text-strong max-sm:font-text sm:text-lg'
            }
          >
            +{formatPoints(t, day.points, currency)}
          </p>
        )}
        <DayGoal day={day} isToday={isToday} />
      </div>
    </Card>
  )
}

function DayGoal({ day, isToday }: { readonly day: DepositDay; readonly isToday: boolean }) {
  const t = useTexts()
  const { target, currency, isCompleted } = day
  const amount = day.amount ?? 0
  const missing = missingDeposit(day)
  if (target === null || currency === null || missing === null) return isToday ? <ToCashbox /> : null
  const money = (minor: number) => formatMoney(minor, currency, t.locale)
  if (!isToday) {
    const sum = money(isCompleted ? Math.max(amount, target) : target)
    return (
      <p className="text-xs text-muted sm:text-sm">
        <span className="max-sm:sr-only">
          {t(isCompleted ? 'promotion-players:deposited' : 'promotion-players:depositGoal', { amount: sum })}
        </span>
        <span aria-hidden="true" className="sm:hidden">
          {sum}
        </span>
      </p>
    )
  }
  const done = t('promotion-players:depositedOf', { amount: money(amount), target: money(target) })
  return (
    <>
      <ProgressBar value={amount} max={Math.max(1, target)} label={t('promotion-players:days')} valueText={done} />
      <p className="text-sm text-muted">{done}</p>
      <ToCashbox missing={money(missing)} />
    </>
  )
}

function ToCashbox({ missing }: { readonly missing?: string }) {
  const t = useTexts()
  return (
    <ButtonLink to={CASHBOX_PATH} intent="primary" block size="sm">
      {missing === undefined
        ? t('promotion-players:toCashbox')
        : t('promotion-players:depositMissing', { amount: missing })}
    </ButtonLink>
  )
}
