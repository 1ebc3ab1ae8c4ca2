import { HUNT_PLACES, type DuckHunt, type Hunting } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useRef, useState, type KeyboardEvent } from 'react'
import { arrowKey } from '#shared/texts/arrow-key.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { Duck, type PlaceLook } from './duck.tsx'
import { PondScene } from './pond-scene.tsx'
import { usePondMotion } from './use-pond-motion.ts'

export interface PondProps {
  readonly hunt: DuckHunt
  /** Null for guests. */
  readonly hunting: Hunting | null
}

const COLUMNS = 3
/** Ducks far away are small. */
const SIZES = [
  'w-[66%] sm:w-[56%] lg:w-[48%]',
  'w-[80%] sm:w-[70%] lg:w-[60%]',
  'w-[94%] sm:w-[86%] lg:w-[74%]',
] as const

const canShoot = ({ hunt, hunting }: PondProps): boolean =>
  hunting !== null && hunting.isPlayable && hunt.isActive && hunt.attempts !== null && hunt.attempts > 0

/** The pond with a duck at each place. One place is in the order of the Tab key; arrow keys lead to the others. */
export const Pond = observer(function Pond({ hunt, hunting }: PondProps) {
  const t = useTexts()
  const pond = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(Math.floor(HUNT_PLACES / 2))
  const isOpen = canShoot({ hunt, hunting })
  const state = hunting?.state ?? { status: 'idle' as const }
  const isShooting = state.status === 'sending'
  const target = 'request' in state ? state.request.target : null
  const prize = state.status === 'done' ? state.value.prize : null
  usePondMotion(pond, state)

  const lookOf = (place: number): PlaceLook => {
    if (place !== target || state.status !== 'done') return 'duck'
    return prize ? 'prize' : 'dived'
  }
  const move = (event: KeyboardEvent): void => {
    const next = nextPlace(arrowKey(event.key, event.currentTarget), current)
    if (next === null) return
    event.preventDefault()
    pond.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="promo-pond relative isolate aspect-square overflow-clip rounded-card shadow-well sm:aspect-[5/4] lg:aspect-[8/5]">
      <PondScene />
      <ul
        ref={pond}
        aria-label={t('duck-hunt:pond')}
        className="absolute inset-x-[3%] top-[25%] bottom-[2%] grid grid-cols-3 grid-rows-[2fr_2.5fr_3.1fr]"
      >
        {Array.from({ length: HUNT_PLACES }, (_, place) => {
          const row = Math.floor(place / COLUMNS)
          return (
            <li key={place} className={`grid min-h-0 ${row === 1 ? 'translate-x-[6%]' : ''}`}>
              <button
                type="button"
                aria-label={t('duck-hunt:place', { number: place + 1 })}
                aria-disabled={!isOpen || isShooting}
                aria-busy={isShooting && place === target}
                tabIndex={place === current ? 0 : -1}
                onFocus={() => setCurrent(place)}
                onKeyDown={move}
                onClick={() => isOpen && void hunting?.shoot(place)}
                className={`group grid place-items-end justify-items-center rounded-control outline-offset-[-4px] aria-disabled:cursor-default ${isOpen ? 'cursor-crosshair' : ''}`}
              >
                <span className={`relative block aspect-[96/84] max-h-full ${SIZES[row] ?? ''}`}>
                  <Duck
                    look={lookOf(place)}
                    image={place === target ? (prize?.image ?? null) : null}
                    row={row}
                    isMirrored={place % 2 === 1}
                  />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {!hunt.isActive && <div className="pointer-events-none absolute inset-0 bg-canvas/35" />}
    </div>
  )
})

/** The place that a key leads to; null: none. */
function nextPlace(key: string, place: number): number | null {
  const column = place % COLUMNS
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? place - 1 : null
    case 'ArrowRight':
      return column < COLUMNS - 1 ? place + 1 : null
    case 'ArrowUp':
      return place >= COLUMNS ? place - COLUMNS : null
    case 'ArrowDown':
      return place + COLUMNS < HUNT_PLACES ? place + COLUMNS : null
    case 'Home':
      return 0
    case 'End':
      return HUNT_PLACES - 1
    default:
      return null
  }
}
