import { Button, Modal } from '@croupier/design-system'
import { isPaymentRunning } from '@croupier/domain/cashbox'
import { createInactivity, forgetActivity, type Inactivity } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useSite, useTexts } from '#shared/site/tab.tsx'

const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
/** Moves come many a second. */
const NOTED_EVERY_MS = 1000

/** How often the platform is told of activity by a call, ms: it ends sessions by its own count. */
const CALL_EVERY_MS = 5 * 60_000

const clocks = { wall: () => Date.now(), elapsed: () => performance.now() }

export interface InactivityWatchProps {
  /** Without activity in any tab, after which the player is signed out. */
  readonly minutes: number
}

/** Signs the player out after a time without activity, and announces it (decision 76). */
export const InactivityWatch = observer(function InactivityWatch({ minutes }: InactivityWatchProps) {
  const site = useSite()
  const { session } = site
  const [inactivity, setInactivity] = useState<Inactivity | null>(null)
  const [wasSignedIn] = useState(session.isSignedIn)
  const { isSignedIn } = session
  useEffect(() => {
    const { storage, clock, gameRun } = site
    const create = site.playerPart(createInactivity)
    if (!isSignedIn || create === null) return forgetActivity(storage)
    const isBusy = () => gameRun.isForMoney || isPaymentRunning(storage, site.player?.id ?? null, clock.now())
    const running = create({
      clocks,
      limitMs: minutes * 60_000,
      isBusy,
      onEnd: () => void session.logout('inactive'),
    })
    const stop = running.start(session.isFresh || !wasSignedIn)
    let hasActed = false
    const stopListening = onActivity(() => {
      hasActed = true
      running.act()
    })
    const calling = setInterval(() => {
      if (!hasActed && !isBusy()) return
      hasActed = false
      site.player?.balance.reread()
    }, CALL_EVERY_MS)
    setInactivity(running)
    return () => {
      clearInterval(calling)
      stopListening()
      stop()
      setInactivity(null)
    }
  }, [site, session, isSignedIn, minutes, wasSignedIn])
  return inactivity && <Announcement inactivity={inactivity} onLeave={() => void session.logout()} />
})

interface AnnouncementProps {
  readonly inactivity: Inactivity
  readonly onLeave: () => void
}

const Announcement = observer(function Announcement({ inactivity, onLeave }: AnnouncementProps) {
  const t = useTexts()
  const { leftMs } = inactivity
  // Stays in view while it closes.
  const [shownMs, setShownMs] = useState(0)
  if (leftMs !== null && leftMs !== shownMs) setShownMs(leftMs)
  return (
    <Modal
      open={leftMs !== null}
      onClose={() => inactivity.stay()}
      type="inactivity"
      role="alertdialog"
      dismissible={false}
      closeButton={false}
      stays
      title={t('inactivity:title')}
      closeLabel={t('dialogs:close')}
      footer={
        <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3">
          <Button data-autofocus="" intent="primary" block onClick={() => inactivity.stay()}>
            {t('inactivity:stay')}
          </Button>
          <Button block onClick={onLeave}>
            {t('inactivity:leave')}
          </Button>
        </div>
      }
    >
      <p className="tabular-nums">{t('inactivity:text', { count: Math.ceil(shownMs / 1000) })}</p>
      <p className="mt-2">{t('inactivity:kept')}</p>
    </Modal>
  )
})

/** Calls back at most once a second, for what the player does: events that scripts make are none. Returns a function that stops it. */
function onActivity(note: () => void): () => void {
  let notedAt = Number.NEGATIVE_INFINITY
  const listener = ({ isTrusted }: Event) => {
    if (!isTrusted) return
    const now = clocks.elapsed()
    if (now - notedAt < NOTED_EVERY_MS) return
    notedAt = now
    note()
  }
  for (const name of ACTIVITIES) document.addEventListener(name, listener, { capture: true, passive: true })
  return () => {
    for (const name of ACTIVITIES) document.removeEventListener(name, listener, { capture: true })
  }
}
