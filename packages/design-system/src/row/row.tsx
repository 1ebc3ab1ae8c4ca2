import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, isValidElement, useId, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useRowScroll } from './use-row-scroll.ts'

/**
 * Cards in view by the row's own width (phone, 508, 754, 1054 px), times what the brand's tokens say. The fraction is the
 * next card peeking.
 */
const WIDTHS = {
  poster:
    '[--row-visible:calc(2.6*var(--poster-across-phone))] @min-[508px]:[--row-visible:calc(3.6*var(--poster-across-phone))] @min-[754px]:[--row-visible:calc(5.3*var(--poster-across-desktop))] @min-[1054px]:[--row-visible:calc(7.3*var(--poster-across-desktop))]',
  tall: '[--row-visible:calc(2.2*var(--tall-across-phone))] @min-[508px]:[--row-visible:calc(3.3*var(--tall-across-phone))] @min-[754px]:[--row-visible:calc(4.4*var(--tall-across-desktop))] @min-[1054px]:[--row-visible:calc(6.3*var(--tall-across-desktop))]',
  banner:
    '[--row-visible:1.15] @min-[508px]:[--row-visible:1.6] @min-[754px]:[--row-visible:2.2] @min-[1054px]:[--row-visible:3.2]',
  mark: '[--row-visible:2.6] @min-[508px]:[--row-visible:4.4] @min-[754px]:[--row-visible:6.4] @min-[1054px]:[--row-visible:8.4]',
  auto: '',
}

export interface RowProps {
  /** The heading. Without it the row needs a `label`. */
  title?: ReactNode
  label?: string | undefined
  count?: ReactNode
  action?: ReactNode
  /** Names of the arrow buttons. Without them there are none. */
  texts?: { previous: string; next: string } | undefined
  /** Width of a child: by the number of cards in view, or `auto`. Default `poster`. */
  item?: 'poster' | 'tall' | 'banner' | 'mark' | 'auto' | undefined
  level?: 2 | 3 | undefined
  bleed?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/**
 * A horizontally scrolling list: swipe with snapping, arrow buttons with a mouse.
 *
 * @use Many items of one kind on the lobby, with the way to all of them.
 * @avoid A few offers of equal weight: `Carousel`. A whole catalogue: `VirtualGrid`.
 * @key Tab: moves through the items, and brings each into view.
 */
export function Row({
  title,
  label,
  count,
  action,
  texts,
  item = 'poster',
  level = 2,
  bleed = true,
  children,
  className,
}: RowProps) {
  const id = useId()
  const { scroller, atStart, atEnd, snap, move } = useRowScroll()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      data-slot="row"
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
      className={clsx('@container relative', className)}
    >
      {title || action ? (
        <div className="mb-3 flex min-h-9 items-center gap-3">
          {title ? (
            <Heading id={id} className="heading min-w-0 text-base text-strong @min-[754px]:text-lg">
              {title}
            </Heading>
          ) : null}
          {count === undefined ? null : <span className="text-sm text-muted tabular-nums">{count}</span>}
          <div className="ms-auto flex items-center gap-2">
            {action}
            {texts && !(atStart && atEnd) ? (
              <RowArrows texts={texts} atStart={atStart} atEnd={atEnd} move={move} />
            ) : null}
          </div>
        </div>
      ) : null}
      <ul
        ref={scroller}
        data-slot="row-list"
        onTouchStart={snap}
        onWheel={snap}
        className={clsx(
          'flex scrollbar-none overflow-x-auto overscroll-x-contain py-1 gap-(--row-gap)',
          bleed && '-mx-gutter scroll-px-gutter px-gutter',
          '[&>li]:shrink-0 [&>li]:snap-start',
          item === 'auto'
            ? '[--row-gap:8px]'
            : '[--row-gap:var(--space-cards-phone)] @min-[754px]:[--row-gap:var(--space-cards-desktop)] [&>li]:basis-[calc((100%-(var(--row-visible)-1)*var(--row-gap))/var(--row-visible))]',
          WIDTHS[item],
        )}
      >
        {Children.toArray(children).map((child, index) => (
          <li key={isValidElement(child) ? child.key : index}>{child}</li>
        ))}
      </ul>
    </section>
  )
}

interface RowArrowsProps {
  texts: NonNullable<RowProps['texts']>
  atStart: boolean
  atEnd: boolean
  move: (direction: -1 | 1) => void
}

function RowArrows({ texts, atStart, atEnd, move }: RowArrowsProps) {
  return (
    <div className="hidden gap-1.5 md:pointer-fine:flex print:hidden!">
      <IconButton label={texts.previous} size="sm" intent="secondary" aria-disabled={atStart} onClick={() => move(-1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={texts.next} size="sm" intent="secondary" aria-disabled={atEnd} onClick={() => move(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}
