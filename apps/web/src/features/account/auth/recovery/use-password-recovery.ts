import { PasswordRecovery } from '@croupier/domain/session'
import { useState } from 'react'
import { useSite } from '#shared/site/tab.tsx'

/** The calls of a forgotten password. Made here, so that no first visit to the lobby loads them. */
export function usePasswordRecovery(): PasswordRecovery {
  const { http } = useSite()
  const [recovery] = useState(() => new PasswordRecovery(http))
  return recovery
}
