import { Button } from '@croupier/design-system'
import { canChange, type ContactFlow, type WaitingContact } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { CodeForm } from '#shared/forms/code-form.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { useFormatContact } from '#shared/forms/phone/use-format-contact.ts'

export interface PhoneCodeStepProps {
  readonly flow: ContactFlow
  readonly contact: WaitingContact
}

/** Asks for the code that was sent to the phone. */
export const PhoneCodeStep = observer(function PhoneCodeStep({ flow, contact }: PhoneCodeStepProps) {
  const t = useTexts()
  const formatContact = useFormatContact()
  return (
    <CodeForm
      entry={flow.code}
      until={flow.nextSendAt}
      asksOnLeave={false}
      beside={
        <Button size="lg" block onClick={() => flow.take({ type: 'close' })}>
          {t('dialogs:cancel')}
        </Button>
      }
      link={
        canChange(flow.known) && (
          <Button type="button" intent="ghost" size="sm" onClick={() => flow.take({ type: 'change' })}>
            {t('contacts:changePhone')}
          </Button>
        )
      }
    >
      <p className="wrap-anywhere">{t('contacts:codeText', { phone: formatContact('phone', contact.value) })}</p>
    </CodeForm>
  )
})
