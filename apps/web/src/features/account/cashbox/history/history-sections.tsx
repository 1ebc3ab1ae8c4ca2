import { useLocation } from 'react-router-dom'
import { NavigationLink } from '#shared/navigation/link.tsx'
import { CASHBOX_HISTORY_PATH, PLAY_HISTORY_PATH, STATEMENT_PATH } from '#shared/navigation/addresses.ts'
import { useTexts } from '#shared/site/tab.tsx'

/** The parts of the history: payments, play, and the statement of a year. Quieter than the tabs above and the filters below. */
export function HistorySections() {
  const t = useTexts()
  const { pathname } = useLocation()
  const sections = [
    [CASHBOX_HISTORY_PATH, t('cashbox:payments')],
    [PLAY_HISTORY_PATH, t('cashbox:playHistory')],
    [STATEMENT_PATH, t('cashbox:statement')],
  ] as const
  return (
    <nav aria-label={t('cashbox:history')} className="flex flex-wrap gap-x-5 border-b border-line print:hidden">
      {sections.map(([path, name]) => (
        <NavigationLink
          key={path}
          to={path}
          className={`-mb-px inline-flex min-h-11 min-w-11 items-center justify-center border-b-2 text-sm font-medium ${path === pathname ? 'border-strong text-strong' : 'border-transparent text-muted hover:text-strong'}`}
        >
          {name}
        </NavigationLink>
      ))}
    </nav>
  )
}
