import { observer } from 'mobx-react-lite'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'

/** Warns that live figures may be stale while the live connection is lost. */
export const ConnectionNote = observer(function ConnectionNote() {
  const t = useTexts()
  const { live } = useSite()
  if (live.state !== 'lost') return null
  return <output className="block bg-raised px-4 py-1.5 text-center text-xs text-body">{t('layout:offline')}</output>
})
