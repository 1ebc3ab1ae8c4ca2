import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useMemo } from 'react'

/** Embla's duration units: 25 of them are about 300 ms. */
const UNITS_PER_MS = 25 / 300

export type Embla = NonNullable<UseEmblaCarouselType[1]>

export interface CarouselMotionProps {
  viewport: HTMLElement
  autoplay: number | false
  speed: number
  still: boolean
  onReady: (embla: Embla | null) => void
}

/** Drives the slides. Loaded separately and draws nothing: the first slide is visible without it. */
export function CarouselMotion({ viewport, autoplay, speed, still, onReady }: CarouselMotionProps) {
  // Removed instead of stopped: a mounted autoplay plugin restarts when pointer or focus leaves.
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
  const [take, embla] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      direction: viewport.matches(':dir(rtl)') ? 'rtl' : 'ltr',
      duration: speed * UNITS_PER_MS,
    },
    plugins,
  )
  useEffect(() => take(viewport), [take, viewport])
  useEffect(() => onReady(embla ?? null), [onReady, embla])
  return null
}
