import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'
import type { Embla } from './carousel-motion.tsx'

/** If its script fails to load the slides stay still and the page works. */
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
 * Carousel state over embla. Keyboard focus stops autoplay until restarted; reduced motion starts it only on request.
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
    read()
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])

  return {
    viewport: setViewport,
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
    /** Focus handler for everything except the play/pause button. */
    stopOnFocus: (event: FocusEvent) => {
      if (playing && event.target.matches(':focus-visible')) setChoice('pause')
    },
  }
}
