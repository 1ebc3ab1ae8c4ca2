import { openOverlays } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { usePlayer, useSite, useTab } from '#shared/site/tab.tsx'
import { isNoPopupPath } from './no-popup-paths.ts'

/** From loading or a change of route, milliseconds. */
const DELAY_MS = 3000

/** The page may have an error instead of what its path promises. */
const isErrorShown = () => document.querySelector('[data-slot=error-page]') !== null

export interface PromoPopupWatchProps {
  /** Path of the previous page; null on the first. */
  readonly previousPath: string | null
}

/** Shows the promo popup when it is due (docs/product-rules.md, Promo popup). */
export const PromoPopupWatch = observer(function PromoPopupWatch({ previousPath }: PromoPopupWatchProps) {
  const { promoPopup } = useSite().content
  const player = usePlayer()
  const { dialogs } = useTab()
  const { pathname } = useLocation()
  const stamp = promoPopup.current?.updatedAt
  const mayShow =
    player !== null && stamp !== undefined && !isNoPopupPath(pathname) && previousPath !== REGISTRATION_PATH

  useEffect(() => {
    if (!mayShow) return undefined
    let timer = setTimeout(show, DELAY_MS)
    let close = () => {}
    function show() {
      if (openOverlays().some(({ kind }) => kind === 'modal') || isErrorShown()) {
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
