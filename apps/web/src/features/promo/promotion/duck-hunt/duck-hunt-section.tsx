import { createDuckHunts, type Promotion } from '@croupier/domain/promotions'
import type { Site } from '@croupier/domain'
import { Section } from '#shared/events/section.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { DuckHuntGame } from './duck-hunt-game.tsx'

/** Reads what the hunt of a promotion shows at first. */
export const readHunt = async (site: Site, { duckHuntId }: Promotion): Promise<unknown> =>
  duckHuntId !== null && site.visitorPart(createDuckHunts).hunt(duckHuntId).ensure()

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
