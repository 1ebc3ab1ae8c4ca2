import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import { useSite } from '#shared/site/tab.tsx'

/** Where bonuses come only after play, reads them once the first round for money is over. */
export const FirstRoundWatch = observer(function FirstRoundWatch() {
  const site = useSite()
  const bonusWaits = useBonusWaits()
  useEffect(() => {
    if (!bonusWaits) return
    return site.live.on('round-finished', () => {
      site.player?.profile.reread()
      site.player?.lifetime.reads.reread()
    })
  }, [site, bonusWaits])
  return null
})
