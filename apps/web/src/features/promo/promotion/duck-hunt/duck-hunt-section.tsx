import type { Promotion } from '@croupier/domain/promotions'
import { Section } from '#shared/events/section.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { DuckHuntGame } from './duck-hunt-game.tsx'

/** The hunt that belongs to a promotion. */
export function DuckHuntSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const { duckHuntId } = promotion
  if (duckHuntId === null) return null
  return (
    <Section title={t('duck-hunt:title')} note={t('duck-hunt:note')}>
      <DuckHuntGame promotion={promotion} huntId={duckHuntId} />
    </Section>
  )
}
