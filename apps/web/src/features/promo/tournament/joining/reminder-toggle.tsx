import { Button } from '@croupier/design-system'
import { createReminders, type Tournament } from '@croupier/domain/tournaments'
import { BellPlus, BellRing } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PushOfferPlace } from '#shared/push/push-offer-place.tsx'
import { askForNotifications, notificationConsent } from '#browser/notifications.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'

/** Reminds of the start of a tournament: in the site, and by web push or the browser if the player consents. All can be taken back. */
export const ReminderToggle = observer(function ReminderToggle({ tournament }: { readonly tournament: Tournament }) {
  const t = useTexts()
  const reminders = useSite().knownPlayerPart(createReminders)
  const hasPush = useHasPush()
  if (reminders === null || tournament.startAt === null) return null
  const { slug } = tournament
  if (!reminders.has(slug)) {
    return (
      <div>
        <Button size="sm" onClick={() => reminders.add(tournament)}>
          <BellPlus aria-hidden />
          {t('tournament-joining:remind')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-3 text-sm text-body">
      <output className="flex max-w-prose items-start gap-2">
        <BellRing aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        {t('tournament-joining:reminding')}
      </output>
      <Button size="sm" onClick={() => reminders.remove(slug)}>
        {t('tournament-joining:forget')}
      </Button>
      {hasPush ? (
        <PushOfferPlace reason="tournament" />
      ) : (
        <Notifications isOn={reminders.isNotifying} onChange={(isOn) => reminders.setNotifying(isOn)} />
      )}
    </div>
  )
})

/** Web push reaches players while the site is closed; without it the browser notifies while the site is open. */
function useHasPush(): boolean {
  const { content } = useSite()
  const { hasWorker, origins } = useTab().visit
  return hasWorker && origins.push !== null && (content.serverData.value?.webPushKey ?? null) !== null
}

function Notifications({ isOn, onChange }: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) {
  const t = useTexts()
  const [consent, setConsent] = useState(notificationConsent)
  if (consent === 'impossible') return null
  if (consent === 'denied') return <p className="max-w-prose text-muted">{t('tournament-joining:notifyBlocked')}</p>
  if (isOn && consent === 'granted') {
    return (
      <>
        <p>{t('tournament-joining:notifying')}</p>
        <Button size="sm" onClick={() => onChange(false)}>
          {t('tournament-joining:notifyOff')}
        </Button>
      </>
    )
  }
  const ask = async (): Promise<void> => {
    const answer = await askForNotifications()
    setConsent(answer)
    if (answer === 'granted') onChange(true)
  }
  return (
    <>
      <p className="max-w-prose text-muted">{t('tournament-joining:notifyText')}</p>
      <Button size="sm" onClick={() => void ask()}>
        {t('tournament-joining:notify')}
      </Button>
    </>
  )
}
