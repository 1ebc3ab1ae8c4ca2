import EmblaCarousel from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

/** Embla's duration units: 25 of them are about 300 ms. */
const UNITS_PER_MS = 25 / 300

export interface MotionSettings {
  /** ms between slides; false: they stay. */
  readonly autoplay: number | false
  /** ms of one move. */
  readonly speed: number
  /** Slides change without a move. */
  readonly still: boolean
}

export interface CarouselMotion {
  /** Goes on from the same slide. */
  change(settings: MotionSettings): void
  previous(isStill: boolean): void
  next(isStill: boolean): void
  end(): void
}

/**
 * Drives the slides of a viewport. Loaded separately: the first slide is visible without it.
 * @param onSelect called with the index of the slide in view, at once and whenever it changes
 */
export function startMotion(
  viewport: HTMLElement,
  settings: MotionSettings,
  onSelect: (index: number) => void,
): CarouselMotion {
  const embla = EmblaCarousel(viewport, optionsOf(viewport, settings), pluginsOf(settings))
  const read = () => onSelect(embla.selectedScrollSnap())
  embla.on('select', read).on('reInit', read)
  read()
  return {
    change: (changed) => embla.reInit(optionsOf(viewport, changed), pluginsOf(changed)),
    previous: (isStill) => embla.scrollPrev(isStill),
    next: (isStill) => embla.scrollNext(isStill),
    end: () => embla.destroy(),
  }
}

const optionsOf = (viewport: HTMLElement, { speed }: MotionSettings) =>
  ({
    loop: true,
    align: 'start',
    direction: viewport.matches(':dir(rtl)') ? 'rtl' : 'ltr',
    duration: speed * UNITS_PER_MS,
  }) as const

/** None instead of a stopped one: a plugin that is there starts again when pointer or focus leaves. */
const pluginsOf = ({ autoplay, still }: MotionSettings) =>
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
      ]
