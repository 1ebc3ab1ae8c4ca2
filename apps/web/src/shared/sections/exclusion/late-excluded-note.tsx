import { late, LateView } from '../../loading/late.tsx'
import { useWithTexts } from '../../loading/use-with-texts.ts'

const note = late(() => import('./excluded-note.tsx'))
const TEXTS = ['exclusion'] as const

/** In place of an offer, for a player who is self-excluded. */
export function LateExcludedNote() {
  const code = useWithTexts(note, TEXTS)
  return <LateView code={code}>{({ ExcludedNote }) => <ExcludedNote />}</LateView>
}
