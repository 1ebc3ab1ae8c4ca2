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
  /** Sends the values; resolves with the error, or null on success. */
  readonly send: (values: V) => Promise<DomainError | null>
  readonly onSubmitted?: (() => void) | undefined
  readonly submitText: string
  readonly waitingText: string
  /** A failure outside the submit, such as sending a new code. */
  readonly failure?: DomainError | null | undefined
  /** Ask before the page is left with unsaved values. Default true. */
  readonly asksOnLeave?: boolean
  readonly children: ReactNode
  readonly after?: ReactNode
}

/** A form with the site's submit rules. Keeps values typed and submits made before hydration. */
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
    // Render at once: otherwise React restores the empty field at the next letter.
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
    // Some autofill tools fire no event.
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
          {t('forms:writeToSupport')}
        </SupportButton>
      )}
      <SubmitButton waiting={form.isSubmitting} waitingLabel={waitingText}>
        {submitText}
      </SubmitButton>
      {after}
    </form>
  )
})
