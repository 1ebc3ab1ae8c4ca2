import { Button, CodeField, SmsCountdown } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { phoneCodeErrors } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { submit } from '../../../../shared/forms/submit.ts'
import { SubmitForm } from '../../../../shared/forms/submit-form.tsx'
import { useSite, useTexts } from '../../../../shared/site/tab.tsx'
import { useField } from '../../../../shared/forms/use-field.ts'

export interface PhoneCodeStepProps {
  readonly phone: string
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** Asks for the code from the text message; confirming it signs the player in. */
export const PhoneCodeStep = observer(function PhoneCodeStep({ phone, onSignedIn, onBack }: PhoneCodeStepProps) {
  const t = useTexts()
  const { confirmation } = useSite().session
  const [form] = useState(() => new Form({ code: '' }, phoneCodeErrors))
  const field = useField(form)
  const resent = confirmation.sendCode.state

  // Two commands share the form: only the latest one shows its errors.
  const confirm = ({ code }: { code: string }) => {
    confirmation.sendCode.reset()
    return submit(confirmation.confirm, { phone, code })
  }
  const sendAgain = () => {
    form.forgetRefusal()
    void confirmation.sendCode.run(phone)
  }

  return (
    <SubmitForm
      form={form}
      send={confirm}
      onSubmitted={onSignedIn}
      submitText={t('auth:confirm')}
      waitingText={t('auth:confirming')}
      failure={resent.status === 'rejected' || resent.status === 'unknown' ? resent.error : null}
      after={
        <>
          <div className="flex flex-wrap justify-between gap-2">
            <Button type="button" intent="ghost" size="sm" onClick={onBack}>
              {t('auth:changePhone')}
            </Button>
            <SmsCountdown
              until={confirmation.nextCodeAt}
              waitText={(time) => t('auth:resendIn', { time })}
              actionText={t('auth:resend')}
              readyText={t('auth:resendReady')}
              loading={confirmation.sendCode.isSubmitting}
              onAction={sendAgain}
            />
          </div>
          <output className="block text-center text-sm text-positive">
            {resent.status === 'done' && t('auth:resent')}
          </output>
        </>
      }
    >
      <CodeField label={t('auth:code')} {...field('code')} />
    </SubmitForm>
  )
})
