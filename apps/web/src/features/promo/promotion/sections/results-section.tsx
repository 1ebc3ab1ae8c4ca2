import { cardStyles } from '@croupier/design-system'
import type { Promotion } from '@croupier/domain/promotions'
import { PlatformHtml } from '../../../../shared/html/platform-html.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { Section } from './section.tsx'

/** What the platform tells of the winners. */
export function ResultsSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  if (promotion.results.trim() === '') return null
  return (
    <Section title={t('promotion:results')}>
      <div className={cardStyles()}>
        <PlatformHtml html={promotion.results} />
      </div>
    </Section>
  )
}
