import { Button, TextField } from '@croupier/design-system'
import type { ContactFlow, ContactStep } from '@croupier/domain/account'
import type { FormMessage } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { formatMessage } from '#shared/forms/form-messages.ts'
import { LatePhoneField } from '#shared/forms/phone/late-phone-field.tsx'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useKeepUnsent } from '#shared/forms/unsent/use-keep-unsent.ts'
import { useField } from '#shared/forms/use-field.ts'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

/** Texts for a contact in use. The registration has its own, which lead to the login. */
const TAKEN = new Map<string, PlainTextKey>([
  ['phone_taken', 'contacts:phone_taken'],
  ['email_taken', 'contacts:email_taken'],
])

export interface ChangeStepProps {
  readonly flow: ContactFlow
  /** The step that the back link leads to; null: no link. */
  readonly back: ContactStep | null
}

/** Asks for a new phone or email; its code or mail is sent when it is saved. */
export const ChangeStep = observer(function ChangeStep({ flow, back }: ChangeStepProps) {
  const t = useTexts()
  const { form, type } = flow
  useKeepUnsent(`contact.${type}`, form)
  const format = (message: FormMessage) => {
    const taken = TAKEN.get(message.name)
    return taken ? t(taken) : formatMessage(t, message)
  }
  const field = useField(form, format)
  return (
    <SubmitForm
      form={form}
      send={(values) => flow.save(values)}
      submitText={t('contacts:save')}
      waitingText={t('contacts:saving')}
      asksOnLeave={false}
      after={
        back && (
          <Button type="button" intent="ghost" size="sm" onClick={() => flow.take({ type: 'back' })}>
            {t('contacts:back')}
          </Button>
        )
      }
    >
      <p>{t(type === 'phone' ? 'contacts:newPhoneText' : 'contacts:newEmailText')}</p>
      {type === 'phone' ? (
        <LatePhoneField
          ref={focusInDialog}
          data-autofocus=""
          name="value"
          value={form.values.value}
          country={form.values.country}
          onValueChange={(value, country) => {
            form.set('country', country)
            form.set('value', value)
          }}
          onTouch={() => form.touch('value')}
          errors={form.errorsOf('value').map(format)}
        />
      ) : (
        <TextField
          label={t('contacts:email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...field('value')}
        />
      )}
    </SubmitForm>
  )
})

/** The number may load after the dialog has given the focus to another part. */
function focusInDialog(input: HTMLInputElement | null): void {
  if (input?.closest('[role=dialog]')?.contains(document.activeElement)) input.focus()
}
