import { useEffect, useId, useRef, type ReactNode } from 'react'
import { isGuestOnlyPath } from '../../../shared/navigation/addresses.ts'
import { BackLink } from '../../../shared/navigation/back-link.tsx'
import { AuthArt } from './auth-art.tsx'

export interface AuthPanelProps {
  readonly title: string
  readonly lead: string
  /** Which of a page's steps is in view, where it has several: the heading of a new one takes the focus. */
  readonly step?: string
  readonly children: ReactNode
  /** The way to the other of login and registration. */
  readonly footer: ReactNode
}

/** Back is where the visitor was before they began to come in. */
const isNoWayIn = (path: string) => !isGuestOnlyPath(path)

/** The narrow column that login and registration stand in; on a desktop with a wall of games beside it. */
export function AuthPanel({ title, lead, step, children, footer }: AuthPanelProps) {
  const { panel, heading } = useStepInFocus(step)
  const id = useId()
  return (
    <div className="px-4 py-8 md:py-14">
      <div className="mx-auto grid w-full max-w-md overflow-hidden rounded-card bg-surface shadow-raised lg:min-h-[40rem] lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_28rem]">
        <AuthArt />
        <div ref={panel} className="min-w-0 p-6 sm:p-8 lg:self-center lg:p-10">
          <BackLink serves={isNoWayIn} className="-mt-2 mb-3" />
          <h1
            ref={heading}
            tabIndex={step === undefined ? undefined : -1}
            aria-describedby={step === undefined ? undefined : id}
            className="heading scroll-my-24 text-xl text-strong text-balance outline-none"
          >
            {title}
          </h1>
          <p id={id} className="mt-1 mb-6 text-body">
            {lead}
          </p>
          {children}
          <div className="mt-6 text-center text-sm text-muted">{footer}</div>
        </div>
      </div>
    </div>
  )
}

/** The button of a step goes with it, and the next one's heading takes its focus: it is read out, and Tab goes on from there. */
function useStepInFocus(step: string | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const { activeElement } = document
    // Whoever is elsewhere by now, in the search say, stays there.
    if (activeElement === document.body || panel.current?.contains(activeElement)) heading.current?.focus()
  }, [step])
  return { panel, heading }
}
