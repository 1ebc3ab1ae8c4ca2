import { Card } from '@croupier/design-system'
import {
  gapToNextPlace,
  gapToNextPrize,
  giftsOf,
  ownPlaceOf,
  type PlaceGap,
  type Tournament,
} from '@croupier/domain/tournaments'
import type { ReactNode } from 'react'
import { amountSize } from '../../events/amount-size.ts'
import { useTexts } from '../../site/tab.tsx'
import { formatNumber } from '../../texts/format-number.ts'
import { formatScore } from '../format-score.ts'
import type { BoardPlayer } from './board-rows.ts'

export interface OwnPositionProps {
  readonly contest: Pick<Tournament, 'leaders' | 'opponents' | 'ownPlace' | 'prizes' | 'mechanic' | 'scoreCurrency'>
  readonly player: BoardPlayer
  /** It is over: the place and its prize stay, and there is nothing ahead. */
  readonly isOver?: boolean
  readonly className?: string
}

/**
 * The player's place with its score and prize, and how far the next place and the next prize are where scores are known,
 * live. Draws nothing where the player has no place. Names the texts `tournament-board`.
 */
export function OwnPosition({ contest, player, isOver = false, className }: OwnPositionProps) {
  const t = useTexts()
  const own = ownPlaceOf(contest, player.userId)
  if (!own) return null
  const gifts = giftsOf(contest.prizes, own.position)
  const nextPlace = isOver ? null : gapToNextPlace(contest, own)
  const nextPrize = isOver ? null : gapToNextPrize(contest, own)
  const score = own.score === null ? '' : formatScore(t, own.score, contest)
  const isSame = nextPrize?.position === nextPlace?.position
  return (
    <Card className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="block text-sm text-muted">
            {t(isOver ? 'tournament-board:yourResult' : 'tournament-board:yourPlace')}
          </span>
          <span className="font-display text-2xl leading-tight font-semibold text-strong tabular-nums">
            {t('tournament-board:nthPlace', { place: formatNumber(t.languageTag, own.position) })}
          </span>
        </p>
        {own.score !== null && (
          <p className="min-w-0 wrap-anywhere">
            <span className="block text-sm text-muted">{t('tournament-board:score')}</span>
            <span
              className={`font-display leading-tight font-semibold text-strong tabular-nums ${score.length > 16 ? amountSize(score) : 'text-xl'}`}
            >
              {score}
            </span>
          </p>
        )}
      </div>
      <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
        {gifts.length > 0 ? (
          <Line name={t(isOver ? 'tournament-board:yourPrize' : 'tournament-board:prizeNow')}>{gifts.join(' + ')}</Line>
        ) : (
          <Line name={t('tournament-board:yourPrize')}>
            {t(isOver ? 'tournament-board:noPrize' : 'tournament-board:noPrizeYet')}
          </Line>
        )}
        {nextPlace?.missing != null && !isSame && (
          <Line name={t('tournament-board:toPlace', { place: formatNumber(t.languageTag, nextPlace.position) })}>
            <Missing gap={nextPlace} contest={contest} />
          </Line>
        )}
        {nextPrize?.missing != null && (
          <Line name={t('tournament-board:toPrize', { place: formatNumber(t.languageTag, nextPrize.position) })}>
            <Missing gap={nextPrize} contest={contest} />
            <span className="block text-xs font-normal text-muted">
              {giftsOf(contest.prizes, nextPrize.position).join(' + ')}
            </span>
          </Line>
        )}
        {!isOver && own.position === 1 && (
          <Line name={t('tournament-board:ahead')}>{t('tournament-board:leading')}</Line>
        )}
      </dl>
    </Card>
  )
}

/** What the score lacks. */
function Missing({
  gap: { missing },
  contest,
}: {
  readonly gap: PlaceGap
  readonly contest: OwnPositionProps['contest']
}) {
  const t = useTexts()
  if (missing === null) return null
  return missing === 0 ? t('tournament-board:level') : formatScore(t, missing, contest)
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-end font-semibold wrap-anywhere text-strong tabular-nums">{children}</dd>
    </div>
  )
}
