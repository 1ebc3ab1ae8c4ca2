import { Skeleton } from '@croupier/design-system'
import type { Game, GameBadge } from '@croupier/domain/games'
import { memo } from 'react'
import { gamePath } from '../../navigation/addresses.ts'
import { BADGE_NAMES } from '../badge-names.ts'
import { Heart } from './heart.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useTexts } from '../../site/tab.tsx'
import { pictureSources } from '../../pictures/picture-sources.ts'

export interface GameCardProps {
  readonly game: Game
  /** `poster` 3:4, `tall` 2:3. */
  readonly shape?: 'poster' | 'tall'
  /** A mark that goes without saying where the card stands. */
  readonly withoutBadge?: GameBadge | undefined
}

const SIZES = { poster: { width: 300, height: 400 }, tall: { width: 300, height: 450 } }
/** More marks than these would hide the picture. */
const SHOWN_BADGES = 2

/**
 * A game in a list: one link to its page, with picture, name, studio and marks. A page has a hundred of them for each visitor,
 * so a card is five elements, no router hook (`LinkNavigation` follows `data-link`) and no wish to know about itself:
 * "play" and "demo" over the picture are drawn by game-card.css. The favourite mark is a button beside the link, and comes only in the browser.
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
      <span className="game-card-studio">{game.isDisabled ? t('games.unavailable') : game.producer.name}</span>
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
        <SiteLink
          to={gamePath(game.slug)}
          className="game-card"
          data-shape={shape}
          data-demo={game.hasDemo ? t('games.demo') : undefined}
        >
          {content}
        </SiteLink>
      )}
      <Heart game={game} />
    </>
  )
})

/** Holds a card's place, to the pixel. */
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
