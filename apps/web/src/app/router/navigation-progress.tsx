import { ProgressLine } from '#shared/loading/progress-line.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { useNavigationState } from './navigation-router.tsx'

export function NavigationProgress() {
  const t = useTexts()
  return useNavigationState().isPending ? <ProgressLine label={t('layout:openingPage')} /> : null
}
