import { createPush, type Push } from '@croupier/domain/messaging'
import { useEffect } from 'react'
import { useSite, useTexts } from '../site/tab.tsx'
import { useIsExcluded } from '../site/use-is-excluded.ts'
import { pushLanguage } from './push-texts.ts'

/** Web push of the player on this device; null for guests and for players who are self-excluded. For observers whose texts have `push`. */
export function usePush(): Push | null {
  const site = useSite()
  const t = useTexts()
  const isExcluded = useIsExcluded()
  const own = site.knownPlayerPart(createPush)
  const push = isExcluded ? null : own
  const isOffered = push?.isOffered ?? false
  useEffect(() => {
    if (push && isOffered) void push.open().then(() => push.speak(pushLanguage(t)))
  }, [push, t, isOffered])
  return push
}
