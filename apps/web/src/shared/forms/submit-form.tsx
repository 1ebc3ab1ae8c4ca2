import { FormErrors, linkStyles, SubmitButton } from '@croupier/design-system'
import type { DomainError, Form } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { takePreHydrationSubmit, copyTypedValues } from './pre-hydration-input.ts'
import { needsSupport, formatFailure } from './form-messages.ts'
import { SupportButton } from '../overlays/support-button.tsx'
import { useTexts } from '../site/tab.tsx'
import { useUnsaved } from './use-unsaved.ts'

export interface SubmitFormProps<V extends object> {
  readonly form: Form<V>
  /** Sends what was typed; answers the refusal, null when it went through. */
  readonly send: (values: V) => Promise<DomainError | null>
  readonly onSubmitted?: (() => void) | undefined
  readonly submitText: string
  /** In the button's place meanwhile: "Creating your account…". */
  readonly waitingText: string
  /** Why something else about this form failed, such as sending a new code. */
  readonly failure?: DomainError | null | undefined
  /** Whether something typed and not sent is asked about on the way out of the page (core.md 2). Default true. */
  readonly asksOnLeave?: boolean
  /** The fields, each with the `name` of what it holds. */
  readonly children: ReactNode
  /** Under the button. */
  readonly after?: ReactNode
}

/**
 * A form as all of the site's are: Enter sends it, a second submit is ignored, a refusal says what happened and moves focus to
 * the first field to mend. What was typed, filled in or sent before the page came alive is not lost; nor is what is typed
 * since, without a question.
 */
export const SubmitForm = observer(function SubmitForm<V extends object>({
  form,
  send,
  onSubmitted,
  submitText,
  waitingText,
  failure,
  asksOnLeave = true,
  children,
  after,
}: SubmitFormProps<V>) {
  const t = useTexts()
  const element = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useUnsaved(() => asksOnLeave && form.isUnsaved)

  const [, drawAgain] = useState<Form<V> | null>(null)
  useLayoutEffect(() => {
    if (element.current) copyTypedValues(element.current, form)
    // At once: until it is drawn again nobody listens to the form, and React would put back the empty field at the next letter.
    drawAgain(form)
  }, [form])
  useEffect(() => {
    if (takePreHydrationSubmit()) element.current?.requestSubmit()
  }, [form])

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('input[aria-invalid], select[aria-invalid]')?.focus()
  }, [refusals])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isSubmitting) return
    // Fillers that tell nobody what they wrote.
    if (element.current) copyTypedValues(element.current, form)
    if (await form.submit(send)) onSubmitted?.()
    else setRefusals((count) => count + 1)
  }
  const error = form.failure ?? failure
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
      data-slot="submit-form"
    >
      {children}
      <FormErrors errors={error ? [formatFailure(t, error)] : []} />
      {error && needsSupport(error) && (
        <SupportButton className={`${linkStyles()} -mt-2 justify-self-start text-sm`}>
          {t('forms.writeToSupport')}
        </SupportButton>
      )}
      <SubmitButton waiting={form.isSubmitting} waitingLabel={waitingText}>
        {submitText}
      </SubmitButton>
      {after}
    </form>
  )
})
