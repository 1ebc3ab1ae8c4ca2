import { Button, CodeField, SmsCountdown, Spinner } from '@croupier/design-system'
import type { WithdrawStore } from '@croupier/domain/cashbox'
import { Command, Form, formatMoney, SMS_CODE_LENGTH } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { SubmitForm } from '../../../../shared/forms/submit-form.tsx'
import { useField } from '../../../../shared/forms/use-field.ts'
import { formatCodeFailure, formatRule } from '../cashbox-texts.ts'
import { StepPanel } from '../attempt/step-panel.tsx'
import { useIntoView } from '../attempt/use-into-view.ts'

interface CodeValues {
  readonly code: string
}

const codeErrors = ({ code }: CodeValues) => ({ code: code.length < SMS_CODE_LENGTH ? [{ name: 'codeRule' }] : [] })

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
  const [form] = useState(() => new Form<CodeValues>({ code: '' }, codeErrors))
  const [resend] = useState(() => new Command(() => withdraw.resendCode()))
  if (state.status !== 'checking')
    return <CodeStep withdraw={withdraw} amount={amount} currency={currency} form={form} resend={resend} />
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
  readonly form: Form<CodeValues>
  readonly resend: Command<[], void>
}

const CodeStep = observer(function CodeStep({ withdraw, amount, currency, form, resend }: CodeStepProps) {
  const t = useTexts()
  const place = useIntoView<HTMLDivElement>()
  const field = useField(form, (message) => formatRule(t, message, currency))
  const { attempts, code: sent } = withdraw
  const { state } = resend
  // Two calls share the form: only the latest one shows its errors.
  const confirm = async ({ code }: CodeValues) => {
    if (resend.isSubmitting) return 'open'
    resend.reset()
    return withdraw.confirm(code)
  }
  const sendAgain = () => {
    if (form.isSubmitting) return
    form.forgetRefusal()
    void resend.run()
  }
  return (
    <div ref={place} tabIndex={-1} className="scroll-my-24 outline-none">
      <SubmitForm
        form={form}
        send={confirm}
        submitText={t('cashbox:confirmCode')}
        waitingText={t('cashbox:confirming')}
        failure={state.status === 'rejected' || state.status === 'unknown' ? state.error : null}
        formatFailure={(error) => formatCodeFailure(t, error, currency)}
        after={
          <>
            <div className="flex flex-wrap justify-between gap-2">
              <Button intent="ghost" size="sm" onClick={() => attempts.dismiss()}>
                {t('cashbox:changeRequest')}
              </Button>
              <SmsCountdown
                until={sent?.nextCodeAt ?? null}
                waitText={(time) => t('cashbox:resendIn', { time })}
                actionText={t('cashbox:resend')}
                readyText={t('cashbox:resendReady')}
                loading={resend.isSubmitting}
                onAction={sendAgain}
              />
            </div>
            <output className="block text-center text-sm text-positive">
              {state.status === 'done' && t('cashbox:resent')}
            </output>
          </>
        }
      >
        <div>
          <h2 className="heading text-lg text-balance text-strong">{t('cashbox:codeTitle', { amount })}</h2>
          <p className="mt-2 text-body">
            {sent?.phone ? t('cashbox:codeText', { phone: sent.phone }) : t('cashbox:codeTextPlain')}
          </p>
        </div>
        <CodeField label={t('cashbox:code')} {...field('code')} />
      </SubmitForm>
    </div>
  )
})
