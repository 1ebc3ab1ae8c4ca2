import { PasswordField, SubmitButton } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { newPasswordErrors, type NewPasswordValues } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { afterPress } from './after-press.ts'
import { fieldErrors } from './field-messages.ts'
import { FormFailure } from './form-failure.tsx'
import { sent } from './sent.ts'

export interface NewPasswordFormProps {
  /** From the mail's link or the text message. */
  readonly code: string
  readonly onChanged: () => void
  /** The code was good when the page opened and is not any more. */
  readonly onDeadCode: () => void
}

/** The new password, twice. */
export const NewPasswordForm = observer(function NewPasswordForm({
  code,
  onChanged,
  onDeadCode,
}: NewPasswordFormProps) {
  const t = useTexts()
  const { passwordRecovery } = useSite()
  const [form] = useState(() => new Form<NewPasswordValues>({ password: '', confirmation: '' }, newPasswordErrors))

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { password } = form.values
    const isChanged = await form.submit(() => sent(passwordRecovery.restore, { code, password }))
    if (isChanged) onChanged()
    else if (form.failure?.codes.includes('invalid_code')) onDeadCode()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <PasswordField
        label={t('auth.newPassword')}
        name="password"
        autoComplete="new-password"
        revealLabel={t('auth.showPassword')}
        hint={t('auth.passwordHint')}
        value={form.values.password}
        onChange={(event) => form.set('password', event.target.value)}
        onBlur={() => afterPress(() => form.touch('password'))}
        errors={fieldErrors(t, form, 'password')}
        required
      />
      <PasswordField
        label={t('auth.confirmation')}
        name="confirmation"
        autoComplete="new-password"
        revealLabel={t('auth.showPassword')}
        value={form.values.confirmation}
        onChange={(event) => form.set('confirmation', event.target.value)}
        onBlur={() => afterPress(() => form.touch('confirmation'))}
        errors={fieldErrors(t, form, 'confirmation')}
        required
      />
      <FormFailure error={form.failure} />
      <SubmitButton waiting={form.isSubmitting} waitingLabel={t('auth.changingPassword')}>
        {t('auth.changePassword')}
      </SubmitButton>
    </form>
  )
})
