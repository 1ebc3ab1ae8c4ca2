import { openOverlays } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { REGISTRATION_PATH } from '../../../shared/navigation/addresses.ts'
import { usePlayer, useSite, useTab } from '../../../shared/site/tab.tsx'
import { isNoPopupPath } from './no-popup-paths.ts'

/** From the page's load or a change of route (core.md 9), milliseconds. */
const DELAY_MS = 3000

export interface PromoPopupWatchProps {
  /** Path of the page before this one; null on the first. */
  readonly cameFrom: string | null
}

/** Shows a player the operator's popup where it may show, when it is due (core.md 2 and 4). */
export const PromoPopupWatch = observer(function PromoPopupWatch({ cameFrom }: PromoPopupWatchProps) {
  const { promoPopup } = useSite().content
  const player = usePlayer()
  const { dialogs } = useTab()
  const { pathname } = useLocation()
  const stamp = promoPopup.current?.updatedAt
  const mayShow = player !== null && stamp !== undefined && !isNoPopupPath(pathname) && cameFrom !== REGISTRATION_PATH

  useEffect(() => {
    if (!mayShow) return undefined
    let timer = setTimeout(show, DELAY_MS)
    let close = () => {}
    function show() {
      // Nobody is torn out of what they are doing: it waits until that is closed.
      if (openOverlays().some(({ kind }) => kind === 'modal')) {
        timer = setTimeout(show, DELAY_MS)
        return
      }
      const popup = promoPopup.due()
      if (!popup) return
      promoPopup.markShown(popup)
      close = dialogs.open('promo-popup', { popup })
    }
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [mayShow, stamp, pathname, promoPopup, dialogs])
  return null
})
