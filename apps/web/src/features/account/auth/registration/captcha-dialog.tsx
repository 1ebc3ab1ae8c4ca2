import { Modal } from '@croupier/design-system'
import { useTexts } from '../../../../shared/site/tab.tsx'
import type { CaptchaControl } from './use-captcha.ts'

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
    <Modal title={t('auth:captchaTitle')} closeLabel={t('auth:close')} onClose={dismiss}>
      {/* Focus this text, because a focused vendor frame would swallow Escape. */}
      <p data-autofocus="" tabIndex={-1} className="mb-4 text-body outline-none">
        {t('auth:captchaText')}
      </p>
      {vendor}
    </Modal>
  )
}
