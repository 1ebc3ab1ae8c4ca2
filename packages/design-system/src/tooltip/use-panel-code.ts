import { useEffect, useState } from 'react'

const load = () => import('./tooltip-panel.tsx')

type PanelCode = Awaited<ReturnType<typeof load>>

/** Loads the panel when it is first to show, and again the next time where that failed: the description is there without it. */
export function usePanelCode(isWanted: boolean): PanelCode | null {
  const [code, setCode] = useState<PanelCode | null>(null)
  const isMissing = isWanted && code === null
  useEffect(() => {
    if (isMissing) void load().then(setCode, () => undefined)
  }, [isMissing])
  return code
}
