import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'
import type { InstallEntryProps } from './install-entry.tsx'

const installEntry = late(() => import('./install-entry.tsx'))
const TEXTS = ['install'] as const

/** `InstallEntry`, loaded when the page is idle. */
export function LateInstallEntry(props: InstallEntryProps) {
  const entry = useWithTexts(installEntry, TEXTS)
  return (
    <LateView code={entry} wait="idle">
      {({ InstallEntry }) => <InstallEntry {...props} />}
    </LateView>
  )
}
