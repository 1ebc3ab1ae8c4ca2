import { useClock } from '@croupier/design-system'
import type { GameDetails } from '@croupier/domain/games'
import { LimitsStore, secondsPlayed } from '@croupier/domain/cashbox'
import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useSyncExternalStore, type ReactNode } from 'react'
import { MoneyText } from '#shared/site/money-text.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatDuration } from '#shared/texts/format-time.ts'
import { PlayTournament } from './play-tournament.tsx'
import { PlayWager } from './play-wager.tsx'

export interface PlayFiguresProps {
  readonly game: GameDetails | undefined
  /** Left out in the small window, which has no room for it. */
  readonly hasName: boolean
}

/**
 * Money, net result and time played of a real-money run. Many games show one sum of real and bonus money, so the bonus
 * is named beside the real money where the game takes it.
 */
export const PlayFigures = observer(function PlayFigures({ game, hasName }: PlayFiguresProps) {
  const t = useTexts()
  const site = useSite()
  const session = site.playerPart(LimitsStore)?.session.value
  const balance = site.player?.balance.value
  const bonus = game?.allowsBonusBalance ? (balance?.bonus ?? 0) : 0

  const clock = useClock()
  const seconds = useSyncExternalStore(clock.subscribe, () =>
    secondsPlayed(session ?? { startedAt: null }, clock.now()),
  )
  return (
    <span
      className="flex flex-wrap items-center gap-x-8 gap-y-0.5 leading-tight pointer-coarse:gap-y-0"
      data-testid="play-figures"
    >
      <span className="grid gap-0.5 pointer-coarse:gap-0">
        {hasName && <span className="line-clamp-2 max-sm:sr-only">{game?.name}</span>}
        <span className="flex flex-wrap gap-x-2 gap-y-0.5 pointer-coarse:gap-y-0 text-xs text-muted">
          {balance && (
            <Figure
              id="play-balance"
              label={t('layout:realMoney')}
              // Beside a bonus, which is named, it needs no name in the small window.
              labelStyles={bonus === 0 ? 'max-sm:sr-only' : '@max-2xs:sr-only'}
              amount={balance.real}
              currency={balance.currency}
            />
          )}
          {balance && bonus > 0 && (
            <Figure
              id="play-bonus"
              label={t('layout:bonusMoney')}
              labelStyles="@max-2xs:sr-only"
              icon={<Gift aria-hidden className="me-1 hidden size-3 align-[-1px] @max-2xs:inline" />}
              amount={bonus}
              currency={balance.currency}
            />
          )}
          {/* The small window has room for the money. */}
          {session?.startedAt != null && (
            <span className="contents @max-2xs:hidden">
              <Figure id="play-net" label={t('game:result')} amount={session.net} currency={session.currency} />
              <span title={t('limits:played')}>
                <span className="sr-only">{t('limits:played')}: </span>
                <time dateTime={`PT${seconds}S`} className="tabular-nums" data-testid="play-time">
                  {formatDuration(t, seconds, 'clock')}
                </time>
              </span>
            </span>
          )}
        </span>
      </span>
      {/* The small window of a phone is left to the game. */}
      <span className={`grid gap-0.5 pointer-coarse:gap-0 ${hasName ? '' : 'max-lg:hidden'}`}>
        <PlayWager game={game} />
        <PlayTournament game={game} />
      </span>
    </span>
  )
})

interface FigureProps {
  readonly id: string
  readonly label: string
  /** Where it is for screen readers only. */
  readonly labelStyles?: string
  /** In place of the label where it is not shown. */
  readonly icon?: ReactNode
  readonly amount: number
  readonly currency: string
}

function Figure({ id, label, labelStyles, icon, amount, currency }: FigureProps) {
  return (
    <span data-testid={id} data-amount={amount} className="whitespace-nowrap">
      <span className={labelStyles}>{label} </span>
      {icon}
      <span className="text-body">
        <MoneyText amount={amount} currency={currency} />
      </span>
    </span>
  )
}
