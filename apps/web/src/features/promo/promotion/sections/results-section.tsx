import { cardStyles } from '@croupier/design-system'
import type { Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { Section } from '#shared/events/section.tsx'
import { usePromotionPhase } from './use-promotion-phase.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { prizesWithWinners, WinnersList } from './winners-list.tsx'

/** The platform's text about the winners, and their names once the promotion is over. */
export const ResultsSection = observer(function ResultsSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const { phase } = usePromotionPhase(promotion)
  const hasText = promotion.results.trim() !== ''
  const hasWinners = phase === 'results' && prizesWithWinners(promotion).length > 0
  if (!hasText && !hasWinners) return null
  return (
    <Section title={t('promotion:results')}>
      <div className={`grid gap-5 ${cardStyles()}`}>
        {hasText && <PlatformHtml html={promotion.results} />}
        {hasWinners && <WinnersList promotion={promotion} />}
      </div>
    </Section>
  )
})
