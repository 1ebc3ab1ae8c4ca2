import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** For a platform that does not send what was played. */
export function BySupport() {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-body">{t('play-history:bySupport')}</p>
      <SupportLink />
    </div>
  )
}
