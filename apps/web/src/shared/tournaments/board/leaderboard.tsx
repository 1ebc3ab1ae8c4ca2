import { Button, tableRoles } from '@croupier/design-system'
import { giftsOf, type Tournament } from '@croupier/domain/tournaments'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ButtonLink } from '../../navigation/button-link.tsx'
import { useTexts } from '../../site/tab.tsx'
import { formatNumber } from '../../texts/format-number.ts'
import { formatScore } from '../format-score.ts'
import { BoardHead } from './board-head.tsx'
import { LeaderRow } from './leader-row.tsx'
import { boardRows, drawnRows, type BoardPlayer } from './board-rows.ts'
import { useMovingRows } from './use-moving-rows.ts'
import { useRowWindow } from './use-row-window.ts'

/** Rows of a long board before it is unfolded. */
const FOLDED_ROWS = 20

export interface LeaderboardProps {
  readonly contest: Pick<Tournament, 'leaders' | 'opponents' | 'ownPlace' | 'prizes' | 'mechanic' | 'scoreCurrency'>
  /** The signed-in player; null: a guest. */
  readonly player: BoardPlayer | null
  readonly label: string
  /** Show all rows from the start. */
  readonly isUnfolded?: boolean
  /** Without gifts, and without a row that sticks to the view: for a few places. */
  readonly isCompact?: boolean
  /** Places of the board, where `leaders` may hold only its top: `onWanted` reads the rest. */
  readonly places?: number
  /** The board is unfolded, and not all of it is known. */
  readonly onWanted?: () => void
  /** Path of the page with all rows, for browsers without scripts. */
  readonly wholePath?: string | undefined
}

/**
 * Places, names, scores and gifts, live: rows slide to their new places, and the player's own row stays in view. Of a
 * long board only what is near the view is in the document. Names the texts `tournament-board`.
 */
export function Leaderboard({
  contest,
  player,
  label,
  isUnfolded = false,
  isCompact = false,
  places = 0,
  onWanted,
  wholePath,
}: LeaderboardProps) {
  const t = useTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(isUnfolded)
  const { leaders, opponents, ownPlace, prizes } = contest
  const all = useMemo(() => boardRows({ leaders, opponents, ownPlace }, player), [leaders, opponents, ownPlace, player])
  const { rows, own, isOwnApart } = all
  const count = Math.max(rows.length, places)
  const isLong = count > FOLDED_ROWS + 1
  const length = isWhole || !isLong ? rows.length : Math.min(rows.length, FOLDED_ROWS)
  const range = useRowWindow(body, length)
  useMovingRows(body, rows, length)
  const hasGifts =
    !isCompact && (prizes.some(({ gifts }) => gifts.length > 0) || leaders.some(({ gift }) => gift !== null))
  const hasScores = rows.some(({ standing }) => standing.score !== null)
  const { drawn, after } = drawnRows(length, range, own < length ? own : -1)
  const isOwnBelow = own >= length
  const giftText = useCallback((position: number) => giftsOf(prizes, position).join(' + '), [prizes])

  const draw = (index: number, isApart: boolean) => {
    const row = rows[index]
    if (!row) return null
    const { position, username, score, gift } = row.standing
    return (
      <LeaderRow
        // A row is a place, whoever holds it: when all players move, its texts change and no row is made.
        key={row.isOwn ? 'own' : index}
        rowKey={row.key}
        index={index}
        place={formatNumber(t.languageTag, position)}
        position={position}
        username={username}
        score={hasScores ? (score === null ? '' : formatScore(t, score, contest)) : null}
        gift={hasGifts ? (gift ?? giftText(position)) : null}
        isOwn={row.isOwn}
        isApart={isApart}
      />
    )
  }
  const unfold = () => {
    setWhole(true)
    if (rows.length < count) onWanted?.()
  }
  const fold = () => {
    setWhole(false)
    // The end of a long board is far from what stays of it.
    place.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div
      ref={place}
      data-slot="leaderboard"
      data-gifts={hasGifts || undefined}
      data-unscored={!hasScores || undefined}
      data-compact={isCompact || undefined}
      className="leaderboard scroll-mt-24"
    >
      {isLong && isWhole && <Fold onFold={fold} className="mb-3 justify-end" />}
      <table {...tableRoles.table} aria-rowcount={count + 1} className="leaderboard-table">
        <caption className="sr-only">{label}</caption>
        <BoardHead hasScores={hasScores} hasGifts={hasGifts} />
        <tbody ref={body} {...tableRoles.rowgroup} className="relative block [overflow-anchor:none]">
          {drawn.flatMap(({ index, gap }) => [
            gap > 0 ? <RowGap key={`gap-${index === own ? 'own' : 'rows'}`} rows={gap} /> : null,
            draw(index, index === own && isOwnApart && !isOwnBelow),
          ])}
          {after > 0 ? <RowGap key="after" rows={after} /> : null}
          {isOwnBelow ? draw(own, true) : null}
        </tbody>
      </table>
      {isLong && isWhole && <Fold onFold={fold} className="mt-4 justify-center" />}
      {isWhole && after > 0 && (
        <noscript>
          <p className="mt-4 text-center text-muted">{t('tournament-board:more', { count: after })}</p>
        </noscript>
      )}
      {length < count && (
        <p className="mt-4 text-center">
          <ShowAll path={wholePath} onShow={unfold} text={t('tournament-board:all', { count })} />
        </p>
      )}
    </div>
  )
}

/** Folds the board: above the rows, and below them. */
function Fold({ onFold, className }: { readonly onFold: () => void; readonly className: string }) {
  const t = useTexts()
  return (
    <p className={`flex ${className}`}>
      <Button size="sm" onClick={onFold}>
        {t('tournament-board:fold')}
      </Button>
    </p>
  )
}

interface ShowAllProps {
  readonly path: string | undefined
  readonly text: string
  readonly onShow: () => void
}

/** Unfolds the board in place; without scripts it leads to the page with all rows. */
function ShowAll({ path, text, onShow }: ShowAllProps) {
  if (path === undefined) return <Button onClick={onShow}>{text}</Button>
  return (
    <ButtonLink to={path} onFollow={onShow} rel="nofollow">
      {text}
    </ButtonLink>
  )
}

/** Placeholder for rows that are not drawn. The server draws none: it knows no heights, and leaves out no row between others. */
function RowGap({ rows }: { readonly rows: number }) {
  const gap = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    // CSSOM: the content security policy forbids style attributes.
    gap.current?.style.setProperty('--gap-rows', String(rows))
  })
  return <tr ref={gap} aria-hidden="true" className="leaderboard-gap" />
}
