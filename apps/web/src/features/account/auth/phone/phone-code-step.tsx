import { Button } from '@croupier/design-system'
import { CodeEntry } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatMessage } from '#shared/forms/form-messages.ts'
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
  // A code works once: it may have worked although its answer was lost.
  const [isMaybeUsed, setMaybeUsed] = useState(false)
  const confirm = async (code: string) => {
    const state = await confirmation.confirm.run({ phone, code })
    if (state.status === 'unclear') setMaybeUsed(true)
    return state
  }
  const [entry] = useState(
    () =>
      new CodeEntry({
        confirm,
        sendAgain: () => confirmation.sendCode.run(phone),
      }),
  )
  return (
    <CodeForm
      entry={entry}
      until={confirmation.nextCodeAt}
      onConfirmed={onSignedIn}
      formatMessage={(message) =>
        message.name === 'invalid_code' && isMaybeUsed ? t('auth:codeMaybeUsed') : formatMessage(t, message)
      }
      link={
        <Button type="button" intent="ghost" size="sm" onClick={onBack}>
          {t('auth:changePhone')}
        </Button>
      }
    />
  )
})
