import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useTab } from '../../site/tab.tsx'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'
import type { DialogFrame, DialogKind, DialogProps } from './dialog-props.ts'
import type { ShownDialog } from './dialogs.ts'
import type { Late } from '../../loading/late.tsx'
import { useWithTexts } from '../../loading/use-with-texts.ts'
import { LateDialog } from './late-dialog.tsx'

export type DialogLoaders = {
  readonly [K in DialogKind]: {
    readonly code: Late<{ readonly Dialog: ComponentType<DialogProps[K] & DialogFrame> }>
    readonly texts?: readonly OnDemandNamespace[]
  }
}

const NO_TEXTS: readonly OnDemandNamespace[] = []

export const DialogHost = observer(function DialogHost({ loaders }: { readonly loaders: DialogLoaders }) {
  const { dialogs, language } = useTab()
  const { pathname } = useLocation()
  // Visible dialogs are closed by the router; this closes those still loading. Before the next page is drawn: a press on
  // that page may open a dialog at once.
  useLayoutEffect(() => () => dialogs.leavePage(), [dialogs, pathname])
  // The one that a button on every page opens, with what all dialogs share. The document has asked for the files already,
  // and not to wait for an idle moment makes a press right after hydration faster.
  useEffect(() => {
    const { code, texts = NO_TEXTS } = loaders.support
    code.preload()
    void language.need(texts).catch(() => undefined)
  }, [loaders, language])
  return dialogs.shown.map((dialog) => (
    <DialogByKind key={dialog.id} dialog={dialog} loaders={loaders} onClose={() => dialogs.close(dialog.id)} />
  ))
})

interface DialogByKindProps {
  readonly loaders: DialogLoaders
  readonly dialog: ShownDialog
  readonly onClose: () => void
}

type AnyDialog = ComponentType<DialogProps[DialogKind] & DialogFrame>

function DialogByKind({ dialog: { kind, props, isOpen }, loaders, onClose }: DialogByKindProps) {
  const { code, texts = NO_TEXTS } = loaders[kind]
  const dialog = useWithTexts(code as Late<{ readonly Dialog: AnyDialog }>, texts)
  return <LateDialog code={dialog} props={props} open={isOpen} onClose={onClose} />
}
