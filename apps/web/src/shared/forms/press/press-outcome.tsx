import { Button, Spinner } from '@croupier/design-system'
import type { KeptPress, KeptState } from '@croupier/domain/core'
import { CircleX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../site/tab.tsx'
import { StepPanel, type StepPanelProps } from '../step-panel.tsx'

type Text = Pick<StepPanelProps, 'title' | 'text'>

/** How one outcome reads. Its actions are buttons and links. */
export interface OutcomeText extends Omit<StepPanelProps, 'children'> {
  readonly actions: ReactNode
}

/** How each outcome of a press reads. */
export interface OutcomeTexts {
  /** The outcome is not known yet. */
  readonly checking: Text
  /** It never arrived. `back`: the button to what was pressed. Left out: the form says so. */
  readonly missing?: Text & { readonly back: string }
  /** Null: it is shown elsewhere. */
  readonly done?: OutcomeText | null
}

export interface PressOutcomeProps {
  readonly press: Pick<KeptPress<never, object, unknown>, 'check' | 'reset'> & {
    readonly state: KeptState<object, unknown>
  }
  readonly texts: OutcomeTexts
  /** In a dialog. Default: in the form's place. */
  readonly isInDialog?: boolean
}

/** The outcome of a press that moves money or points. Calls it done or missing only when the platform said so. */
export const PressOutcome = observer(function PressOutcome({ press, texts, isInDialog = false }: PressOutcomeProps) {
  const t = useTexts()
  const { state } = press
  const { checking, missing, done } = texts
  const Frame = isInDialog ? DialogFrame : StepPanel
  if (state.status === 'checking')
    return (
      <Frame icon={<Spinner className="size-6" />} {...checking} note={state.error && t('forms:noAnswerYet')}>
        <Button onClick={() => press.check()}>{t('forms:checkNow')}</Button>
      </Frame>
    )
  if (state.status === 'missing' && missing)
    return (
      <Frame icon={<CircleX aria-hidden className="text-negative" />} title={missing.title} text={missing.text}>
        <Button intent="primary" onClick={() => press.reset()}>
          {missing.back}
        </Button>
      </Frame>
    )
  if (state.status !== 'done' || !done) return null
  const { actions, ...text } = done
  return <Frame {...text}>{actions}</Frame>
})

/** Takes the focus of the button that went, so that a further press of Enter does nothing. */
function DialogFrame({ icon, title, text, note, children }: StepPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [title])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div aria-live="polite">
        <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-raised [&_svg]:size-6">
          {icon}
        </span>
        <p className="heading text-lg text-balance text-strong">{title}</p>
        <p className="mt-2 wrap-anywhere text-body">{text}</p>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">{children}</div>
    </div>
  )
}
