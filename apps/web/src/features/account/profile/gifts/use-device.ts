import type { Device } from '@croupier/domain/core'
import { useSyncExternalStore } from 'react'
import { useTab } from '#shared/site/tab.tsx'

/** The device as calls name it, so that the page offers what the platform allows. The server's page names that of the request. */
export function useDevice(): Device {
  const { site, visit } = useTab()
  return useSyncExternalStore(onResize, site.device, () => visit.device)
}

function onResize(handler: () => void): () => void {
  window.addEventListener('resize', handler)
  return () => window.removeEventListener('resize', handler)
}
