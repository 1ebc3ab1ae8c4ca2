import { late, LateView } from '../loading/late.tsx'
import { useWithTexts } from '../loading/use-with-texts.ts'

const note = late(() => import('./bonus-waits-note.tsx'))
const TEXTS = ['promo-code'] as const

/** In place of an offer, for who has not played yet where bonuses come after that. */
export function LateBonusWaitsNote() {
  const code = useWithTexts(note, TEXTS)
  return <LateView code={code}>{({ BonusWaitsNote }) => <BonusWaitsNote />}</LateView>
}
