import { freeSeats, type Tournament } from '@croupier/domain/tournaments'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import { CompointsText } from '#shared/site/compoints-text.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'

export interface EntryFactsProps {
  readonly tournament: Tournament
  /** Compoints of the player; null: a guest, or not known. */
  readonly compoints: number | null
}

/** What a seat costs, what the player has and keeps, and how many seats are free. Nothing for a free one without a limit. */
export function EntryFacts({ tournament, compoints }: EntryFactsProps) {
  const t = useTexts()
  const { price, maxMembers } = tournament
  if (price === 0 && maxMembers === null) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-6 gap-y-3 rounded-card bg-sunken p-4 shadow-well">
      {price > 0 && (
        <Fact name={t('tournament-joining:fee')}>
          <CompointsText amount={price} />
        </Fact>
      )}
      {price > 0 && compoints !== null && (
        <Fact name={t('tournament-joining:have')}>
          <CompointsText amount={compoints} />
        </Fact>
      )}
      {price > 0 && compoints !== null && compoints >= price && (
        <Fact name={t('tournament-joining:left')}>
          <CompointsText amount={compoints - price} />
        </Fact>
      )}
      {maxMembers !== null && (
        <Fact name={t('tournament-joining:seats')}>
          <span className="tabular-nums">
            {t('tournament-joining:seatsOf', {
              free: formatNumber(t.languageTag, freeSeats(tournament)),
              total: formatNumber(t.languageTag, maxMembers),
            })}
          </span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold text-strong">{children}</dd>
    </div>
  )
}
