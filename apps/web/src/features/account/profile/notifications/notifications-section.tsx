import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'

const settings = late(() => import('./push-settings.tsx'))
const TEXTS = ['push'] as const

/** What the player is notified of on this device. Only the browser knows it, so the server renders nothing. */
export function NotificationsSection() {
  const code = useWithTexts(settings, TEXTS)
  return <LateView code={code}>{({ PushSettings }) => <PushSettings />}</LateView>
}
