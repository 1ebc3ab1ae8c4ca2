import { createGreeting } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { isAuthPath, isQuietPath, TAKE_GIFT_PATH } from '../../../shared/navigation/addresses.ts'
import { usePlayer, useSite, useTab } from '../../../shared/site/tab.tsx'

/** Shows the thanks dialog to a new player once (`docs/product-rules.md`, Thanks). */
export const ThanksWatch = observer(function ThanksWatch() {
  const site = useSite()
  const player = usePlayer()
  const { dialogs } = useTab()
  const { pathname } = useLocation()
  const isFirstVisit = player?.profile.value?.isFirstAuth === true
  const isBusy =
    isAuthPath(pathname) ||
    isQuietPath(pathname) ||
    pathname === TAKE_GIFT_PATH ||
    matchPath('/play/:name', pathname) !== null
  const mayShow = isFirstVisit && !isBusy
  useEffect(() => {
    const greeting = mayShow ? site.playerPart(createGreeting) : null
    if (!greeting?.isDue) return
    greeting.markShown()
    dialogs.open('thanks', {})
  }, [mayShow, site, player, dialogs])
  return null
})
