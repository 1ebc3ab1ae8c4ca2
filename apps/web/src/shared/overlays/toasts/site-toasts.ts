import { addToast, emptyToastQueue, removeToast, type Queued, type ToastQueue } from '@croupier/design-system'
import { action, makeObservable, observableRef } from 'mobx'

/** A short notice at the top of the screen (core.md 2, Toasts). */
export interface SiteToast {
  /** Notices of one id are about one thing: the newer takes the older one's place. Default: one of its own. */
  readonly id?: string
  /** `negative` interrupts a screen reader. Default `info`; `accent` is for gifts. */
  readonly tone?: 'info' | 'positive' | 'negative' | 'accent'
  readonly title?: string
  readonly text?: string
  /** Text as the platform wrote it, in place of `text`: sanitised where it is drawn. */
  readonly html?: string
  /** Address of a picture, in place of the icon. */
  readonly image?: string
  /** A way on to a page of this site; the toast goes when it is taken. */
  readonly link?: { readonly label: string; readonly to: string }
  /** Milliseconds until it goes; 0 stays until closed. Default 10000 (core.md 9). */
  readonly timeMs?: number
  /** While it waits or shows, no other does. Default false. */
  readonly blocking?: boolean
}
export type QueuedToast = SiteToast & Queued

/** The notices of one tab, in the order in which they came. What the cashbox holds back waits in here. */
export class SiteToasts {
  queue: ToastQueue<QueuedToast> = emptyToastQueue
  #lastId = 0

  constructor() {
    makeObservable(this, { queue: observableRef, show: action, close: action, clear: action })
  }

  /** @returns what takes it away again */
  show(toast: SiteToast): () => void {
    const id = toast.id ?? `toast-${(this.#lastId += 1)}`
    this.queue = addToast(this.queue, { ...toast, id })
    return () => this.close(id)
  }

  close(id: string): void {
    this.queue = removeToast(this.queue, id)
  }

  /** Takes all of them away, those that wait too. */
  clear(): void {
    for (const { id } of this.queue.toasts) this.close(id)
  }
}
