import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, isValidElement, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  label: string
  /** `carousel` and `slide` are the role descriptions for screen readers. */
  texts: { previous: string; next: string; pause: string; play: string; carousel: string; slide: string }
  /** ms between slides, false for none. Default 5000. */
  autoplay?: number | false | undefined
  /** ms of one move. Default 300. */
  speed?: number | undefined
  /** Each child is a slide; 1.2 of them are visible unless the brand's tokens say otherwise. */
  children: ReactNode
  className?: string | undefined
}

/**
 * Slides (ARIA carousel pattern) with arrows and a pause button. Pauses under pointer and focus; still under reduced
 * motion.
 *
 * @use A few offers of equal weight, one at a time.
 * @avoid What every visitor has to see, or many items: `Row`.
 * @key Tab: stops the slides and moves among arrows, marks and the slide.
 * @key Enter, Space: presses the arrow, the mark or the pause button in focus.
 */
export function Carousel({ label, texts, autoplay = 5000, speed = 300, children, className }: CarouselProps) {
  const slides = Children.toArray(children)
  const { viewport, selected, playing, toggle, previous, next, stopOnFocus } = useCarousel({
    autoplay: slides.length > 1 ? autoplay : false,
    speed,
  })
  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-slot="carousel"
      className={clsx('flex flex-col-reverse', className)}
    >
      {/* First in the document and last visually, so that the keyboard reaches pause before the slides. Where a host marks a
          document that still arrives (`data-arriving`), not seen before the slides are there: they would push it away. */}
      {slides.length > 1 ? (
        <div className="mt-2 flex min-h-9 items-center gap-1.5 in-data-arriving:opacity-0 print:hidden">
          {autoplay === false ? null : (
            <IconButton
              label={playing ? texts.pause : texts.play}
              size="sm"
              onClick={toggle}
              className="-ms-2 pointer-coarse:-ms-3"
            >
              {playing ? <Pause /> : <Play />}
            </IconButton>
          )}
          <div aria-hidden="true" className="flex items-center gap-1">
            {slides.map((_, index) => (
              // Only the colour changes: a growing mark would move the others.
              <span
                key={index}
                data-slot="mark"
                data-on={index === selected || undefined}
                className={clsx(
                  'h-1 w-5 rounded-pill transition-colors duration-base',
                  index === selected ? 'bg-strong' : 'bg-line-strong',
                )}
              />
            ))}
          </div>
          <div onFocus={stopOnFocus} className="ms-auto hidden gap-1.5 md:pointer-fine:flex">
            <IconButton label={texts.previous} size="sm" intent="secondary" onClick={previous}>
              <ChevronLeft />
            </IconButton>
            <IconButton label={texts.next} size="sm" intent="secondary" onClick={next}>
              <ChevronRight />
            </IconButton>
          </div>
        </div>
      ) : null}
      {/* Clips wider than embla's viewport, so that slides run through the page's gutter, and no edge of the next one shows where a slide has the page's width. */}
      <div onFocus={stopOnFocus} className="-mx-gutter overflow-x-clip px-gutter">
        <div ref={viewport}>
          <div
            data-slot="slides"
            aria-live={playing ? 'off' : 'polite'}
            className="-ms-(--carousel-gap) flex touch-pan-y [--carousel-gap:calc(var(--gutter)+2px)]"
          >
            {slides.map((slide, index) => (
              <div
                key={isValidElement(slide) ? slide.key : index}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms; the ARIA pattern asks for a group
                role="group"
                aria-roledescription={texts.slide}
                aria-label={`${index + 1} / ${slides.length}`}
                className={clsx(
                  'min-w-0 shrink-0 ps-(--carousel-gap)',
                  slides.length > 1 ? 'basis-[calc(100%*var(--carousel-slide))]' : 'basis-full',
                )}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
