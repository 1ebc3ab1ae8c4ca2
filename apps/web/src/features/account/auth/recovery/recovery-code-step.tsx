import { CodeField } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { recoveryCodeErrors } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { submit } from '../../../../shared/forms/submit.ts'
import { SubmitForm } from '../../../../shared/forms/submit-form.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { useField } from '../../../../shared/forms/use-field.ts'
import { usePasswordRecovery } from './use-password-recovery.ts'

export interface RecoveryCodeStepProps {
  readonly onChecked: (code: string) => void
}

export const RecoveryCodeStep = observer(function RecoveryCodeStep({ onChecked }: RecoveryCodeStepProps) {
  const t = useTexts()
  const recovery = usePasswordRecovery()
  const [form] = useState(() => new Form({ code: '' }, recoveryCodeErrors))
  const field = useField(form)

  return (
    <SubmitForm
      form={form}
      send={({ code }) => submit(recovery.check, code)}
      onSubmitted={() => onChecked(form.values.code)}
      submitText={t('auth:confirm')}
      waitingText={t('auth:confirming')}
    >
      <CodeField label={t('auth:code')} mask="######" {...field('code')} />
    </SubmitForm>
  )
})
