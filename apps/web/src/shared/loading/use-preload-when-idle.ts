import { useEffect } from 'react'
import type { Late } from './late.tsx'
import { whenIdle } from './when-idle.ts'

/** Loads code when the page is idle, so that a later press need not wait for it. `code` must be stable. */
export function usePreloadWhenIdle(code: Late<unknown>): void {
  useEffect(() => whenIdle(code.preload), [code])
}
