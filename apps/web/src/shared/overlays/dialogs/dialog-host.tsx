import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useTab } from '../../site/tab.tsx'
import type { LaterFeature } from '../../texts/texts.ts'
import type { DialogFrame, DialogKind, DialogProps } from './dialog-props.ts'
import type { ShownDialog } from './dialogs.ts'
import { LateDialog } from './late-dialog.tsx'

/** What draws each kind; a chunk each, fetched when first opened. */
export type DialogLoaders = {
  readonly [K in DialogKind]: () => Promise<{ readonly Dialog: ComponentType<DialogProps[K] & DialogFrame> }>
}

/** Texts that come with a kind's code (decision 34). */
export type DialogTexts = { readonly [K in DialogKind]?: readonly LaterFeature[] }

export interface DialogHostProps {
  readonly loaders: DialogLoaders
  readonly texts?: DialogTexts
}

const NO_TEXTS: readonly LaterFeature[] = []

/** Draws the dialogs that are open, each under `data-dialog` with its kind. Stands once, in the root layout. */
export const DialogHost = observer(function DialogHost({ loaders, texts = {} }: DialogHostProps) {
  const { dialogs } = useTab()
  const { pathname } = useLocation()
  // What is on screen the router closes before the next page is drawn; this is for what was still on its way.
  useEffect(() => () => dialogs.leavePage(), [dialogs, pathname])
  return dialogs.shown.map((dialog) => (
    <div key={dialog.id} data-dialog={dialog.kind} className="contents">
      <DialogByKind
        dialog={dialog}
        loaders={loaders}
        texts={texts[dialog.kind] ?? NO_TEXTS}
        onClose={() => dialogs.close(dialog.id)}
      />
    </div>
  ))
})

interface DialogByKindProps {
  readonly loaders: DialogLoaders
  readonly texts: readonly LaterFeature[]
  readonly dialog: ShownDialog
  readonly onClose: () => void
}

/** Any of the components: which one, and which props fit it, is told by the kind they both come from. */
type AnyDialog = ComponentType<DialogProps[DialogKind] & DialogFrame>

function DialogByKind({ dialog: { kind, props, isOpen }, loaders, texts, onClose }: DialogByKindProps) {
  const needTexts = useTab().language.need
  const load = useCallback(async () => {
    const [code] = await Promise.all([loaders[kind](), needTexts(texts)])
    return code as { readonly Dialog: AnyDialog }
  }, [loaders, kind, needTexts, texts])
  return <LateDialog load={load} props={props} open={isOpen} onClose={onClose} />
}
