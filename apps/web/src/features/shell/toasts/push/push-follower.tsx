import { createReminders } from '@croupier/domain/tournaments'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { onOpenMessage } from '#browser/push/open-message.ts'
import { usePush } from '#shared/push/use-push.ts'
import { useSite } from '#shared/site/tab.tsx'

/** Follows clicks on notifications, and tells the sender which tournaments the player wants to be reminded of. */
export const PushFollower = observer(function PushFollower() {
  const site = useSite()
  const push = usePush()
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => onOpenMessage((path) => open(path)), [])
  useEffect(() => {
    const reminders = push && site.knownPlayerPart(createReminders)
    if (!push || !reminders) return
    return reaction(
      () => (push.choices.wish === 'on' ? reminders.kept.reminders.map(({ slug }) => slug) : null),
      (slugs) => {
        if (slugs === null) return
        void push.setReminders(slugs)
        // The sender tells it, in this tab too.
        if (reminders.isNotifying) reminders.setNotifying(false)
      },
      { fireImmediately: true },
    )
  }, [site, push])
  return null
})
