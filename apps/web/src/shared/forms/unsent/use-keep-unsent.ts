import { createKeepForm, type Form } from '@croupier/domain/core'
import { useEffect } from 'react'
import { useSite } from '../../site/tab.tsx'

/** Keeps what a form of this page holds unsent when the platform ends the session, for the player's next login. For observers. */
export function useKeepUnsent<V extends object>(name: string, form: Form<V>): void {
  const site = useSite()
  const keep = site.playerPart(createKeepForm)
  // Nothing is given back before the player is known.
  const owner = site.player?.id
  useEffect(() => keep?.(name, form), [keep, name, form, owner])
}
