import { SubmitButton, type SubmitButtonProps } from '@croupier/design-system'
import { errorOf, IDLE, wasNotSent, type AnyPressState, type Form } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { copyTypedValues, retypeServedValues, takePreHydrationSubmit } from './unsent/pre-hydration-input.ts'
import { PressAlert } from './press/press-alert.tsx'
import type { PressTexts } from './press/press-message.ts'
import { useKeptOverReload } from './unsent/kept-over-reload.ts'
import { useUnsaved } from './unsent/use-unsaved.ts'

export interface SubmitFormProps<V extends object> extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly form: Form<V>
  readonly send: (values: V) => Promise<AnyPressState>
  readonly onSubmitted?: (() => void) | undefined
  /** What the platform tells the form, such as limits: read again after a refusal, because it may have changed. */
  readonly dependsOn?: readonly { reread(): void }[] | undefined
  readonly submitText: ReactNode
  readonly waitingText?: string | undefined
  /** Look of the submit button. Default: large, as wide as the form. */
  readonly button?: Pick<SubmitButtonProps, 'intent' | 'size' | 'block'>
  /** Other buttons beside the submit button. */
  readonly beside?: ReactNode
  /** A press outside the submit, such as asking for a new code: shown where it failed and the submit did not. */
  readonly state?: AnyPressState | undefined
  /** How a failure reads. Default: as in all forms. */
  readonly texts?: PressTexts | undefined
  /** Other work for which a submit waits. Default false. */
  readonly isBusy?: boolean
  /** Ask before the page is left with unsaved values. Default true. */
  readonly asksOnLeave?: boolean
  readonly after?: ReactNode
}

/**
 * A form with the site's submit rules. Keeps values typed and submits made before hydration. Forms of one page with the same
 * fields have names.
 */
export const SubmitForm = observer(function SubmitForm<V extends object>({
  form,
  send,
  onSubmitted,
  dependsOn = [],
  submitText,
  waitingText,
  button,
  beside,
  state = IDLE,
  texts,
  isBusy = false,
  asksOnLeave = true,
  after,
  children,
  ...attributes
}: SubmitFormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const failures = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useUnsaved(() => asksOnLeave && form.isUnsaved, form.reset)

  const [, drawAgain] = useState<Form<V> | null>(null)
  useLayoutEffect(() => {
    if (element.current) copyTypedValues(element.current, form)
    // Render at once: otherwise React restores the empty field at the next letter.
    drawAgain(form)
  }, [form])
  useKeptOverReload(element, form, attributes.name ?? Object.keys(form.values).join())
  useEffect(() => {
    if (element.current) retypeServedValues(element.current)
    if (takePreHydrationSubmit()) element.current?.requestSubmit()
  }, [form])

  const failed = form.failure ? form.state : state
  const error = errorOf(failed)
  useEffect(() => {
    if (error) failures.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('input[aria-invalid], select[aria-invalid]')?.focus()
  }, [refusals])

  const isWaiting = form.isSubmitting || isBusy
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWaiting) return
    // Some autofill tools fire no event.
    if (element.current) copyTypedValues(element.current, form)
    if (await form.submit(rereading(send, dependsOn))) onSubmitted?.()
    else setRefusals((count) => count + 1)
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      {...attributes}
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      data-slot="submit-form"
    >
      {children}
      <div ref={failures} className="grid grid-cols-[minmax(0,1fr)] scroll-my-24 gap-3 not-has-[p]:hidden">
        <PressAlert isBoxed state={failed} texts={texts} isTyped={form.isTyped} support="error" />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton className="max-sm:grow" {...button} waiting={isWaiting} waitingLabel={waitingText}>
          {submitText}
        </SubmitButton>
        {beside}
      </div>
      {after}
    </form>
  )
})

const rereading =
  <V,>(send: (values: V) => Promise<AnyPressState>, dependsOn: readonly { reread(): void }[]) =>
  async (values: V): Promise<AnyPressState> => {
    const state = await send(values)
    const { status, error } = state
    if (status === 'refused' && error && !wasNotSent(error)) for (const read of dependsOn) read.reread()
    return state
  }
