import { Button } from '@croupier/design-system'
import type { DomainError, PressState } from '@croupier/domain/core'
import type { Participation, Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { formatFailure, needsSupport } from '#shared/forms/form-messages.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { formatRefusal, type RefusalTexts } from '#shared/forms/press/format-refusal.ts'

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
        {formatOutcome(t, joining.state)}
      </div>
      {isForPeople && <SupportLink topic="promotion" />}
    </div>
  )
})

const REFUSALS: RefusalTexts = {
  ofCodes: {
    multi_account: 'promotion-players:multiAccount',
    user_is_blocked_for_multi_account: 'promotion-players:multiAccount',
    invalid_promotion: 'promotion-players:inactive',
    action_not_allowed: 'promotion-players:notAllowed',
  },
  general: 'promotion-players:refused',
}

const MULTI_ACCOUNT = ['multi_account', 'user_is_blocked_for_multi_account']

const isSupportCase = (error: DomainError): boolean =>
  error.codes.some((code) => MULTI_ACCOUNT.includes(code)) || needsSupport(error)

function formatOutcome(t: Translate, state: PressState<void, void>): string | null {
  if (state.status === 'unclear') return `${formatFailure(t, state.error)} ${t('promotion-players:unknownOutcome')}`
  if (state.status !== 'refused') return null
  return formatRefusal(t, state.error, REFUSALS)
}
