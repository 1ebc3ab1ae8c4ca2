import { Greeting } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlayer, useSite, useTab } from '#shared/site/tab.tsx'
import { isNoThanksPath } from './no-thanks-paths.ts'

/** Shows the thanks dialog to a new player once (docs/product-rules.md, Thanks). */
export const ThanksWatch = observer(function ThanksWatch() {
  const site = useSite()
  const player = usePlayer()
  const { dialogs } = useTab()
  const { pathname } = useLocation()
  const isFirstVisit = player?.profile.value?.isFirstAuth === true
  const mayShow = isFirstVisit && !isNoThanksPath(pathname)
  useEffect(() => {
    const greeting = mayShow ? site.playerPart(Greeting) : null
    if (!greeting?.isDue) return
    greeting.markShown()
    dialogs.open('thanks', {})
  }, [mayShow, site, player, dialogs])
  return null
})
