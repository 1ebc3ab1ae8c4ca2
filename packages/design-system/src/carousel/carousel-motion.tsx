import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useMemo } from 'react'

/** Embla counts in its own units; 25 of them feel like 300 ms. */
const UNITS_PER_MS = 25 / 300

export type Embla = NonNullable<UseEmblaCarouselType[1]>

export interface CarouselMotionProps {
  viewport: HTMLElement
  /** ms between slides; false while nothing moves by itself. */
  autoplay: number | false
  /** ms of one move. */
  speed: number
  /** Moves happen without a way between. */
  still: boolean
  onReady: (embla: Embla | null) => void
}

/** What moves the slides. Draws nothing, so that a page need not wait for it: the first slide stands without. */
export function CarouselMotion({ viewport, autoplay, speed, still, onReady }: CarouselMotionProps) {
  // Taken out rather than stopped: a plugin that is there starts again with every pointer or focus that leaves.
  const plugins = useMemo(
    () =>
      autoplay === false
        ? []
        : [
            Autoplay({
              delay: autoplay,
              jump: still,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              stopOnFocusIn: true,
              rootNode: (node) => node.closest<HTMLElement>('[data-slot=carousel]') ?? node,
            }),
          ],
    [autoplay, still],
  )
  const [take, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: speed * UNITS_PER_MS }, plugins)
  useEffect(() => take(viewport), [take, viewport])
  useEffect(() => onReady(embla ?? null), [onReady, embla])
  return null
}
