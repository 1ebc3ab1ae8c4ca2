import { CodeEntry } from '@croupier/domain/account'
import { errorOf, SMS_REPEAT_SECONDS } from '@croupier/domain/core'
import { RECOVERY_CODE_LENGTH } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CodeForm } from '#shared/forms/code-form.tsx'
import { useSite } from '#shared/site/tab.tsx'
import { usePasswordRecovery } from './use-password-recovery.ts'

export interface RecoveryCodeStepProps {
  /** The phone that the code was sent to. */
  readonly login: string
  readonly onChecked: (code: string) => void
}

/** Two groups of three. */
const MASK = `${'#'.repeat(RECOVERY_CODE_LENGTH / 2)}-${'#'.repeat(RECOVERY_CODE_LENGTH / 2)}`

export const RecoveryCodeStep = observer(function RecoveryCodeStep({ login, onChecked }: RecoveryCodeStepProps) {
  const { clock } = useSite()
  const recovery = usePasswordRecovery()
  const afterCode = (ms = SMS_REPEAT_SECONDS * 1000) => clock.now() + ms
  const [until, setUntil] = useState(() => afterCode())
  const sendAgain = async () => {
    const state = await recovery.request.run(login)
    const error = errorOf(state)
    if (error === null || error.status === 429) setUntil(afterCode(error?.retryAfterMs ?? undefined))
    return state
  }
  const [entry] = useState(
    () => new CodeEntry({ length: RECOVERY_CODE_LENGTH, confirm: (code) => recovery.check.run(code), sendAgain }),
  )
  return <CodeForm entry={entry} until={until} mask={MASK} onConfirmed={() => onChecked(entry.form.values.code)} />
})
