import { Accordion } from '@croupier/design-system'
import { ownPlaceOf, type Tournament } from '@croupier/domain/tournaments'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import type { BoardPlayer } from '#shared/tournaments/board/board-rows.ts'
import { formatScore } from '#shared/tournaments/format-score.ts'
import { ContestRules } from '../contest/contest-rules.tsx'

export interface CountingSectionProps {
  readonly tournament: Tournament
  readonly player: BoardPlayer | null
  readonly isOver: boolean
}

/** How play is counted with the player's own number, which bets count, and the rules, folded. */
export function CountingSection({ tournament, player, isOver }: CountingSectionProps) {
  const t = useTexts()
  const { description, rules } = tournament
  const own = player && ownPlaceOf(tournament, player.userId)
  return (
    <ContestRules contest={tournament}>
      {own && own.score !== null && (
        <p className="font-semibold text-strong">
          {t(isOver ? 'tournament:ownEnd' : 'tournament:ownNow', {
            score: formatScore(t, own.score, tournament),
            place: formatNumber(t.languageTag, own.position),
          })}
        </p>
      )}
      {description.trim() !== '' && <PlatformHtml html={description} className="max-w-prose" />}
      {rules.trim() !== '' && (
        <Accordion
          items={[{ id: 'rules', title: t('tournament:rules'), content: <PlatformHtml html={rules} /> }]}
          className="-mx-2"
        />
      )}
    </ContestRules>
  )
}
