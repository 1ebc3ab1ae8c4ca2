import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import type { CarouselMotion } from './carousel-motion.ts'

const STILL = '(prefers-reduced-motion: reduce)'
const prefersStillness = () => matchMedia(STILL).matches || document.documentElement.dataset['motion'] === 'none'
const watchStillness = (changed: () => void) => {
  const query = matchMedia(STILL)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Carousel state over embla. Keyboard focus stops autoplay until restarted; reduced motion starts it only on request.
 */
export function useCarousel({ autoplay, speed }: { autoplay: number | false; speed: number }) {
  const still = useSyncExternalStore(watchStillness, prefersStillness, () => false)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const playing = autoplay !== false && (choice === null ? !still : choice === 'play')

  const viewport = useRef<HTMLDivElement>(null)
  const motion = useRef<CarouselMotion>(null)
  const [selected, setSelected] = useState(0)
  const delay = playing && autoplay
  const start = useEffectEvent(({ startMotion }: typeof import('./carousel-motion.ts')) => {
    if (viewport.current) motion.current = startMotion(viewport.current, { autoplay: delay, speed, still }, setSelected)
  })
  useEffect(() => {
    let hasEnded = false
    // Where its code does not load the slides stay still and the page works.
    import('./carousel-motion.ts').then(
      (code) => hasEnded || start(code),
      () => undefined,
    )
    return () => {
      hasEnded = true
      motion.current?.end()
      motion.current = null
    }
  }, [])
  useEffect(() => motion.current?.change({ autoplay: delay, speed, still }), [delay, speed, still])

  return {
    viewport,
    selected,
    playing,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    previous: () => motion.current?.previous(still),
    next: () => motion.current?.next(still),
    /** Focus handler for everything except the play/pause button. */
    stopOnFocus: (event: FocusEvent) => {
      if (playing && event.target.matches(':focus-visible')) setChoice('pause')
    },
  }
}
