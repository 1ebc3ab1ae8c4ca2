import { tableRoles } from '@croupier/design-system'
import { memo } from 'react'
import { useTexts } from '../../site/tab.tsx'

export interface LeaderRowProps {
  readonly rowKey: string
  /** Among all rows of the board. */
  readonly index: number
  /** In words of the language. */
  readonly place: string
  readonly position: number
  readonly username: string
  /** Empty: unknown; null: the platform tells none. */
  readonly score: string | null
  /** Empty: the place wins nothing; null: no place does. */
  readonly gift: string | null
  readonly isOwn: boolean
  /** Places that are not shown lie above it. */
  readonly isApart: boolean
}

const UNKNOWN = '—'

/** A place on the board. Drawn again only when what it shows changes: a board changes four times a second. */
export const LeaderRow = memo(function LeaderRow({
  rowKey,
  index,
  place,
  position,
  username,
  score,
  gift,
  isOwn,
  isApart,
}: LeaderRowProps) {
  const t = useTexts()
  return (
    <tr
      {...tableRoles.row}
      aria-rowindex={index + 2}
      data-key={rowKey}
      data-own={isOwn || undefined}
      data-apart={isApart || undefined}
      className="leaderboard-columns leaderboard-row"
    >
      <td {...tableRoles.cell} className="leaderboard-place">
        <span data-place={position <= 3 ? position : undefined}>{place}</span>
      </td>
      <th {...tableRoles.rowheader} scope="row" className="leaderboard-name">
        <span className="truncate">{username}</span>
        {isOwn && <span className="leaderboard-you">{t('tournament-board:you')}</span>}
      </th>
      {score !== null && (
        <td {...tableRoles.cell} className="leaderboard-score">
          {score || UNKNOWN}
        </td>
      )}
      {gift !== null && (
        <td {...tableRoles.cell} className="leaderboard-gift">
          {gift}
        </td>
      )}
    </tr>
  )
})
