import { useClock } from '@croupier/design-system'
import { createLimits, minutesPlayed } from '@croupier/domain/limits'
import { observer } from 'mobx-react-lite'
import { useSyncExternalStore } from 'react'
import { MoneyText } from '../../../shared/texts/money-text.tsx'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'
import { formatMinutes } from '../../../shared/texts/format-time.ts'

export interface PlayFiguresProps {
  /** Name of the game; null in the small window, which has no room for it. */
  readonly name: string | null
}

/** Balance, net result and time played of a real-money run. */
export const PlayFigures = observer(function PlayFigures({ name }: PlayFiguresProps) {
  const t = useTexts()
  const site = useSite()
  const limits = site.playerPart(createLimits)
  const session = limits?.session.value
  const balance = site.player?.balance.value

  const clock = useClock()
  const minutes = useSyncExternalStore(clock.subscribe, () =>
    minutesPlayed(session ?? { startedAt: null }, clock.now()),
  )
  // The result comes first, because a narrow title cuts off the end.
  const results = session?.startedAt != null && (
    <>
      <span title={t('limits:net')} data-testid="play-net" data-amount={session.net}>
        <span className="sr-only">{t('limits:net')}: </span>
        <MoneyText amount={session.net} currency={session.currency} />
      </span>
      {' · '}
      <span title={t('limits:played')}>
        <span className="sr-only">{t('limits:played')}: </span>
        {formatMinutes(t, minutes, 'short')}
      </span>
    </>
  )
  const money = balance && (
    <span title={t('limits:balance')} data-testid="play-balance" data-amount={balance.real}>
      <span className="sr-only">{t('limits:balance')}: </span>
      <MoneyText amount={balance.real} currency={balance.currency} />
    </span>
  )
  return (
    <span className="grid leading-tight" data-testid="play-figures">
      <span className={name === null ? 'truncate text-xs' : 'truncate'}>{name ?? money}</span>
      <span className="truncate text-xs text-muted">
        {name !== null && money}
        {name !== null && money && results && ' · '}
        {results}
      </span>
    </span>
  )
})
