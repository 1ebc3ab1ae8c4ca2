import { useTexts } from '../../site/tab.tsx'
import { ROLES } from './board-roles.ts'

/** Names of the columns; for screen readers only where rows are narrow. */
export function BoardHead({ hasGifts }: { readonly hasGifts: boolean }) {
  const t = useTexts()
  return (
    <thead {...ROLES.rowgroup} className="leaderboard-head">
      <tr {...ROLES.row} aria-rowindex={1} className="leaderboard-columns text-xs font-medium text-muted">
        <th {...ROLES.columnheader} scope="col" className="leaderboard-place">
          {t('tournament-board:place')}
        </th>
        <th {...ROLES.columnheader} scope="col" className="leaderboard-name font-medium">
          {t('tournament-board:player')}
        </th>
        <th {...ROLES.columnheader} scope="col" className="leaderboard-score font-medium">
          {t('tournament-board:score')}
        </th>
        {hasGifts && (
          <th {...ROLES.columnheader} scope="col" className="leaderboard-gift font-medium">
            {t('tournament-board:gift')}
          </th>
        )}
      </tr>
    </thead>
  )
}
