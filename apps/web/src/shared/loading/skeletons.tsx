import { Skeleton, type SkeletonProps } from '@croupier/design-system'

/** Several skeletons of one shape, such as the cards of a list. */
export function Skeletons({ count, ...skeleton }: SkeletonProps & { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} {...skeleton} />)
}

interface SkeletonStackProps {
  /** The classes of each bar from the top; `[count, classes]` stands for several alike. */
  readonly bars: readonly (string | readonly [count: number, classes: string])[]
  /** The classes of the stack: the gap between the bars, and its own place. */
  readonly className: string
}

/** Skeletons below each other, in place of content that loads. */
export function SkeletonStack({ bars, className }: SkeletonStackProps) {
  return (
    <div aria-busy="true" className={`grid ${className}`}>
      {bars.map((bar, index) => {
        const [count, classes] = typeof bar === 'string' ? [1, bar] : bar
        return <Skeletons key={index} count={count} className={classes} />
      })}
    </div>
  )
}
