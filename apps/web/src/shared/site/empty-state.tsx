import { EmptyState as AnyEmptyState, type EmptyStateProps } from '@croupier/design-system'
import { BrandArt } from './brand-art.tsx'

/** Nothing here yet, with the brand's own picture where none is given. */
export function EmptyState({ picture = <BrandArt name="empty" />, ...props }: EmptyStateProps) {
  return <AnyEmptyState picture={picture} {...props} />
}
