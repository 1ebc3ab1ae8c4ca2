import type { RefObject } from 'react'
import { late, LateView } from '#shared/loading/late.tsx'
import { DialogFailure } from '#shared/overlays/dialogs/dialog-failure.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import type { CaptchaControl, CaptchaFrame } from './use-captcha.ts'

const question = late(() => import('./captcha-question.tsx'))

export interface CaptchaDialogProps {
  readonly captcha: CaptchaControl
}

/** The captcha's frame: in a dialog for version 2, hidden for version 3. */
export function CaptchaDialog({ captcha: { frame, frameRef, dismiss } }: CaptchaDialogProps) {
  if (!frame) return null
  const vendor = <VendorFrame frame={frame} frameRef={frameRef} />
  if (frame.version === 3) return vendor
  return (
    <LateView code={question} failed={(failure) => <DialogFailure failure={failure} onClose={dismiss} />}>
      {({ CaptchaQuestion }) => <CaptchaQuestion onClose={dismiss}>{vendor}</CaptchaQuestion>}
    </LateView>
  )
}

interface VendorFrameProps {
  readonly frame: CaptchaFrame
  readonly frameRef: RefObject<HTMLIFrameElement | null>
}

/** Has the height of a checkbox, or of a challenge while there is one. */
function VendorFrame({ frame: { url, version, hasChallenge }, frameRef }: VendorFrameProps) {
  const t = useTexts()
  return (
    <iframe
      ref={frameRef}
      src={url}
      title={t('auth:captchaTitle')}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      className={version === 2 ? `w-full border-0 scheme-light ${hasChallenge ? 'h-150' : 'h-24'}` : 'hidden'}
    />
  )
}
