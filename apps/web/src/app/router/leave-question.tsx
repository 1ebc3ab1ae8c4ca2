import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ConfirmProps } from '#shared/overlays/dialogs/dialog-props.ts'
import { useTab } from '#shared/site/tab.tsx'
import type { UnsavedForms } from '#shared/forms/unsent/unsaved-forms.ts'
import { useNavigationState, useTabNavigation } from './navigation-router.tsx'

/** Asks before a page with unsaved values is left. One for all forms: the navigation has one guard. */
export const LeaveQuestion = observer(function LeaveQuestion({ children }: { readonly children: ReactNode }) {
  const { unsavedForms } = useTab()
  return (
    <>
      {children}
      {unsavedForms.isAnyOpen && <Question forms={unsavedForms} />}
    </>
  )
})

interface WayOut {
  proceed(): void
}

function Question({ forms }: { readonly forms: UnsavedForms }) {
  const { dialogs, outcomes } = useTab()
  const navigation = useTabNavigation()
  const { match } = useNavigationState()
  const location = useLocation()
  const [wayOut, setWayOut] = useState<WayOut | null>(null)

  const isUnsaved = useEffectEvent((pathname: string) => {
    if (pathname === navigation.state.location.pathname || !forms.isAnyUnsaved) return false
    // A redirect after sign-in or sign-out is not held.
    return match === null || outcomes.of(match.page, match.params, location).redirect === null
  })
  useEffect(
    () =>
      navigation.guardLeaving({
        isHeld: (pathname) => isUnsaved(pathname),
        ask: (proceed) => setWayOut({ proceed }),
      }),
    [navigation],
  )
  // The answer applies to the latest way out.
  const answer = useEffectEvent((isLeaving: boolean) => {
    setWayOut(null)
    if (!isLeaving) return
    forms.leave()
    wayOut?.proceed()
  })
  const isAsking = wayOut !== null
  useEffect(() => {
    if (!isAsking) return undefined
    let isLeaving = false
    let isAsked = true
    const question: ConfirmProps = {
      title: { key: 'verification:live_page_title' },
      text: { key: 'verification:live_page_text' },
      confirmLabel: { key: 'verification:live_page_button' },
      cancelLabel: { key: 'verification:cancel_page_button' },
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
  }, [isAsking, dialogs])
  return null
}
