import { Button, CodeField, SmsCountdown, SubmitButton } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { phoneCodeErrors } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { afterPress } from './after-press.ts'
import { fieldErrors } from './field-messages.ts'
import { FormFailure } from './form-failure.tsx'
import { sent } from './sent.ts'

export interface PhoneCodeStepProps {
  /** Digits with the dial code. */
  readonly phone: string
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** The code from the text message: confirming it signs the player in; a new one can be asked for when the countdown ends (core.md 4). */
export const PhoneCodeStep = observer(function PhoneCodeStep({ phone, onSignedIn, onBack }: PhoneCodeStepProps) {
  const t = useTexts()
  const { session } = useSite()
  const [form] = useState(() => new Form({ code: '' }, phoneCodeErrors))

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (await form.submit(({ code }) => sent(session.confirmPhone, { phone, code }))) onSignedIn()
  }
  const resent = session.sendPhoneCode.state
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <CodeField
        label={t('auth.code')}
        name="code"
        value={form.values.code}
        onValueChange={(code) => form.set('code', code)}
        onBlur={() => afterPress(() => form.touch('code'))}
        errors={fieldErrors(t, form, 'code')}
      />
      <FormFailure
        error={form.failure ?? (resent.status === 'rejected' || resent.status === 'unknown' ? resent.error : null)}
      />
      <SubmitButton waiting={form.isSubmitting} waitingLabel={t('auth.confirming')}>
        {t('auth.confirm')}
      </SubmitButton>
      <div className="flex flex-wrap justify-between gap-2">
        <Button type="button" intent="ghost" size="sm" onClick={onBack}>
          {t('auth.changePhone')}
        </Button>
        <SmsCountdown
          until={session.nextCodeAt}
          waitText={(time) => t('auth.resendIn', { time })}
          actionText={t('auth.resend')}
          loading={session.sendPhoneCode.isSubmitting}
          onAction={() => void session.sendPhoneCode.run(phone)}
        />
      </div>
      <output className="block text-center text-sm text-positive">
        {resent.status === 'done' && t('auth.resent')}
      </output>
    </form>
  )
})
