import { CodeField, SmsCountdown } from '@croupier/design-system'
import type { CodeEntry } from '@croupier/domain/account'
import type { FormMessage } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTexts } from '../site/tab.tsx'
import { formatMessage as formatUsualMessage } from './form-messages.ts'
import { SubmitForm, type SubmitFormProps } from './submit-form.tsx'
import { useField } from './use-field.ts'

export interface CodeFormProps extends Pick<SubmitFormProps<object>, 'beside' | 'asksOnLeave' | 'texts'> {
  readonly entry: CodeEntry
  /** When another code may be asked for, milliseconds of server time; null: now. */
  readonly until: number | null
  /** `#` is a digit. Default `##-##`. */
  readonly mask?: string
  readonly onConfirmed?: () => void
  readonly formatMessage?: (message: FormMessage) => string
  /** Beside the button for another code. */
  readonly link?: ReactNode
  /** Above the field. */
  readonly children?: ReactNode
}

/** Asks for the code of a text message, and for another code after a countdown. */
export const CodeForm = observer(function CodeForm({
  entry,
  until,
  mask,
  onConfirmed,
  formatMessage,
  link,
  children,
  ...form
}: CodeFormProps) {
  const t = useTexts()
  const format = (message: FormMessage) =>
    ['required', 'minLength'].includes(message.name)
      ? t('forms:codeRule')
      : (formatMessage?.(message) ?? formatUsualMessage(t, message))
  const field = useField(entry.form, format)
  return (
    <SubmitForm
      {...form}
      form={entry.form}
      send={(values) => entry.confirm(values)}
      onSubmitted={onConfirmed}
      submitText={t('forms:confirmCode')}
      waitingText={t('forms:confirmingCode')}
      state={entry.sending.state}
      after={
        <div>
          <div className="flex flex-wrap justify-between gap-2">
            {link}
            <SmsCountdown
              until={until}
              waitText={(time) => t('forms:newCodeIn', { time })}
              actionText={t('forms:newCode')}
              readyText={t('forms:newCodeReady')}
              loading={entry.sending.isBusy}
              onAction={() => void entry.sendAgain()}
            />
          </div>
          <output className="block text-center text-sm text-positive">
            {entry.isSentAgain && t('forms:newCodeSent')}
          </output>
        </div>
      }
    >
      {children}
      <CodeField label={t('forms:code')} mask={mask} {...field('code')} />
    </SubmitForm>
  )
})
