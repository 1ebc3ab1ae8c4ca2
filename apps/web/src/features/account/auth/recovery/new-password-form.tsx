import { PasswordField } from '@croupier/design-system'
import { errorOf, Form } from '@croupier/domain/core'
import { newPasswordErrors, type NewPasswordValues } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { useField } from '#shared/forms/use-field.ts'
import { usePasswordRecovery } from './use-password-recovery.ts'

export const NewPasswordForm = observer(function NewPasswordForm({
  code,
  onChanged,
  onDeadCode,
  onMaybeChanged,
}: {
  readonly code: string
  readonly onChanged: () => void
  readonly onDeadCode: () => void
  /** The code is used up, and the answer of an earlier press was lost. */
  readonly onMaybeChanged: () => void
}) {
  const t = useTexts()
  const recovery = usePasswordRecovery()
  const [form] = useState(() => new Form<NewPasswordValues>({ password: '', confirmation: '' }, newPasswordErrors))
  const field = useField(form)
  const [wasLost, setWasLost] = useState(false)

  const restore = async ({ password }: NewPasswordValues) => {
    const state = await recovery.restore.run({ code, password })
    if (state.status === 'unclear') setWasLost(true)
    else if (errorOf(state)?.codes.includes('invalid_code')) (wasLost ? onMaybeChanged : onDeadCode)()
    return state
  }
  return (
    <SubmitForm
      form={form}
      send={restore}
      onSubmitted={onChanged}
      submitText={t('auth:changePassword')}
      waitingText={t('auth:changingPassword')}
    >
      <PasswordField
        label={t('auth:newPassword')}
        autoComplete="new-password"
        revealLabel={t('auth:showPassword')}
        hint={t('auth:passwordHint')}
        required
        {...field('password')}
      />
      <PasswordField
        label={t('auth:confirmation')}
        autoComplete="new-password"
        revealLabel={t('auth:showPassword')}
        required
        {...field('confirmation')}
      />
    </SubmitForm>
  )
})
