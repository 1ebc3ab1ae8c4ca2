import { Button, CodeField, FormErrors, SmsCountdown, Spinner, SubmitButton } from '@croupier/design-system'
import type { WithdrawStore } from '@croupier/domain/cashbox'
import { type DomainError, formatMoney, SMS_CODE_LENGTH } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { useUnsaved } from '../../../../shared/forms/use-unsaved.ts'
import { refusalNeedsSupport, formatCodeFailure } from '../cashbox-texts.ts'
import { StepPanel } from '../attempt/step-panel.tsx'
import { SupportLink } from '../support-link.tsx'
import { useFirstError } from '../attempt/use-first-error.ts'
import { useIntoView } from '../attempt/use-into-view.ts'

export interface PayoutAttemptProps {
  readonly withdraw: WithdrawStore
  readonly currency: string
}

/** A payout request under way: polls its lost answer, or asks for the code from the text message. */
export const PayoutAttempt = observer(function PayoutAttempt({ withdraw, currency }: PayoutAttemptProps) {
  const t = useTexts()
  const { attempts } = withdraw
  const { details, state } = attempts
  const amount = details ? formatMoney(details.amount, currency, t.locale) : ''
  const [code, setCode] = useState('')
  if (state.status !== 'checking')
    return <CodeStep withdraw={withdraw} amount={amount} currency={currency} code={code} onCode={setCode} />
  return (
    <StepPanel
      icon={<Spinner className="size-6" />}
      title={t('cashbox:payoutCheckingTitle')}
      text={t('cashbox:payoutCheckingText', { amount })}
      note={state.error ? t('cashbox:checkingAgain') : null}
    >
      <Button onClick={() => attempts.recheck()}>{t('cashbox:askNow')}</Button>
    </StepPanel>
  )
})

interface CodeStepProps extends PayoutAttemptProps {
  readonly amount: string
  readonly code: string
  readonly onCode: (digits: string) => void
}

const CodeStep = observer(function CodeStep({ withdraw, amount, currency, code, onCode }: CodeStepProps) {
  const t = useTexts()
  const place = useIntoView<HTMLDivElement>()
  const [form, focusFirstError] = useFirstError()
  const [isTouched, setTouched] = useState(false)
  const { attempts, code: sent } = withdraw
  const { state } = attempts
  // The latest command: each button shows its own progress, and only a new code is announced.
  const [command, setCommand] = useState<'confirm' | 'resend' | null>(null)
  const isSubmitting = state.status === 'submitting'
  const latestError = state.status === 'asked' ? state.error : null
  // Hide the error once the code it belongs to was edited.
  const [dismissedError, setDismissedError] = useState<DomainError | null>(null)
  const error = latestError === dismissedError ? null : latestError
  const isWrong = error?.codes.includes('invalid_code') ?? false
  useUnsaved(() => code !== '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTouched(true)
    if (isSubmitting) return
    if (code.length !== SMS_CODE_LENGTH) return focusFirstError()
    setCommand('confirm')
    void withdraw.confirm(code).then(focusFirstError)
  }
  const sendAgain = () => {
    if (isSubmitting) return
    setCommand('resend')
    void withdraw.resendCode()
  }
  return (
    <div ref={place} tabIndex={-1} className="scroll-my-24 outline-none">
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <div>
          <h2 className="heading text-lg text-balance text-strong">{t('cashbox:codeTitle', { amount })}</h2>
          <p className="mt-2 text-body">
            {sent?.phone ? t('cashbox:codeText', { phone: sent.phone }) : t('cashbox:codeTextPlain')}
          </p>
        </div>
        <CodeField
          label={t('cashbox:code')}
          name="code"
          value={code}
          onValueChange={(digits) => {
            onCode(digits)
            setTouched(false)
            setDismissedError(latestError)
          }}
          errors={
            isTouched && code.length < SMS_CODE_LENGTH
              ? [t('cashbox:codeRule')]
              : isWrong
                ? [t('cashbox:invalid_code')]
                : []
          }
        />
        <FormErrors errors={error && !isWrong ? [formatCodeFailure(t, error, currency)] : []} />
        {error && refusalNeedsSupport(error) && <SupportLink />}
        <SubmitButton waiting={isSubmitting && command === 'confirm'} waitingLabel={t('cashbox:confirming')}>
          {t('cashbox:confirmCode')}
        </SubmitButton>
        <div className="flex flex-wrap justify-between gap-2">
          <Button intent="ghost" size="sm" onClick={() => attempts.dismiss()}>
            {t('cashbox:changeRequest')}
          </Button>
          <SmsCountdown
            until={sent?.nextCodeAt ?? null}
            waitText={(time) => t('cashbox:resendIn', { time })}
            actionText={t('cashbox:resend')}
            readyText={t('cashbox:resendReady')}
            loading={isSubmitting && command === 'resend'}
            onAction={sendAgain}
          />
        </div>
        <output className="block text-center text-sm text-positive">
          {command === 'resend' && state.status === 'asked' && latestError === null && t('cashbox:resent')}
        </output>
      </form>
    </div>
  )
})
