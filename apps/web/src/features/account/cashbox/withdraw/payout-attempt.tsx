import { Button, linkStyles } from '@croupier/design-system'
import type { WithdrawStore } from '@croupier/domain/cashbox'
import { CodeEntry, ContactSteps } from '@croupier/domain/account'
import { formatMoney } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CodeForm } from '#shared/forms/code-form.tsx'
import { LimitNotice } from '#shared/forms/limit-notice.tsx'
import { PROFILE_INFO_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { codeTexts, formatRule } from '../cashbox-texts.ts'
import { PressOutcome } from '#shared/forms/press/press-outcome.tsx'
import { useIntoView } from '#shared/forms/use-into-view.ts'

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
  const [steps] = useState(() => new ContactSteps({ name: 'payout-confirm' }))
  const [code] = useState(
    () => new CodeEntry({ steps, confirm: (typed) => withdraw.confirm(typed), sendAgain: () => withdraw.resendCode() }),
  )
  if (state.status === 'checking')
    return (
      <PressOutcome
        press={attempts}
        texts={{
          checking: {
            title: t('cashbox:payoutCheckingTitle'),
            text: t('cashbox:payoutCheckingText', { amount }),
          },
        }}
      />
    )
  if (steps.step.name === 'limit') return <LimitStep withdraw={withdraw} />
  return <CodeStep withdraw={withdraw} amount={amount} currency={currency} code={code} />
})

interface CodeStepProps extends PayoutAttemptProps {
  readonly amount: string
  readonly code: CodeEntry
}

const CodeStep = observer(function CodeStep({ withdraw, amount, currency, code }: CodeStepProps) {
  const t = useTexts()
  const place = useIntoView<HTMLDivElement>()
  const sent = withdraw.code
  return (
    <div ref={place} tabIndex={-1} className="scroll-my-24 outline-none">
      <CodeForm
        entry={code}
        until={sent?.nextCodeAt ?? null}
        formatMessage={(message) => formatRule(t, message, currency)}
        texts={codeTexts(currency)}
        link={<ChangeRequest withdraw={withdraw} />}
      >
        <div>
          <h2 className="heading text-lg text-balance text-strong">{t('cashbox:codeTitle', { amount })}</h2>
          <p className="mt-2 text-body">
            {sent?.phone ? t('cashbox:codeText', { phone: sent.phone }) : t('cashbox:codeTextPlain')}
          </p>
          <Link to={PROFILE_INFO_PATH} className={`${linkStyles()} mt-1 inline-block py-2 text-sm pointer-coarse:py-3`}>
            {t('cashbox:otherPhone')}
          </Link>
        </div>
      </CodeForm>
    </div>
  )
})

/** No code can be asked for or entered any more. */
function LimitStep({ withdraw }: Pick<PayoutAttemptProps, 'withdraw'>) {
  const t = useTexts()
  const place = useIntoView<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] scroll-my-24 gap-3 outline-none">
      <h2 className="heading text-lg text-balance text-strong">{t('forms:limitTitle')}</h2>
      <LimitNotice type="phone" />
      <ChangeRequest withdraw={withdraw} />
    </div>
  )
}

function ChangeRequest({ withdraw }: Pick<PayoutAttemptProps, 'withdraw'>) {
  const t = useTexts()
  return (
    <Button intent="ghost" size="sm" onClick={() => withdraw.attempts.reset()}>
      {t('cashbox:changeRequest')}
    </Button>
  )
}
