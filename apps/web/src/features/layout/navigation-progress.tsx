import { useNavigation } from 'react-router'
import { useTexts } from '../../shared/texts.ts'

/**
 * A thin line at the top from a click until its page is there: over a slow line a page's script takes its time.
 * navigation-progress.css keeps it unseen for the first moment, so that a quick click shows nothing.
 */
export function NavigationProgress() {
  const t = useTexts()
  if (useNavigation().state === 'idle') return null
  return <progress aria-label={t('layout.openingPage')} className="navigation-progress" />
}
