import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useBlocker, useMatches, useNavigate, type Location } from 'react-router'
import type { ConfirmProps } from '../../shared/overlays/dialogs/dialog-props.ts'
import { useTab } from '../../shared/site/tab.tsx'
import type { PageRoute } from '../../shared/navigation/page-route.ts'
import type { UnsavedForms } from '../../shared/forms/unsaved-forms.ts'

/** Asks before a page with unsaved values is left. One for all forms, because the router supports one blocker. */
export const LeaveQuestion = observer(function LeaveQuestion({ children }: { readonly children: ReactNode }) {
  const { unsavedForms } = useTab()
  return (
    <>
      {children}
      {unsavedForms.isAnyOpen && <Question forms={unsavedForms} />}
    </>
  )
})

interface Leaving {
  readonly currentLocation: Location
  readonly nextLocation: Location
}

function Question({ forms }: { readonly forms: UnsavedForms }) {
  const { dialogs, outcomes } = useTab()
  const match = useMatches().at(-1)
  const navigate = useNavigate()

  // A redirect after sign-in or sign-out is not blocked.
  const isLedOn = (location: Location) => {
    const page = match?.handle as PageRoute | undefined
    return page !== undefined && outcomes.of(page, match?.params ?? {}, location).redirect !== null
  }
  // Kept here too: the router forgets the blocked navigation on revalidation.
  const [wayOut, setWayOut] = useState<Location | null>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation }: Leaving) => {
    const isHeldBack =
      currentLocation.pathname !== nextLocation.pathname && forms.isAnyUnsaved && !isLedOn(currentLocation)
    if (isHeldBack) setWayOut(nextLocation)
    return isHeldBack
  })
  // The answer applies to the latest blocked navigation.
  const answer = useEffectEvent((isLeaving: boolean) => {
    setWayOut(null)
    if (isLeaving) {
      forms.leave()
      if (blocker.state === 'blocked') blocker.proceed()
      else if (wayOut) void navigate(wayOut)
    } else if (blocker.state === 'blocked') blocker.reset()
  })
  const isHeld = wayOut !== null
  useEffect(() => {
    if (!isHeld) return undefined
    let isLeaving = false
    let isAsked = true
    const question: ConfirmProps = {
      title: { key: 'verification.live_page_title' },
      text: { key: 'verification.live_page_text' },
      confirmLabel: { key: 'verification.live_page_button' },
      cancelLabel: { key: 'verification.cancel_page_button' },
      danger: true,
      onConfirm: () => {
        isLeaving = true
      },
    }
    const close = dialogs.open('confirm', question, () => isAsked && answer(isLeaving))
    return () => {
      isAsked = false
      close()
    }
  }, [isHeld, dialogs])
  return null
}
