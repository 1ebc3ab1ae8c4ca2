import { useState } from 'react'
import { usePhone } from '../responsive/use-phone.ts'

const load = () => import('../sheet/sheet.tsx')

/** The module of the sheet. */
export type SheetCode = Awaited<ReturnType<typeof load>>

/** Loads the sheet of a list on phones. Without it, as after a failed load, the list is a panel by its control. */
export function useSheetCode() {
  const isPhone = usePhone()
  const [code, setCode] = useState<SheetCode | null>(null)
  const fetchSheet = () => load().then(setCode, () => undefined)
  const isMissing = isPhone && code === null
  return {
    /** null: show a panel. */
    sheet: isPhone ? code : null,
    /** Starts loading, before a press is complete. */
    prepare: () => {
      if (isMissing) void fetchSheet()
    },
    /** Runs `open` when the sheet has loaded or failed to. */
    whenReady: (open: () => void) => {
      if (isMissing) void fetchSheet().then(open)
      else open()
    },
  }
}
