import { useIsOver } from '@croupier/design-system'
import { nextExpiry, type Gift } from '@croupier/domain/gifts'
import { useSite } from '../site/tab.tsx'

/** Renders again when the next of these gifts expires. */
export function useExpiry(gifts: readonly Gift[]): void {
  useIsOver(nextExpiry(gifts, useSite().clock.now()))
}
