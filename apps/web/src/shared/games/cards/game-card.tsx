import { Skeleton } from '@croupier/design-system'
import type { Game, GameBadge } from '@croupier/domain/games'
import { memo } from 'react'
import { gamePath } from '../../navigation/addresses.ts'
import { BADGE_NAMES } from '../badge-names.ts'
import { Heart } from './heart.tsx'
import { Link } from '../../navigation/link.tsx'
import { useTexts } from '../../site/tab.tsx'
import { pictureSources } from '../../pictures/picture-sources.ts'

export interface GameCardProps {
  readonly game: Game
  readonly shape?: 'poster' | 'tall'
  readonly withoutBadge?: GameBadge | undefined
}

const SIZES = { poster: { width: 300, height: 400 }, tall: { width: 300, height: 450 } }
const SHOWN_BADGES = 2

/**
 * A page renders a hundred cards, so a card has five elements, no router hooks, and labels drawn by `game-card.css`.
 */
export const GameCard = memo(function GameCard({ game, shape = 'poster', withoutBadge }: GameCardProps) {
  const t = useTexts()
  const badges = game.badges.filter((badge) => badge !== withoutBadge).slice(0, SHOWN_BADGES)
  const content = (
    <>
      <img
        {...pictureSources((shape === 'tall' ? game.tallPreview : null) ?? game.preview, 'card')}
        alt=""
        {...SIZES[shape]}
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        draggable={false}
      />
      <span className="game-card-name">{game.name}</span>
      <span className="game-card-studio">{game.isDisabled ? t('games:unavailable') : game.producer?.name}</span>
      {badges.length > 0 && (
        <span className="game-card-badges">
          {badges.map((badge) => (
            <span key={badge} data-badge={badge}>
              {t(BADGE_NAMES[badge])}
            </span>
          ))}
        </span>
      )}
    </>
  )
  return (
    <>
      {game.isDisabled ? (
        <div className="game-card" data-shape={shape} data-disabled="">
          {content}
        </div>
      ) : (
        <Link
          to={gamePath(game.slug)}
          className="game-card"
          data-shape={shape}
          data-demo={game.hasDemo ? t('games:demo') : undefined}
        >
          {content}
        </Link>
      )}
      <Heart game={game} />
    </>
  )
})

/** A placeholder of the exact size of a card. */
export function GameCardSkeleton({ shape = 'poster' }: Pick<GameCardProps, 'shape'>) {
  return (
    <span className="game-card" data-shape={shape} aria-hidden>
      <Skeleton ratio={shape} />
      <span className="game-card-name">
        <Skeleton shape="text" className="w-3/4" />
      </span>
      <span className="game-card-studio">
        <Skeleton shape="text" className="w-1/2" />
      </span>
    </span>
  )
}
