import { late, LateView } from '../../../../shared/loading/late.tsx'
import { DialogFailure } from '../../../../shared/overlays/dialogs/dialog-failure.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import type { CaptchaControl } from './use-captcha.ts'

const question = late(() => import('./captcha-question.tsx'))

export interface CaptchaDialogProps {
  readonly captcha: CaptchaControl
}

/** The vendor's frame: in a dialog for version 2, hidden for version 3. */
export function CaptchaDialog({ captcha: { frame, frameRef, dismiss } }: CaptchaDialogProps) {
  const t = useTexts()
  if (!frame) return null
  const className = frame.version === 2 ? 'h-24 w-full border-0' : 'hidden'
  const vendor = (
    <iframe
      ref={frameRef}
      src={frame.url}
      title={t('auth:captchaTitle')}
      sandbox="allow-scripts allow-same-origin"
      className={className}
    />
  )
  if (frame.version === 3) return vendor
  return (
    <LateView code={question} failed={(failure) => <DialogFailure failure={failure} onClose={dismiss} />}>
      {({ CaptchaQuestion }) => <CaptchaQuestion onClose={dismiss}>{vendor}</CaptchaQuestion>}
    </LateView>
  )
}
