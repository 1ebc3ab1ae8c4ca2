import { action, makeObservable, observableRef } from 'mobx'
import type { ConfirmProps, DialogKind, DialogProps } from './dialog-props.ts'

interface DialogOf<K extends DialogKind> {
  readonly id: number
  readonly kind: K
  readonly props: DialogProps[K]
  /** False once it is closed: it stays in the list while it leaves the screen. */
  readonly isOpen: boolean
  readonly onClosed?: (() => void) | undefined
}
export type ShownDialog = { [K in DialogKind]: DialogOf<K> }[DialogKind]

/** These are about the player, not about a page: they stay through navigation until they are answered. */
const STAYING: ReadonlySet<DialogKind> = new Set(['reality-check'])

/**
 * The dialogs over the page, the newest on top; one of these for each tab. Whoever needs one opens it by its kind and knows
 * nothing of its component. The next page closes those that are about a page: open what belongs to it after navigating.
 */
export class Dialogs {
  shown: readonly ShownDialog[] = []
  #lastId = 0

  constructor() {
    makeObservable(this, { shown: observableRef, open: action, close: action, leavePage: action })
  }

  /**
   * Opens a dialog on top of what is open. One of that kind with the same words takes the new functions and keeps its place.
   * @param onClosed is told once, whichever way it went: by a button, Escape, the backdrop or the next page
   * @returns what closes it again
   */
  open<K extends DialogKind>(kind: K, props: DialogProps[K], onClosed?: () => void): () => void {
    const words = JSON.stringify(props)
    const known = this.shown.find((one) => one.isOpen && one.kind === kind && JSON.stringify(one.props) === words)
    const id = known?.id ?? (this.#lastId += 1)
    // The compiler cannot see that kind and props belong together once they are in one object; this signature says it.
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

  /** Closes what was about the page that is left. */
  leavePage(): void {
    for (const { id, kind } of this.shown.toReversed()) if (!STAYING.has(kind)) this.close(id)
  }

  /** Asks, and resolves with the answer; whatever closes the question says no. */
  ask(question: Omit<ConfirmProps, 'onConfirm' | 'failureText'>): Promise<boolean> {
    return new Promise((resolve) => {
      this.open('confirm', { ...question, onConfirm: () => resolve(true) }, () => resolve(false))
    })
  }
}
