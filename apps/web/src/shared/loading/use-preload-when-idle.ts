import { useEffect } from 'react'
import { savesData } from '#browser/device.ts'
import type { Late } from './late.tsx'
import { whenIdle } from './when-idle.ts'

/** Loads code when the page is idle, so that a later press need not wait for it; not where data is saved. `code` must be stable. */
export function usePreloadWhenIdle(code: Late<unknown>): void {
  useEffect(() => (savesData(navigator) ? undefined : whenIdle(code.preload)), [code])
}
