import type { PromotionPhase } from '@croupier/domain/promotions'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

const NAMES = {
  upcoming: 'promotion:upcoming',
  running: 'promotion:running',
  drawing: 'promotion:drawing',
  results: 'promotion:resultsAreIn',
  finished: 'promotion:finished',
} satisfies Record<PromotionPhase, PlainTextKey>

/** Announced when it changes. */
export function PhaseBadge({ phase }: { readonly phase: PromotionPhase }) {
  const t = useTexts()
  return (
    <output className="promo-badge inline-flex h-7 items-center rounded-mark px-2.5 text-sm font-semibold">
      {t(NAMES[phase])}
    </output>
  )
}
