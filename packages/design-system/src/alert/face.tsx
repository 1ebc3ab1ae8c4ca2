import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { actionsStyles } from '../modal/modal-styles.ts'
import { Modal, type ModalProps } from '../modal/modal.tsx'

/** Props shared by alert, confirm and error. */
export interface AlertFrame extends Pick<
  ModalProps,
  'open' | 'title' | 'closeLabel' | 'onClose' | 'dismissible' | 'closeButton' | 'type'
> {
  children?: ReactNode
}

const TONES = {
  info: 'bg-info-soft text-info',
  accent: 'bg-accent-soft text-accent',
  negative: 'bg-negative-soft text-negative',
}

interface FaceProps extends AlertFrame {
  icon: LucideIcon
  tone: keyof typeof TONES
  large?: boolean | undefined
  actions: ReactNode
}

export function Face({ icon: Icon, tone, large = false, actions, children, ...frame }: FaceProps) {
  return (
    <Modal
      {...frame}
      role="alertdialog"
      size={large ? 'md' : 'sm'}
      className={large ? 'text-center [&_header]:px-14!' : undefined}
      logo={
        <span
          className={clsx(
            'flex items-center justify-center rounded-full',
            large ? 'mx-auto mt-4 size-16 [&_svg]:size-8' : 'size-11 [&_svg]:size-6',
            TONES[tone],
          )}
        >
          <Icon aria-hidden="true" className="stroke-[1.75]" />
        </span>
      }
      footer={
        <div
          data-slot="alert-actions"
          className={clsx(actionsStyles, large && 'w-full [&>*]:min-w-[min(100%,180px)] [&>*]:flex-1')}
        >
          {actions}
        </div>
      }
    >
      <div className={large ? 'text-base' : 'text-sm'}>{children}</div>
    </Modal>
  )
}
