import { Button, SmsCountdown } from '@croupier/design-system'
import { asksToWait, IDLE } from '@croupier/domain/core'
import { canChange, type ContactFlow, type WaitingContact } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { formatWait } from '#shared/forms/form-messages.ts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface MailStepProps {
  readonly flow: ContactFlow
  readonly contact: WaitingContact
}

/** What is said of the mail that was asked for; else it is on its way. */
const TEXTS = {
  sending: 'contacts:mailSending',
  refused: 'contacts:mailNotSent',
  unclear: 'contacts:mailUnclear',
} as const

/** Says where the mail went whose link confirms the address, and sends it again after a pause. */
export const MailStep = observer(function MailStep({ flow, contact }: MailStepProps) {
  const t = useTexts()
  const { state, error, isBusy } = flow.mail
  const email = contact.value
  // An earlier mail is on its way.
  const early = error && asksToWait(error) ? error : null
  const { status } = state
  const text =
    status === 'sending' || status === 'refused' || status === 'unclear' ? TEXTS[status] : 'contacts:mailText'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <output className="block wrap-anywhere">
        {early ? t('contacts:mailTooSoon', { when: formatWait(t, early) }) : t(text, { email })}
      </output>
      <PressAlert state={early ? IDLE : state} isBoxed />
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
