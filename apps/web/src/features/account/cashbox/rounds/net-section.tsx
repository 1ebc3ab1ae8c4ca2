import { Accordion, Chip, useIsOver } from '@croupier/design-system'
import { RESULT_UNITS, sumOfSteps, type PlayResults, type ResultUnit, type RoundsStore } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { MoneyText } from '#shared/site/money-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatDay, formatMonth } from '#shared/texts/format-time.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import { NetText } from './net-text.tsx'

const skeleton = <SkeletonStack className="gap-3" bars={['h-24 w-full', [3, 'h-12 w-full']]} />

const UNIT_NAMES: Readonly<Record<ResultUnit, PlainTextKey>> = {
  day: 'play-history:byDay',
  month: 'play-history:byMonth',
  year: 'play-history:byYear',
}
const SPANS: Readonly<Record<ResultUnit, PlainTextKey>> = {
  day: 'play-history:days30',
  month: 'play-history:months12',
  year: 'play-history:years5',
}

/** What came of play, by day, month or year. */
export const NetSection = observer(function NetSection({ rounds }: { readonly rounds: RoundsStore }) {
  const t = useTexts()
  const [unit, setUnit] = useState<ResultUnit>('day')
  const results = rounds.results(unit)
  return (
    <TitledSection title={t('play-history:results')} text={t(SPANS[unit])}>
      <fieldset aria-label={t('play-history:by')} className="mb-4 flex flex-wrap gap-2">
        {RESULT_UNITS.map((one) => (
          <Chip key={one} selected={one === unit} onClick={() => setUnit(one)}>
            {t(UNIT_NAMES[one])}
          </Chip>
        ))}
      </fieldset>
      <ResourceView resource={results} skeleton={skeleton} failed={t('play-history:resultsFailed')}>
        {(known) => <Results key={unit} unit={unit} results={known} onDayEnd={() => results.reread()} />}
      </ResourceView>
    </TitledSection>
  )
})

interface ResultsProps {
  readonly unit: ResultUnit
  readonly results: PlayResults
  /** Called when a step begins that the results do not have. */
  readonly onDayEnd: () => void
}

function Results({ unit, results, onDayEnd }: ResultsProps) {
  const t = useTexts()
  const { steps, currency, isWhole } = results
  useIsOver(steps.at(-1)?.to ?? null, onDayEnd)
  const played = steps.filter(({ rounds }) => rounds > 0).toReversed()
  const sum = sumOfSteps(steps)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* A sum without all of its steps could hide a loss. */}
      {isWhole ? (
        <div className="grid gap-1 rounded-card bg-sunken p-4 shadow-well">
          <p data-testid="net" data-net={sum.win - sum.stake} className="font-display text-lg text-strong">
            {formatResult(t, sum, currency)}
          </p>
          <p className="text-sm text-muted">
            {t('play-history:stakedWon', {
              stake: formatMoney(sum.stake, currency, t.locale),
              win: formatMoney(sum.win, currency, t.locale),
            })}
          </p>
        </div>
      ) : (
        <p className="text-sm text-body">{t('play-history:resultsPart')}</p>
      )}
      {played.length > 0 && (
        <Accordion
          items={[
            {
              id: 'steps',
              title: t('play-history:steps'),
              content: <Steps unit={unit} steps={played} currency={currency} />,
            },
          ]}
        />
      )}
    </div>
  )
}

interface StepsProps extends Pick<PlayResults, 'steps' | 'currency'> {
  readonly unit: ResultUnit
}

function Steps({ unit, steps, currency }: StepsProps) {
  const t = useTexts()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {steps.map(({ from, stake, win }) => (
        <li key={from} className="grid gap-0.5 border-t border-line py-2.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-body tabular-nums">{formatStep(t, unit, from)}</span>
            <NetText amount={win - stake} currency={currency} />
          </span>
          <span className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>
              {t('play-history:stake')} <MoneyText amount={stake} currency={currency} />
            </span>
            <span>
              {t('play-history:win')} <MoneyText amount={win} currency={currency} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const formatStep = (t: Translate, unit: ResultUnit, from: number): string =>
  unit === 'day' ? formatDay(t, from) : unit === 'month' ? formatMonth(t, from) : String(new Date(from).getFullYear())

/** That something was won or lost is said in words of one size. */
function formatResult(
  t: Translate,
  { rounds, stake, win }: { rounds: number; stake: number; win: number },
  currency: string,
): string {
  if (rounds === 0) return t('play-history:nothingPlayed')
  if (win === stake) return t('play-history:even')
  const amount = formatMoney(Math.abs(win - stake), currency, t.locale)
  return t(win > stake ? 'play-history:won' : 'play-history:lost', { amount })
}
