import type { HuntState } from '@croupier/domain/promotions'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isMotionUnwanted } from '#shared/events/is-motion-unwanted.ts'

const OUT = 'cubic-bezier(0.2, 0.7, 0.3, 1)'
/** How far feathers fly, in their own lengths. */
const FEATHERS = [
  [-160, -90, -200],
  [-90, -150, 140],
  [-20, -190, -120],
  [60, -180, 160],
  [130, -130, -160],
  [190, -70, 220],
] as const

/** Says what happened at the pond: the shot frightens the ducks, a hit sets free the prize, a miss makes the duck dive. */
export function usePondMotion(pond: RefObject<HTMLElement | null>, state: HuntState): void {
  const before = useRef<HuntState['status']>(state.status)
  useLayoutEffect(() => {
    const from = before.current
    before.current = state.status
    const places = [...(pond.current?.querySelectorAll('button') ?? [])]
    // Restored or shown without a shot: nothing has happened here.
    if (from === state.status || isMotionUnwanted()) return
    if (state.status === 'sending') frighten(places, state.request.target)
    if (state.status === 'done' && from === 'sending') {
      const place = places[state.request.target]
      if (place && state.value.prize) setFree(place)
      else if (place) dive(place)
    }
  }, [pond, state])
}

const partsOf = (place: Element, name: string): readonly Element[] => [
  ...place.querySelectorAll(`[data-part="${name}"]`),
]

function frighten(places: readonly Element[], target: number): void {
  for (const [index, place] of places.entries()) {
    const [duck] = partsOf(place, 'duck')
    const isNear = Math.abs((index % 3) - (target % 3)) + Math.abs(Math.floor(index / 3) - Math.floor(target / 3)) < 2
    duck?.animate([{ translate: '0 0' }, { translate: `0 ${isNear ? -9 : -5}px` }, { translate: '0 0' }], {
      duration: 240,
      delay: index === target ? 0 : isNear ? 50 : 110,
      easing: 'ease-out',
    })
    if (index === target) ring(place)
  }
}

/** A ring runs over the water. */
function ring(place: Element): void {
  for (const part of partsOf(place, 'ring')) {
    part.animate(
      [
        { transform: 'scale(0.6)', transformOrigin: '50% 66px', opacity: 1 },
        { transform: 'scale(1.3)', transformOrigin: '50% 66px', opacity: 0 },
        { transform: 'scale(1)', transformOrigin: '50% 66px', opacity: 1 },
      ],
      { duration: 600, easing: OUT },
    )
  }
}

function setFree(place: Element): void {
  ring(place)
  for (const prize of partsOf(place, 'prize')) {
    prize.animate(
      [
        { translate: '0 40%', scale: '0.3', opacity: 0 },
        { translate: '0 -14%', scale: '1.12', opacity: 1, offset: 0.6 },
        { translate: '0 0', scale: '1', opacity: 1 },
      ],
      { duration: 520, easing: OUT },
    )
  }
  for (const [index, feather] of partsOf(place, 'feather').entries()) {
    const [x, y, turn] = FEATHERS[index % FEATHERS.length] ?? FEATHERS[0]
    feather.animate(
      [
        { translate: '0 0', rotate: '0deg', opacity: 1 },
        { translate: `${x}% ${y}%`, rotate: `${turn / 2}deg`, opacity: 1, offset: 0.45 },
        { translate: `${x * 1.3}% ${y + 90}%`, rotate: `${turn}deg`, opacity: 0 },
      ],
      { duration: 1100, easing: 'ease-out' },
    )
  }
}

function dive(place: Element): void {
  ring(place)
  for (const duck of partsOf(place, 'duck')) {
    duck.animate(
      [
        { translate: '0 26px', opacity: 0 },
        { translate: '0 -6px', opacity: 1, offset: 0.6 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: 380, easing: OUT },
    )
  }
}
