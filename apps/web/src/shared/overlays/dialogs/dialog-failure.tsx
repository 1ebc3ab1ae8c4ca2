import { Button, enterOverlay } from '@croupier/design-system'
import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { type LateFailure } from '../../loading/late.tsx'
import { needsReload } from '../../loading/new-release.ts'
import { useTexts } from '../../site/tab.tsx'

export interface DialogFailureProps {
  readonly failure: LateFailure
  readonly onClose: () => void
}

/** Shown when a dialog's code did not load. Uses a plain `<dialog>`: the Modal's code may be what is missing. */
export function DialogFailure({ failure: { reason, retry }, onClose }: DialogFailureProps) {
  const t = useTexts()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    const leave = enterOverlay({ kind: 'modal', close: () => close() })
    return () => {
      leave()
      dialog?.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={onClose}
      className="fixed inset-0 m-auto h-fit w-[min(400px,calc(100vw-2rem))] rounded-card bg-floating p-6 text-body shadow-overlay backdrop:bg-scrim"
    >
      <p id={id}>{t(reason)}</p>
      <div className="mt-5 flex flex-wrap gap-3 [&>*]:grow">
        <Button onClick={onClose}>{t('dialogs:close')}</Button>
        <Button intent="primary" onClick={retry}>
          <RotateCw aria-hidden />
          {t(needsReload(reason) ? 'dialogs:reload' : 'errors:retry')}
        </Button>
      </div>
    </dialog>
  )
}
