import { useEffect, useState, type RefObject } from 'react'
import { late, LateView } from '../../../../shared/loading/late.tsx'
import { DialogFailure } from '../../../../shared/overlays/dialogs/dialog-failure.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import type { CaptchaControl } from './use-captcha.ts'

const question = late(() => import('./captcha-question.tsx'))

export interface CaptchaDialogProps {
  readonly captcha: CaptchaControl
}

/** The captcha's frame: in a dialog for version 2, hidden for version 3. */
export function CaptchaDialog({ captcha: { frame, frameRef, dismiss } }: CaptchaDialogProps) {
  if (!frame) return null
  const vendor = <CaptchaFrame url={frame.url} isVisible={frame.version === 2} frameRef={frameRef} />
  if (frame.version === 3) return vendor
  return (
    <LateView code={question} failed={(failure) => <DialogFailure failure={failure} onClose={dismiss} />}>
      {({ CaptchaQuestion }) => <CaptchaQuestion onClose={dismiss}>{vendor}</CaptchaQuestion>}
    </LateView>
  )
}

interface CaptchaFrameProps {
  readonly url: string
  readonly isVisible: boolean
  readonly frameRef: RefObject<HTMLIFrameElement | null>
}

/** After the press that gave the frame the focus: a box that moves under the pointer is not ticked. */
const GROWS_AFTER_MS = 500

/** Has the height of a checkbox, and soon after its use that of a challenge. */
function CaptchaFrame({ url, isVisible, frameRef }: CaptchaFrameProps) {
  const t = useTexts()
  const [hasFocus, setFocus] = useState(false)
  const [isTall, setTall] = useState(false)
  // The page loses the focus to the frame: a frame of another origin tells nothing else of its use.
  useEffect(() => {
    const check = () => setFocus(document.activeElement === frameRef.current)
    window.addEventListener('blur', check)
    return () => window.removeEventListener('blur', check)
  }, [frameRef])
  useEffect(() => {
    if (!hasFocus) return undefined
    const timer = setTimeout(() => setTall(true), GROWS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasFocus])
  return (
    <iframe
      ref={frameRef}
      src={url}
      title={t('auth:captchaTitle')}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      className={isVisible ? `w-full border-0 scheme-light ${isTall ? 'h-150' : 'h-24'}` : 'hidden'}
    />
  )
}
