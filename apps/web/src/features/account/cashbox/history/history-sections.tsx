import { chipStyles } from '@croupier/design-system'
import { useLocation } from 'react-router-dom'
import { NavigationLink } from '#shared/navigation/link.tsx'
import { CASHBOX_HISTORY_PATH, PLAY_HISTORY_PATH, STATEMENT_PATH } from '#shared/navigation/addresses.ts'
import { useTexts } from '#shared/site/tab.tsx'

/** The parts of the history: payments, play, and the statement of a year. */
export function HistorySections() {
  const t = useTexts()
  const { pathname } = useLocation()
  const sections = [
    [CASHBOX_HISTORY_PATH, t('cashbox:payments')],
    [PLAY_HISTORY_PATH, t('cashbox:playHistory')],
    [STATEMENT_PATH, t('cashbox:statement')],
  ] as const
  return (
    <nav aria-label={t('cashbox:history')} className="flex flex-wrap gap-1.5 print:hidden">
      {sections.map(([path, name]) => (
        <NavigationLink key={path} to={path} className={chipStyles({ selected: path === pathname })}>
          {name}
        </NavigationLink>
      ))}
    </nav>
  )
}
