import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { useTab } from '#shared/site/tab.tsx'
import { late } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'
import { usePreload } from '#shared/loading/use-preload.ts'
import { isWritingIn, opensSearch } from './search-keys.ts'

const NO_PROPS = {}
const panelCode = late(async () => ({ Dialog: (await import('./search-panel.tsx')).SearchPanel }))
const TEXTS = ['search'] as const

/** Search over all games, opened by `/` and Ctrl+K too; closes on navigation. */
export const SearchDialog = observer(function SearchDialog() {
  const opener = useTab().search
  const { key: page } = useLocation()
  const panel = useWithTexts(panelCode, TEXTS)

  useEffect(() => opener.close(), [opener, page])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event, isWritingIn(document.activeElement))) return
      event.preventDefault()
      opener.open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [opener])

  usePreload(panel, 'quiet')

  return <LateDialog code={panel} props={NO_PROPS} open={opener.isOpen} onClose={opener.close} />
})
