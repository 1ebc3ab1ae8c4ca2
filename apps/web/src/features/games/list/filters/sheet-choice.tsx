import { Button } from '@croupier/design-system'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LateDialog, type LateDialogProps } from '#shared/overlays/dialogs/late-dialog.tsx'

export interface SheetChoiceProps<Props> extends Pick<LateDialogProps<Props>, 'code' | 'props'> {
  readonly onNear?: (() => void) | undefined
  readonly children: ReactNode
}

/** A button and the sheet it opens. Preloads the sheet's code when a pointer or focus comes near. */
export function SheetChoice<Props>({ code, props, onNear, children }: SheetChoiceProps<Props>) {
  const { key: page } = useLocation()
  /** The location on which the sheet was opened: it closes on navigation. */
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const prepare = () => {
    onNear?.()
    code.preload()
  }
  const open = () => {
    onNear?.()
    setOpenedOn(page)
  }
  return (
    <>
      <Button
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-haspopup="dialog"
        className="max-sm:px-3.5 max-sm:text-sm"
      >
        {children}
      </Button>
      <LateDialog code={code} props={props} open={openedOn === page} onClose={() => setOpenedOn(null)} />
    </>
  )
}
