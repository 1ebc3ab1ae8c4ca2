import { Button } from '@croupier/design-system'
import type { Participation, Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import type { PressText, PressTexts } from '#shared/forms/press/press-message.ts'

export interface JoinButtonProps {
  readonly promotion: Promotion
  readonly participation: Participation
}

/** The button that takes part, with the refusal of the last press. */
export const JoinButton = observer(function JoinButton({ promotion, participation }: JoinButtonProps) {
  const t = useTexts()
  const joining = participation.joining(promotion.id)
  useEffect(() => () => joining.reset(), [joining])
  return (
    <div className="grid justify-items-start gap-3 max-sm:w-full">
      <Button intent="primary" className="max-sm:w-full" loading={joining.isBusy} onClick={() => void joining.run()}>
        {t('promotion-players:takePart')}
      </Button>
      <PressAlert state={joining.state} texts={TEXTS} support="promotion" className="grid max-w-prose gap-3" />
    </div>
  )
})

const SEVERAL_ACCOUNTS: PressText = { text: 'promotion-players:multiAccount', isForPeople: true }

const TEXTS: PressTexts = {
  ofCodes: {
    multi_account: SEVERAL_ACCOUNTS,
    user_is_blocked_for_multi_account: SEVERAL_ACCOUNTS,
    invalid_promotion: 'promotion-players:inactive',
    action_not_allowed: 'promotion-players:notAllowed',
  },
  refused: 'promotion-players:refused',
  unclear: 'promotion-players:unknownOutcome',
}
