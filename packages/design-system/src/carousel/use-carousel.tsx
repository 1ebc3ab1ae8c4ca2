import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'
import type { Embla } from './carousel-motion.tsx'

/** Without its script the slides stand still; they and the page around them stay. */
const CarouselMotion = lazy(() =>
  import('./carousel-motion.tsx').then(
    ({ CarouselMotion: motion }) => ({ default: motion }),
    () => ({ default: () => null }),
  ),
)

const STILL = '(prefers-reduced-motion: reduce)'
const prefersStillness = () => matchMedia(STILL).matches || document.documentElement.dataset['motion'] === 'none'
const watchStillness = (changed: () => void) => {
  const query = matchMedia(STILL)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Embla with what the page has to know of it. Autoplay rests under the pointer and in hidden tabs; keyboard focus stops it
 * until the player starts it again; under reduced motion it starts only when asked to.
 */
export function useCarousel({ autoplay, speed }: { autoplay: number | false; speed: number }) {
  const still = useSyncExternalStore(watchStillness, prefersStillness, () => false)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const playing = autoplay !== false && (choice === null ? !still : choice === 'play')

  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<Embla | null>(null)
  const [selected, setSelected] = useState(0)
  useEffect(() => {
    if (!embla) return
    const read = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])

  return {
    /** For the element that clips the slides. */
    viewport: setViewport,
    /** To be drawn beside the slides. */
    motion: viewport && (
      <Suspense>
        <CarouselMotion
          viewport={viewport}
          autoplay={playing && autoplay}
          speed={speed}
          still={still}
          onReady={setEmbla}
        />
      </Suspense>
    ),
    selected,
    playing,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    previous: () => embla?.scrollPrev(still),
    next: () => embla?.scrollNext(still),
    /** For everything but the button that starts and stops. */
    stopOnFocus: (event: FocusEvent) => {
      if (playing && event.target.matches(':focus-visible')) setChoice('pause')
    },
  }
}
