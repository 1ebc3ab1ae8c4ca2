import { Button, FormErrors, SmsCountdown } from '@croupier/design-system'
import { canChange, type ContactFlow, type WaitingContact } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { formatFailure, formatWait } from '#shared/forms/form-messages.ts'
import { useTexts } from '#shared/site/tab.tsx'

export interface MailStepProps {
  readonly flow: ContactFlow
  readonly contact: WaitingContact
}

/** Says where the mail went whose link confirms the address, and sends it again after a pause. */
export const MailStep = observer(function MailStep({ flow, contact }: MailStepProps) {
  const t = useTexts()
  const { error: answer, isBusy } = flow.mail
  const email = contact.value
  // Asked for too soon: an earlier mail is on its way.
  const early = answer?.status === 429 ? answer : null
  const error = early ? null : answer
  const text = isBusy ? 'contacts:mailSending' : error ? 'contacts:mailNotSent' : 'contacts:mailText'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <output className="block wrap-anywhere">
        {early ? t('contacts:mailTooSoon', { when: formatWait(t, early) }) : t(text, { email })}
      </output>
      <FormErrors errors={error ? [formatFailure(t, error)] : []} />
      <div className="flex flex-wrap justify-between gap-2">
        {canChange(flow.known) && (
          <Button intent="ghost" size="sm" onClick={() => flow.take({ type: 'change' })}>
            {t('contacts:changeEmail')}
          </Button>
        )}
        <SmsCountdown
          until={flow.nextSendAt}
          waitText={(time) => t('contacts:mailAgainIn', { time })}
          actionText={t('contacts:mailAgain')}
          readyText={t('contacts:mailAgainReady')}
          loading={isBusy}
          onAction={() => void flow.mail.run()}
        />
      </div>
    </div>
  )
})
