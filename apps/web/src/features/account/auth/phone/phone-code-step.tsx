import { Button } from '@croupier/design-system'
import { CodeEntry } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CodeForm } from '#shared/forms/code-form.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'

export interface PhoneCodeStepProps {
  readonly phone: string
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** Asks for the code from the text message; confirming it signs the player in. */
export const PhoneCodeStep = observer(function PhoneCodeStep({ phone, onSignedIn, onBack }: PhoneCodeStepProps) {
  const t = useTexts()
  const { confirmation } = useSite().session
  const [entry] = useState(
    () =>
      new CodeEntry({
        confirm: (code) => confirmation.confirm.run({ phone, code }),
        sendAgain: () => confirmation.sendCode.run(phone),
      }),
  )
  return (
    <CodeForm
      entry={entry}
      until={confirmation.nextCodeAt}
      onConfirmed={onSignedIn}
      link={
        <Button type="button" intent="ghost" size="sm" onClick={onBack}>
          {t('auth:changePhone')}
        </Button>
      }
    />
  )
})
