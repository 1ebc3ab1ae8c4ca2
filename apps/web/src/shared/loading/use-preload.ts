import { useEffect } from 'react'
import { savesData } from '#browser/device.ts'
import type { Late } from './late.tsx'
import { after, type Wait } from './when-idle.ts'

/** Loads code when the page is idle, or quiet, so that a later press need not wait for it; not where data is saved. `code` must be stable. */
export function usePreload(code: Late<unknown>, wait: Wait = 'idle'): void {
  useEffect(() => (savesData(navigator) ? undefined : after(wait, code.preload)), [code, wait])
}
