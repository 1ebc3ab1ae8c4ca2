import { Button } from '@croupier/design-system'
import type { GivingState, Promotion } from '@croupier/domain/promotions'
import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { LOGIN_PATH, returnQuery } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import type { SiteToast } from '#shared/overlays/toasts/site-toasts.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { formatRefusal } from '#shared/forms/press/format-refusal.ts'
import { FivePicture } from './five-picture.tsx'
import { HIGH_FIVE_REFUSAL_TEXTS } from './refusal-texts.ts'
import { useGiving, type FiveReceiver } from './use-giving.ts'

export interface HighFiveActionProps {
  readonly promotion: Promotion
  readonly participant: FiveReceiver
}

/** A row's button that gives a high five; guests are led to the login and back. The outcome is a toast. */
export const HighFiveAction = observer(function HighFiveAction({ promotion, participant }: HighFiveActionProps) {
  const t = useTexts()
  const { toasts } = useTab()
  const { pathname, search } = useLocation()
  const { isOpen, giving } = useGiving(promotion, participant)
  if (!isOpen) return null
  const label = t('high-fives:giveTo', { name: participant.username })
  const picture = <FivePicture size={24} className="size-6" />
  if (!giving)
    return (
      <ButtonLink to={`${LOGIN_PATH}${returnQuery(pathname + search)}`} aria-label={label} size="sm">
        {picture}
      </ButtonLink>
    )
  const press = async () => {
    const outcome = await giving.give()
    const toast = outcome && toastOf(t, outcome, participant)
    if (toast) toasts.show(toast)
  }
  const { status } = giving.state
  return (
    <Button
      size="sm"
      aria-label={label}
      loading={status === 'sending' || status === 'checking'}
      onClick={() => void press()}
    >
      {picture}
      {status === 'done' && <Check aria-hidden className="text-positive" />}
    </Button>
  )
})

/** One at a time: the next replaces it. */
const TOAST = 'high-five'

function toastOf(t: Translate, outcome: GivingState, { username }: FiveReceiver): SiteToast | null {
  switch (outcome.status) {
    case 'done':
      return { id: TOAST, tone: 'positive', title: t('high-fives:givenTo', { name: username }) }
    case 'refused':
      return {
        id: TOAST,
        tone: 'negative',
        title: t('high-fives:notGiven'),
        text: formatRefusal(t, outcome.error, HIGH_FIVE_REFUSAL_TEXTS),
      }
    case 'missing':
    case 'unclear':
      return { id: TOAST, tone: 'negative', title: t('high-fives:unknown'), text: t('high-fives:unknownText') }
    case 'idle':
    case 'sending':
    case 'checking':
      return null
  }
}
