import { late, LateView } from '../loading/late.tsx'
import { useWithTexts } from '../loading/use-with-texts.ts'
import type { PushOfferProps } from './push-offer.tsx'

const offer = late(() => import('./push-offer.tsx'))
const TEXTS = ['push'] as const

/** Loads the offer of notifications when the page is idle. */
export function PushOfferPlace({ reason }: PushOfferProps) {
  const code = useWithTexts(offer, TEXTS)
  return (
    <LateView code={code} wait="idle">
      {({ PushOffer }) => <PushOffer reason={reason} />}
    </LateView>
  )
}
