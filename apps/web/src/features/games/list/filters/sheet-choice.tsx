import { Button } from '@croupier/design-system'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LateDialog, type LateDialogProps } from '../../../../shared/overlays/dialogs/late-dialog.tsx'

export interface SheetChoiceProps<Props> extends Pick<LateDialogProps<Props>, 'code' | 'props'> {
  /** The sheet may be opened soon: a pointer or focus came near. */
  readonly onNear?: (() => void) | undefined
  /** What the button says. */
  readonly children: ReactNode
}

/** A button over a list, and the sheet it opens. The sheet's script comes when a pointer or focus comes near. */
export function SheetChoice<Props>({ code, props, onNear, children }: SheetChoiceProps<Props>) {
  const { key: page } = useLocation()
  /** The visit of a page on which it was opened: on the next route it is closed by itself (core.md 2, producer picker). */
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const prepare = () => {
    onNear?.()
    code.preload()
  }
  const open = () => {
    onNear?.()
    setOpenedOn(page)
    setWasOpened(true)
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
      {wasOpened && <LateDialog code={code} props={props} open={openedOn === page} onClose={() => setOpenedOn(null)} />}
    </>
  )
}
