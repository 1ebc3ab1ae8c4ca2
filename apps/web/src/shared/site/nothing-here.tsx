import { EmptyState, type EmptyStateProps } from '@croupier/design-system'
import { BrandArt } from './brand-art.tsx'

/** An empty state, with the brand's own picture where none is given. */
export function NothingHere({ picture = <BrandArt name="empty" />, ...props }: EmptyStateProps) {
  return <EmptyState picture={picture} {...props} />
}
