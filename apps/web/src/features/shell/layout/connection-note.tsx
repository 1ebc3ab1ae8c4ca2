import { observer } from 'mobx-react-lite'
import { useSite, useTexts } from '#shared/site/tab.tsx'

/** Tells that figures may be old while there is no live connection. */
export const ConnectionNote = observer(function ConnectionNote() {
  const t = useTexts()
  const { withoutLive } = useSite()
  if (!withoutLive.isOld) return null
  return (
    <output className="block bg-raised px-4 py-1.5 text-center text-xs text-body">{t('layout:updatesDelayed')}</output>
  )
})
