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
import { pressMessage } from '#shared/forms/press/press-message.ts'
import { FivePicture } from './five-picture.tsx'
import { HIGH_FIVE_TEXTS } from './refusal-texts.ts'
import { useGiving, type FiveReceiver } from './use-giving.ts'

export interface HighFiveActionProps {
  readonly promotion: Promotion
  readonly participant: FiveReceiver
}

/** A row's button that gives a high five; guests are led to the login and back. The outcome is a toast. */
export const HighFiveAction = observer(function HighFiveAction({ promotion, participant }: HighFiveActionProps) {
  const t = useTexts()
  const { site, toasts } = useTab()
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
    const { player } = site
    const outcome = await giving.give()
    const toast = outcome && toastOf(t, outcome, participant)
    if (toast && site.player === player) toasts.show(toast)
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
  if (outcome.status === 'done')
    return { id: TOAST, tone: 'positive', title: t('high-fives:givenTo', { name: username }) }
  const told = pressMessage(t, outcome, HIGH_FIVE_TEXTS)
  return told && { id: TOAST, tone: 'negative', title: told.title ?? '', text: told.text ?? '' }
}
