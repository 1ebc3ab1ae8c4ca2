import type { Push } from '@croupier/domain/messaging'
import { useConsent } from '../consent/use-consent.ts'

/** Turns notifications on after a press: asks for what the brand must ask before, then the browser asks. */
export function useAcceptPush(): (push: Push) => Promise<void> {
  const consent = useConsent()
  return async (push) => {
    const isAllowed = await consent.ask('communication')
    if (isAllowed) await push.accept()
    else if (isAllowed === false) push.refuse()
  }
}
