import { createReminders, type DueReminder } from '@croupier/domain/tournaments'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { notifyInBrowser } from '#browser/notifications.ts'
import { tournamentPath } from '#shared/navigation/addresses.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'

const nothing = (): void => undefined

/**
 * Tells that a tournament begins whose reminder the player asked for: by a toast, and by the browser if the player consented
 * (docs/product-rules.md, Joining a tournament).
 */
export function TournamentReminders() {
  const t = useTexts()
  const site = useSite()
  const { toasts } = useTab()
  const navigate = useNavigate()
  const tell = useEffectEvent(({ moment, reminder: { slug, title } }: DueReminder, isNotifying: boolean) => {
    const id = `tournament-reminder-${slug}`
    const to = tournamentPath(slug)
    const said = t(moment === 'soon' ? 'notifications:tournamentSoon' : 'notifications:tournamentBegun', { title })
    const text = t('notifications:tournamentReminder')
    toasts.show({ id, tone: 'accent', title: said, text, link: { label: t('notifications:toTournament'), to } })
    if (isNotifying) notifyInBrowser({ title: said, text, tag: id, onOpen: () => void navigate(to) })
  })
  useEffect(() => {
    let stop = nothing
    const stopFollowing = reaction(
      () => site.knownPlayerPart(createReminders),
      (reminders) => {
        stop()
        stop = reminders?.onDue((due) => tell(due, reminders.isNotifying)) ?? nothing
      },
      { fireImmediately: true },
    )
    return () => {
      stopFollowing()
      stop()
    }
  }, [site])
  return null
}
