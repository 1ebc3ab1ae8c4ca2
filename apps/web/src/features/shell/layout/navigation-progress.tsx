import { useNavigation } from 'react-router'
import { ProgressLine } from '../../../shared/loading/progress-line.tsx'
import { useTexts } from '../../../shared/site/tab.tsx'

export function NavigationProgress() {
  const t = useTexts()
  return useNavigation().state === 'idle' ? null : <ProgressLine label={t('layout.openingPage')} />
}
