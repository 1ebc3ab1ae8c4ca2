import { Skeleton, type SkeletonProps } from '@croupier/design-system'

/** Several skeletons of one shape, such as the cards of a list. */
export function Skeletons({ count, ...skeleton }: SkeletonProps & { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} {...skeleton} />)
}
