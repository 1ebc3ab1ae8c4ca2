import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export interface StepperStep {
  id: string
  title: ReactNode
  text?: ReactNode
}

export interface StepperProps {
  label: string
  steps: readonly StepperStep[]
  /** Index of the current step; `steps.length` when all are done. */
  current: number
  stateTexts: { done: string; current: string; upcoming: string }
  /** Makes completed steps buttons that go back to that index. */
  onStep?: ((index: number) => void) | undefined
  className?: string | undefined
}

type StepState = 'done' | 'current' | 'upcoming'

const MARKS: Record<StepState, string> = {
  done: 'bg-accent-soft text-strong',
  current: 'bg-accent text-on-accent shadow-accent',
  upcoming: 'bg-surface text-muted shadow-well',
}

/**
 * Progress through a few steps: side by side from 600 px, else stacked.
 *
 * @use A process of three to five named steps: verification.
 * @avoid A share without steps: `ProgressBar`.
 * @key none
 */
export function Stepper({ label, steps, current, stateTexts, onStep, className }: StepperProps) {
  return (
    <div data-slot="stepper" className={clsx('@container/steps', className)}>
      <ol aria-label={label} className="flex flex-col @min-[600px]/steps:flex-row">
        {steps.map((step, index) => {
          const state: StepState = index < current ? 'done' : index === current ? 'current' : 'upcoming'
          const isLast = index === steps.length - 1
          const content = (
            <>
              <span
                aria-hidden="true"
                data-slot="step-mark"
                data-state={state}
                className={clsx(
                  'flex size-9 shrink-0 items-center justify-center rounded-full font-display text-sm font-semibold tabular-nums transition-colors duration-base',
                  MARKS[state],
                )}
              >
                {state === 'done' ? <Check className="size-4.5 stroke-[2.5]" /> : index + 1}
              </span>
              <span className="min-w-0 pt-1.5 text-start @min-[600px]/steps:pt-3 @min-[600px]/steps:pe-4">
                <span
                  className={clsx(
                    'block leading-tight font-medium wrap-anywhere',
                    state === 'upcoming' ? 'text-muted' : 'text-strong',
                  )}
                >
                  {step.title}
                </span>{' '}
                <span className="sr-only">{stateTexts[state]}</span>
                {step.text === undefined ? null : <span className="mt-1 block text-sm text-muted">{step.text}</span>}
              </span>
            </>
          )
          const layout = 'flex gap-3 @min-[600px]/steps:flex-col @min-[600px]/steps:gap-0'
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className="relative min-w-0 flex-1 pb-6 last:pb-0 @min-[600px]/steps:pb-0"
            >
              {isLast ? null : <Connector isDone={index < current} />}
              {state === 'done' && onStep ? (
                <button
                  type="button"
                  className={clsx(layout, 'relative rounded-control')}
                  onClick={() => onStep(index)}
                >
                  {content}
                </button>
              ) : (
                <div className={clsx(layout, 'relative')}>{content}</div>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Connector({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-slot="line"
      data-on={isDone || undefined}
      className={clsx(
        'absolute top-11 bottom-2 inset-s-[17px] w-0.5 rounded-full transition-colors duration-base',
        '@min-[600px]/steps:top-[17px] @min-[600px]/steps:inset-e-2 @min-[600px]/steps:bottom-auto @min-[600px]/steps:inset-s-11 @min-[600px]/steps:h-0.5 @min-[600px]/steps:w-auto',
        isDone ? 'bg-accent' : 'bg-overlay',
      )}
    />
  )
}
