import { Button } from '@croupier/design-system'
import type { ContactFlow, ContactStep } from '@croupier/domain/account'
import { useEffect, useRef } from 'react'
import { LimitNotice } from '#shared/forms/limit-notice.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { ChangeStep } from './change-step.tsx'
import { MailStep } from './mail-step.tsx'
import { MainStep } from './main-step.tsx'
import { PhoneCodeStep } from './phone-code-step.tsx'
import { stepTitle } from './step-title.ts'

export interface StepViewProps {
  readonly flow: ContactFlow
  readonly step: ContactStep
}

/** One step of the dialog. A step that replaces another one takes the focus: its field, else all of it. */
export function StepView({ flow, step }: StepViewProps) {
  const t = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    const { activeElement } = document
    // At first the focus is still outside: the dialog moves it.
    const isOpen = activeElement === document.body || current?.closest('[role=dialog]')?.contains(activeElement)
    if (isOpen) (current?.querySelector('input') ?? current)?.focus()
  }, [])
  return (
    <section ref={frame} aria-label={t(stepTitle(flow.type, step))} tabIndex={-1} className="outline-none">
      <StepContent flow={flow} step={step} />
    </section>
  )
}

function StepContent({ flow, step }: StepViewProps) {
  switch (step.name) {
    case 'main':
      return <MainStep flow={flow} />
    case 'change':
      return <ChangeStep flow={flow} back={step.back} />
    case 'confirm':
      return flow.type === 'phone' ? (
        <PhoneCodeStep flow={flow} contact={step.contact} />
      ) : (
        <MailStep flow={flow} contact={step.contact} />
      )
    case 'confirmed':
      return <ConfirmedStep flow={flow} />
    case 'limit':
      return <LimitNotice type={flow.type} />
    default:
      return null
  }
}

function ConfirmedStep({ flow }: Pick<StepViewProps, 'flow'>) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>{t('contacts:phoneDoneText')}</p>
      <Button intent="primary" block onClick={() => flow.take({ type: 'close' })}>
        {t('dialogs:ok')}
      </Button>
    </div>
  )
}
