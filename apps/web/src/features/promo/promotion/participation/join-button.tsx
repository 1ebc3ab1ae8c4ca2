import { Button } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import type { Participation, Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { needsSupport } from '#shared/forms/form-messages.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatFailedPress, type FailureTexts } from '#shared/forms/press/format-refusal.ts'

export interface JoinButtonProps {
  readonly promotion: Promotion
  readonly participation: Participation
}

/** The button that takes part, with the refusal of the last press. */
export const JoinButton = observer(function JoinButton({ promotion, participation }: JoinButtonProps) {
  const t = useTexts()
  const joining = participation.joining(promotion.id)
  useEffect(() => () => joining.reset(), [joining])
  const isForPeople = joining.state.status === 'refused' && isSupportCase(joining.state.error)
  return (
    <div className="grid justify-items-start gap-3 max-sm:w-full">
      <Button intent="primary" className="max-sm:w-full" loading={joining.isBusy} onClick={() => void joining.run()}>
        {t('promotion-players:takePart')}
      </Button>
      <div role="alert" className="max-w-prose text-sm text-negative empty:hidden">
        {formatFailedPress(t, joining.state, TEXTS)}
      </div>
      {isForPeople && <SupportLink topic="promotion" />}
    </div>
  )
})

const TEXTS: FailureTexts = {
  refused: {
    ofCodes: {
      multi_account: 'promotion-players:multiAccount',
      user_is_blocked_for_multi_account: 'promotion-players:multiAccount',
      invalid_promotion: 'promotion-players:inactive',
      action_not_allowed: 'promotion-players:notAllowed',
    },
    general: 'promotion-players:refused',
  },
  unclear: 'promotion-players:unknownOutcome',
}

const MULTI_ACCOUNT = ['multi_account', 'user_is_blocked_for_multi_account']

const isSupportCase = (error: DomainError): boolean =>
  error.codes.some((code) => MULTI_ACCOUNT.includes(code)) || needsSupport(error)
