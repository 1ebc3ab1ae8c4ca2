import { action, makeObservable, observableRef } from 'mobx'
import type { ConfirmProps, DialogKind, DialogProps } from './dialog-props.ts'

declare module '../../site/tab.tsx' {
  interface Tab {
    readonly dialogs: Dialogs
  }
}

interface DialogOf<K extends DialogKind> {
  readonly id: number
  readonly kind: K
  readonly props: DialogProps[K]
  /** False while the closing animation runs. */
  readonly isOpen: boolean
  readonly onClosed?: (() => void) | undefined
}
export type ShownDialog = { [K in DialogKind]: DialogOf<K> }[DialogKind]

/** Dialogs that stay open during navigation. */
const STAYING: ReadonlySet<DialogKind> = new Set(['reality-check'])

/** The open dialogs of one tab, newest last. Navigation closes those of the page left: open after navigating. */
export class Dialogs {
  shown: readonly ShownDialog[] = []
  #lastId = 0

  constructor() {
    makeObservable(this, { shown: observableRef, open: action, close: action, leavePage: action })
  }

  /**
   * Opens a dialog on top; an open one with equal props takes the new callbacks instead. Returns its close function.
   * @param onClosed called once, however the dialog closes
   */
  open<K extends DialogKind>(kind: K, props: DialogProps[K], onClosed?: () => void): () => void {
    const wanted = JSON.stringify(props)
    const known = this.shown.find((one) => one.isOpen && one.kind === kind && JSON.stringify(one.props) === wanted)
    const id = known?.id ?? (this.#lastId += 1)
    // The compiler cannot relate kind and props once combined; the signature guarantees it.
    const dialog = { id, kind, props, isOpen: true, onClosed } as unknown as ShownDialog
    this.shown = known
      ? this.shown.map((one) => (one === known ? dialog : one))
      : [...this.shown.filter(({ isOpen }) => isOpen), dialog]
    known?.onClosed?.()
    return () => this.close(id)
  }

  close(id: number): void {
    const closing = this.shown.find((one) => one.id === id && one.isOpen)
    if (!closing) return
    this.shown = this.shown.map((one) => (one === closing ? { ...one, isOpen: false } : one))
    closing.onClosed?.()
  }

  /** Closes the dialogs of the page left. */
  leavePage(): void {
    for (const { id, kind } of this.shown.toReversed()) if (!STAYING.has(kind)) this.close(id)
  }

  /** Opens a confirmation; resolves true when confirmed, false when closed otherwise. */
  ask(question: Omit<ConfirmProps, 'onConfirm'>): Promise<boolean> {
    return new Promise((resolve) => {
      this.open('confirm', { ...question, onConfirm: () => resolve(true) }, () => resolve(false))
    })
  }
}
