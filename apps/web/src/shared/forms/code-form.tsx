import { CodeField, SmsCountdown } from '@croupier/design-system'
import type { CodeEntry } from '@croupier/domain/account'
import { errorOf, type FormMessage } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTexts } from '../site/tab.tsx'
import { formatMessage as formatUsualMessage } from './form-messages.ts'
import { SubmitForm, type SubmitFormProps } from './submit-form.tsx'
import { useField } from './use-field.ts'

/** `mask` of a code of six digits. */
export const SIX_DIGITS = '###-###'

export interface CodeFormProps extends Pick<SubmitFormProps<object>, 'beside' | 'asksOnLeave' | 'texts' | 'state'> {
  readonly entry: CodeEntry
  /** When another code may be asked for, milliseconds of server time; null: now. */
  readonly until: number | null
  /** False: nothing sends codes, such as an app that makes them. Default true. */
  readonly isSent?: boolean
  /** `#` is a digit. Default `##-##`. */
  readonly mask?: string
  readonly onConfirmed?: () => void
  readonly formatMessage?: (message: FormMessage) => string
  /** Beside the button for another code. */
  readonly link?: ReactNode
  /** Below all else, such as other ways to get a code. */
  readonly below?: ReactNode
  /** Above the field. */
  readonly children?: ReactNode
}

/** Asks for the code of a text message, and for another code after a countdown. */
export const CodeForm = observer(function CodeForm({
  entry,
  until,
  isSent = true,
  mask,
  onConfirmed,
  formatMessage,
  link,
  below,
  state,
  children,
  ...form
}: CodeFormProps) {
  const t = useTexts()
  const format = (message: FormMessage) => {
    if (['required', 'minLength'].includes(message.name)) return t('forms:codeRule')
    if (message.name === 'invalid_code' && !isSent) return t('forms:invalid_app_code')
    return formatMessage?.(message) ?? formatUsualMessage(t, message)
  }
  const field = useField(entry.form, format)
  return (
    <SubmitForm
      {...form}
      form={entry.form}
      send={(values) => entry.confirm(values)}
      onSubmitted={onConfirmed}
      submitText={t('forms:confirmCode')}
      waitingText={t('forms:confirmingCode')}
      state={errorOf(entry.sending.state) ? entry.sending.state : state}
      after={
        <div>
          <div className="flex flex-wrap justify-between gap-2">
            {link}
            {isSent && (
              <SmsCountdown
                until={until}
                waitText={(time) => t('forms:newCodeIn', { time })}
                actionText={t('forms:newCode')}
                readyText={t('forms:newCodeReady')}
                loading={entry.sending.isBusy}
                onAction={() => void entry.sendAgain()}
              />
            )}
          </div>
          <output className="block text-center text-sm text-positive">
            {entry.isSentAgain && t('forms:newCodeSent')}
          </output>
          {below && <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">{below}</div>}
        </div>
      }
    >
      {children}
      <CodeField label={t(isSent ? 'forms:code' : 'forms:appCode')} mask={mask} {...field('code')} />
    </SubmitForm>
  )
})
