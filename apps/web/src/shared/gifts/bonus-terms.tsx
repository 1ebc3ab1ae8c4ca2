import { linkStyles } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import {
  termsOf,
  type BonusAmount,
  type GamesTerm,
  type Gift,
  type TimeTerm,
  type WagerTerm,
} from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { useSite, useTexts } from '../site/tab.tsx'
import { LocalTime } from '../site/local-time.tsx'
import { UNKNOWN_AMOUNT } from '../site/moving-amount.tsx'
import { formatNumber } from '../texts/format-number.ts'
import { formatPercent } from '../texts/percent.ts'
import type { Translate } from '../texts/translate.ts'

/** The static page with the rules of all bonuses, linked where the platform lists it. */
const RULES_PAGE = 'bonus-policy'

export interface BonusTermsProps {
  readonly gift: Gift
  /** The player's; null: unknown. */
  readonly currency: string | null
}

/** The terms of a bonus in five lines. An unknown one has a text that says so. */
export function BonusTerms({ gift, currency }: BonusTermsProps) {
  const t = useTexts()
  const { amount, wager, time, maxBet, games } = termsOf(gift, currency)
  const money = (minor: number) => formatMinor(t, minor, currency)
  const isWhole = [amount, wager, time, maxBet, games].every((term) => term !== null)
  return (
    <div className="text-sm">
      <dl aria-label={t('bonus:title')} className="grid gap-2">
        <Line name={t('bonus:amount')}>{amount && formatAmount(t, gift, amount, money)}</Line>
        <Line name={t('bonus:wager')}>{wager && formatWager(t, wager, money)}</Line>
        <Line name={t('bonus:time')}>{time && <Time time={time} />}</Line>
        <Line name={t('bonus:maxBet')}>{maxBet !== null && money(maxBet)}</Line>
        <Line name={t('bonus:games')}>{games && formatGames(t, games, gift.spins !== null)}</Line>
      </dl>
      {!isWhole && <RulesLink />}
    </div>
  )
}

interface LineProps {
  readonly name: string
  /** Nothing: the platform does not send it. */
  readonly children: ReactNode
}

function Line({ name, children }: LineProps) {
  const t = useTexts()
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere text-strong">
        {children || <span className="text-muted">{t('bonus:notTold')}</span>}
      </dd>
    </div>
  )
}

/** Leads to the rules of all bonuses, for what is unknown of this one. */
const RulesLink = observer(function RulesLink() {
  const t = useTexts()
  const page = useSite().content.staticPages.value?.find(({ slug }) => slug === RULES_PAGE)
  if (!page) return null
  return (
    <Link to={page.url} className={`${linkStyles()} mt-2 inline-flex items-center pointer-coarse:min-h-11`}>
      {t('bonus:rules')}
    </Link>
  )
})

function Time({ time }: { readonly time: TimeTerm }) {
  const t = useTexts()
  if (time.kind === 'days') return t('bonus:days', { count: time.days })
  return (
    <>
      {t('bonus:until')} <LocalTime at={time.at} />
    </>
  )
}

type Money = (minor: number) => string

function formatMinor(t: Translate, minor: number, currency: string | null): string {
  return currency === null ? UNKNOWN_AMOUNT : formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
}

function formatAmount(t: Translate, gift: Gift, amount: BonusAmount, money: Money): string {
  if (amount.kind === 'sum') return money(amount.amount)
  if (amount.kind === 'percent') {
    const percent = formatPercent(t, amount.percent)
    return amount.upTo === null
      ? t('bonus:percent', { percent })
      : t('bonus:percentUpTo', { percent, amount: money(amount.upTo) })
  }
  const { count, bet } = amount.spins
  const what = t(gift.type === 'free_bets' ? 'bonus:bets' : 'bonus:spins', { count })
  return bet === null ? what : t('bonus:ofBet', { what, bet: money(bet) })
}

function formatWager(t: Translate, { times, total, isMost }: WagerTerm, money: Money): string {
  if (times === 0) return t('bonus:wagerNone')
  const wager = formatNumber(t.languageTag, times)
  if (total === null) return t('bonus:wagerTimes', { times: wager })
  return t(isMost ? 'bonus:wagerMost' : 'bonus:wagerSum', { times: wager, sum: money(total) })
}

function formatGames(t: Translate, { games, producers, shares }: GamesTerm, hasSpins: boolean): string {
  const namesOf = (places: GamesTerm['games']) => places.map(({ name }) => name).join(', ')
  return [
    games.length > 0 && t(hasSpins ? 'bonus:spinsIn' : 'bonus:onlyIn', { names: namesOf(games) }),
    producers.length > 0 && t('bonus:onlyBy', { names: namesOf(producers) }),
    ...shares.map(({ name, share }) => t('bonus:share', { name, percent: formatPercent(t, share) })),
  ]
    .filter(Boolean)
    .join('; ')
}
