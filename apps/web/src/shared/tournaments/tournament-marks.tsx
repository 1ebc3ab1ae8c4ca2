import { Badge, Tooltip } from '@croupier/design-system'
import type { EventStatus } from '@croupier/domain/core'
import type { Tournament } from '@croupier/domain/tournaments'
import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { brandAddress } from '../site/brand.ts'
import { useBrand, useTexts } from '../site/tab.tsx'

export interface TournamentMarksProps {
  readonly tournament: Pick<Tournament, 'isMember' | 'isChosen' | 'isSeriesLeader' | 'isPaid'>
  readonly status: EventStatus
  readonly className?: string
}

/**
 * What a tournament is to the player, as marks on its picture: a leader of its series, a member, the one whose bets
 * count; and that its seats are paid. Once it is over, only the last. Names the texts `tournaments`.
 */
export function TournamentMarks({ tournament, status, className }: TournamentMarksProps) {
  const t = useTexts()
  const brand = useBrand()
  const { isMember, isChosen, isSeriesLeader, isPaid } = tournament
  const isPast = status === 'past'
  return (
    <span className={`flex flex-wrap gap-1.5 ${className ?? ''}`}>
      {isPaid && (
        <Explained text={t('tournaments:paidText')}>
          <img src={brandAddress(brand, 'loyalty')} alt="" width="16" height="16" className="size-4" />
          <span className="truncate">{t('tournaments:paid')}</span>
        </Explained>
      )}
      {isSeriesLeader && !isPast && (
        <Explained text={t('tournaments:leaderText')}>
          <Crown aria-hidden />
          <span className="truncate">{t('tournaments:leader')}</span>
        </Explained>
      )}
      {isMember && !isPast && (
        <Badge tone="accent" size="lg">
          {t(isChosen && status === 'active' ? 'tournaments:chosen' : 'tournaments:member')}
        </Badge>
      )}
    </span>
  )
}

/** A mark with a tooltip, above the link that covers the card. */
function Explained({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Tooltip tap text={text}>
      <button
        type="button"
        className="relative z-1 inline-flex max-w-full rounded-mark pointer-coarse:-my-2 pointer-coarse:py-2"
      >
        <Badge tone="scrim" size="lg">
          {children}
        </Badge>
      </button>
    </Tooltip>
  )
}
