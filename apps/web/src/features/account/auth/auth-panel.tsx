import { linkStyles } from '@croupier/design-system'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { isGuestOnlyPath } from '#shared/navigation/addresses.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { AuthArt } from './auth-art.tsx'
import { useIntendedPage } from './login/use-intended-page.ts'

export interface AuthPanelProps {
  readonly title: string
  readonly lead: ReactNode
  /** The step in view, for a page with several. When it changes, its code field takes the focus, else the heading. */
  readonly step?: string
  readonly children: ReactNode
  /** The link below, such as from the login to the registration. It keeps the page to return to. */
  readonly otherWay: { readonly text: string; readonly to: string; readonly label: string } | null
}

const isOutsideAuth = (path: string) => !isGuestOnlyPath(path)

export function AuthPanel({ title, lead, step, children, otherWay }: AuthPanelProps) {
  const { panel, heading } = useStepInFocus(step)
  const keeping = useIntendedPage()
  const id = useId()
  return (
    <div className="px-gutter py-4 md:py-14">
      <div className="mx-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card bg-surface shadow-raised lg:min-h-[40rem] lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_28rem]">
        <AuthArt />
        <div ref={panel} className="min-w-0 p-5 sm:p-8 lg:self-center lg:p-10 lg:in-data-arriving:opacity-0">
          <BackLink serves={isOutsideAuth} className="-mt-3 mb-1 sm:-mt-2 sm:mb-3" />
          <div aria-live={step === undefined ? undefined : 'polite'}>
            <h1
              ref={heading}
              tabIndex={step === undefined ? undefined : -1}
              aria-describedby={step === undefined ? undefined : id}
              className="heading scroll-my-24 text-xl text-strong text-balance outline-none"
            >
              {title}
            </h1>
            <p id={id} className="mt-1 mb-5 text-body sm:mb-6">
              {lead}
            </p>
          </div>
          {children}
          {otherWay && (
            <div className="mt-6 text-center text-sm text-muted">
              {otherWay.text}{' '}
              <Link to={keeping(otherWay.to)} className={`${linkStyles()} py-2`}>
                {otherWay.label}
              </Link>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** Moves the focus into the new step, because the button that had it is gone: a code may be typed at once. */
function useStepInFocus(step: string | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const { activeElement } = document
    // Leave the focus alone if it is elsewhere, for example in the search.
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return
    const code = panel.current?.querySelector<HTMLElement>('input[autocomplete=one-time-code]')
    ;(code ?? heading.current)?.focus()
  }, [step])
  return { panel, heading }
}
