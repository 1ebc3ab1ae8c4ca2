import { ROW_SIZE, WHOLE_CATALOGUE } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { gamesPath } from '#shared/games/games-address.ts'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { AllLink } from '#shared/sections/all-link.tsx'
import { usePlayer, useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { GameRow, RowSkeleton } from './game-row.tsx'

/** Recently played games. Renders nothing without any, or when they fail to load. */
export const RecentRow = observer(function RecentRow() {
  const t = useTexts()
  const player = usePlayer()
  const { recent: played } = useTab().ownGames
  const { isSignedIn } = useSite().session
  const recent = player?.recent
  const title = t('lobby:recent')
  if (!recent)
    return played ? (
      <ChosenRow title={title} slugs={played} />
    ) : isSignedIn ? null : (
      <RowHint row="recent" title={title} />
    )
  if (!recent.value) return recent.hasFailed ? null : <RowSkeleton title={title} />
  return recent.value.length > 0 ? <GameRow title={title} games={recent.value} /> : null
})

/** The visitor's favourites, newest first, with a link to all. */
export const FavouritesRow = observer(function FavouritesRow() {
  const t = useTexts()
  const { favourites } = useTab().ownGames
  const title = t('games:favourites')
  const slugs = favourites?.slugs
  // Do not insert the row after the first favourite was marked: it would push the page down. It shows on the next
  // visit.
  const { key } = useLocation()
  const [began, setBegan] = useState({ key: '', isEmpty: false })
  if (slugs && began.key !== key) setBegan({ key, isEmpty: slugs.length === 0 })
  if (favourites?.hasFailed || began.isEmpty) return null
  if (!slugs) return <RowHint row="favourites" title={title} />
  return (
    <ChosenRow
      title={title}
      slugs={slugs}
      action={
        <AllLink to={gamesPath({ ...WHOLE_CATALOGUE, favourites: true })} of={title}>
          {t('lobby:all', { number: slugs.length })}
        </AllLink>
      }
    />
  )
})

interface ChosenRowProps {
  readonly title: string
  readonly slugs: readonly string[]
  readonly action?: ReactNode
}

const ChosenRow = observer(function ChosenRow({ title, slugs, action }: ChosenRowProps) {
  const { games } = useSite()
  const chosen = games.chosen(slugs.slice(0, ROW_SIZE))
  if (slugs.length === 0 || chosen.state.status === 'failed') return null
  if (!chosen.value) return <RowSkeleton title={title} />
  return chosen.value.length > 0 ? <GameRow title={title} games={chosen.value} action={action} /> : null
})

/** Cards of a hint: as many as a phone shows. Every lobby has both hints, and most visitors see none. */
const HINT_CARDS = 3

/** Reserves the row's place if this device remembers that the visitor has such a row (own-rows-hint.ts). */
function RowHint({ row, title }: { readonly row: 'recent' | 'favourites'; readonly title: string }) {
  return (
    <PublicPart name={`hint-${row}`}>
      <div className="own-row-hint" data-row={row}>
        <RowSkeleton title={title} cards={HINT_CARDS} />
      </div>
    </PublicPart>
  )
}
