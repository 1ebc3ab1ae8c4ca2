import { LimitsStore, refusalOfPlay } from '@croupier/domain/cashbox'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { late } from '#shared/loading/late.tsx'
import { isNewRelease } from '#shared/loading/new-release.ts'
import { useSite, useTab } from '#shared/site/tab.tsx'

const nothing = (): void => undefined

/** Loads once a game has stopped. */
const reopening = late(() => import('./reopen-closed.ts'))

/** Shows the reality check at the chosen interval. Starts no game for money that a limit or break forbids, and says why where one stopped it. */
export function PlayWatch() {
  const site = useSite()
  const { dialogs } = useTab()
  useEffect(() => {
    const { gameRun, clock } = site
    let stopReminding = nothing
    const remind = (limits: LimitsStore): (() => void) => {
      let close = nothing
      const answered = () => void limits.reminded()
      // Runs after each read of the session, so that a dialog which was closed unanswered comes back.
      const stop = reaction(
        () => (limits.isReminderDue ? limits.session.value : undefined),
        (due) => {
          if (due) close = dialogs.open('reality-check', { onAnswer: answered })
          else close()
        },
        { fireImmediately: true },
      )
      return () => {
        stop()
        close()
      }
    }
    const refusal = () => {
      const known = site.playerPart(LimitsStore)?.limits.value
      return known ? refusalOfPlay(known, clock.now()) : null
    }
    const stops = [
      gameRun.refuseBy(refusal),
      reaction(
        () => site.player,
        () => {
          stopReminding()
          const limits = site.playerPart(LimitsStore)
          limits?.followPlay()
          stopReminding = limits ? remind(limits) : nothing
        },
        { fireImmediately: true },
      ),
      reaction(
        () => (gameRun.run.status === 'running' ? gameRun.run.runToken : null),
        (runToken) => {
          if (runToken !== null) site.playerPart(LimitsStore)?.followPlay()
        },
        { fireImmediately: true },
      ),
      // A limit was reached, or a break began in another tab: reopen the game, so that the refusal shows the reason.
      reaction(
        () => gameRun.run.status === 'blocked' && refusal() !== null,
        (isStopped) => {
          if (isStopped) gameRun.retry()
        },
      ),
      // The player may have been excluded in another tab or on another device.
      reaction(
        () => gameRun.run.status === 'blocked',
        (isBlocked) => {
          if (isBlocked) reopening.load().then(({ reopenClosed }) => reopenClosed(site), isNewRelease)
        },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
      stopReminding()
    }
  }, [site, dialogs])
  return null
}
