import { Modal } from '@croupier/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/site/tab.tsx'

export interface CaptchaQuestionProps {
  readonly onClose: () => void
  /** The vendor's frame. */
  readonly children: ReactNode
}

/** The dialog around a visible captcha. */
export function CaptchaQuestion({ onClose, children }: CaptchaQuestionProps) {
  const t = useTexts()
  return (
    <Modal title={t('auth:captchaTitle')} closeLabel={t('auth:close')} onClose={onClose}>
      {/* Focus this text, because a focused vendor frame would swallow Escape. */}
      <p data-autofocus="" tabIndex={-1} className="mb-4 text-body outline-none">
        {t('auth:captchaText')}
      </p>
      {children}
    </Modal>
  )
}
