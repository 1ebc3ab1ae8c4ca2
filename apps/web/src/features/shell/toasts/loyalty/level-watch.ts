import { LevelRise } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { isAuthPath, isQuietPath } from '#shared/navigation/addresses.ts'
import { useSite, useTab } from '#shared/site/tab.tsx'

/** Congratulates on a new level, after the game or the cashbox, which it does not interrupt (docs/product-rules.md, Levels). */
export const LevelWatch = observer(function LevelWatch() {
  const rise = useSite().playerPart(LevelRise)
  const { dialogs } = useTab()
  const { pathname } = useLocation()
  const isBusy = isAuthPath(pathname) || isQuietPath(pathname) || matchPath('/play/:name', pathname) !== null
  const mayShow = rise?.isDue === true && !isBusy
  useEffect(() => {
    if (!mayShow) return
    rise?.markShown()
    dialogs.open('level-up', {})
  }, [mayShow, rise, dialogs])
  return null
})
