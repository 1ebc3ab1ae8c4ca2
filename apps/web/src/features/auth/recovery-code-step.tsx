import { CodeField, SubmitButton } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { recoveryCodeErrors } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { afterPress } from './after-press.ts'
import { fieldErrors } from './field-messages.ts'
import { FormFailure } from './form-failure.tsx'
import { sent } from './sent.ts'

export interface RecoveryCodeStepProps {
  /** The platform takes this code: a new password may be set with it. */
  readonly onChecked: (code: string) => void
}

/** The code from the text message, checked before a new password is asked for. */
export const RecoveryCodeStep = observer(function RecoveryCodeStep({ onChecked }: RecoveryCodeStepProps) {
  const t = useTexts()
  const { passwordRecovery } = useSite()
  const [form] = useState(() => new Form({ code: '' }, recoveryCodeErrors))

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { code } = form.values
    if (await form.submit(() => sent(passwordRecovery.check, code))) onChecked(code)
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <CodeField
        label={t('auth.code')}
        name="code"
        mask="######"
        value={form.values.code}
        onValueChange={(code) => form.set('code', code)}
        onBlur={() => afterPress(() => form.touch('code'))}
        errors={fieldErrors(t, form, 'code')}
      />
      <FormFailure error={form.failure} />
      <SubmitButton waiting={form.isSubmitting} waitingLabel={t('auth.confirming')}>
        {t('auth.confirm')}
      </SubmitButton>
    </form>
  )
})
