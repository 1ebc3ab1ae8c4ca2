import { cardStyles } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import type { Mechanic, Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Section } from '#shared/events/section.tsx'
import { useBrand, usePlayer, useTexts } from '#shared/site/tab.tsx'
import { formatScore } from '#shared/tournaments/format-score.ts'
import { mechanicName } from '#shared/tournaments/mechanic-name.ts'

const EXPLANATIONS = {
  bets: 'tournament-contest:betsText',
  wins: 'tournament-contest:winsText',
  multipliers: 'tournament-contest:multipliersText',
  'best-multiplier': 'tournament-contest:bestMultiplierText',
} as const satisfies Record<Mechanic, string>

/** An example: a bet of 2 units wins 25, which is ×12.5. */
const EXAMPLE = { bet: 200, win: 2500, multiplier: 1250 }

export interface ContestRulesProps {
  readonly contest: Pick<Tournament, 'mechanic' | 'mechanicTitle' | 'betLimits' | 'scoreCurrency'> &
    Partial<Pick<Tournament, 'victoryType'>>
  /** Further rules, such as the operator's text. */
  readonly children?: ReactNode
}

/** How play is counted, by an example in the visitor's currency, and which bets count, in the currency that the platform names, else the player's. */
export const ContestRules = observer(function ContestRules({ contest, children }: ContestRulesProps) {
  const t = useTexts()
  const brand = useBrand()
  const ownCurrency = usePlayer()?.balance.value?.currency ?? null
  const { mechanic, betLimits } = contest
  const money = (amount: number, currency: string) => formatMoney(amount, currency, t.locale, { cents: 'when-needed' })
  const exampleCurrency = ownCurrency ?? brand.defaultCurrency
  const limitsCurrency = betLimits.currency ?? ownCurrency
  const example = {
    bet: money(EXAMPLE.bet, exampleCurrency),
    win: money(EXAMPLE.win, exampleCurrency),
    multiplier: formatScore(t, EXAMPLE.multiplier, { mechanic: 'multipliers', scoreCurrency: null }),
  }
  return (
    <Section title={t('tournament-contest:rules')}>
      <div className={`grid gap-5 ${cardStyles()}`}>
        <dl className="grid gap-5 md:grid-cols-2 md:gap-x-10">
          <div>
            <dt className="text-sm text-muted">{t('tournament-contest:counted')}</dt>
            <dd>
              <p className="font-semibold wrap-anywhere text-strong">
                {mechanicName(t, contest) ?? t('tournament-contest:unknown')}
              </p>
              {mechanic !== null && <p className="mt-1 max-w-prose text-sm">{t(EXPLANATIONS[mechanic], example)}</p>}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('tournament-contest:limits')}</dt>
            <dd className="font-semibold text-strong tabular-nums">
              {limitsText(betLimits, limitsCurrency === null ? null : (amount) => money(amount, limitsCurrency), {
                none: t('tournament-contest:anyBet'),
                unknown: t('tournament-contest:betsInOwnCurrency'),
                from: (min) => t('tournament-contest:betsFrom', { min }),
                to: (max) => t('tournament-contest:betsTo', { max }),
                between: (min, max) => t('tournament-contest:betsBetween', { min, max }),
              })}
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </Section>
  )
})

interface LimitWords {
  readonly none: string
  /** There are limits in an unknown currency. */
  readonly unknown: string
  readonly from: (min: string) => string
  readonly to: (max: string) => string
  readonly between: (min: string, max: string) => string
}

function limitsText(
  { min, max }: Tournament['betLimits'],
  money: ((amount: number) => string) | null,
  words: LimitWords,
): string {
  if (min === 0 && max === null) return words.none
  if (!money) return words.unknown
  if (min === 0) return max === null ? words.none : words.to(money(max))
  return max === null ? words.from(money(min)) : words.between(money(min), money(max))
}
