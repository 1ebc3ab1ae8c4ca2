import { tableRoles } from '@croupier/design-system'
import { useTexts } from '../../site/tab.tsx'

/** Names of the columns; for screen readers only where rows are narrow. */
export function BoardHead({ hasScores, hasGifts }: { readonly hasScores: boolean; readonly hasGifts: boolean }) {
  const t = useTexts()
  return (
    <thead {...tableRoles.rowgroup} className="leaderboard-head">
      <tr {...tableRoles.row} aria-rowindex={1} className="leaderboard-columns text-xs font-medium text-muted">
        <th {...tableRoles.columnheader} scope="col" className="leaderboard-place">
          {t('tournament-board:place')}
        </th>
        <th {...tableRoles.columnheader} scope="col" className="leaderboard-name font-medium">
          {t('tournament-board:player')}
        </th>
        {hasScores && (
          <th {...tableRoles.columnheader} scope="col" className="leaderboard-score font-medium">
            {t('tournament-board:score')}
          </th>
        )}
        {hasGifts && (
          <th {...tableRoles.columnheader} scope="col" className="leaderboard-gift font-medium">
            {t('tournament-board:gift')}
          </th>
        )}
      </tr>
    </thead>
  )
}
