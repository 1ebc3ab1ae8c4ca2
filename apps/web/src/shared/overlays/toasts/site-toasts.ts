import { addToast, emptyToastQueue, removeToast, type Queued, type ToastQueue } from '@croupier/design-system'
import { action, makeObservable, observableRef } from 'mobx'

declare module '../../site/tab.tsx' {
  interface Tab {
    readonly toasts: SiteToasts
  }
}

export interface SiteToast {
  /** A toast with the same id replaces the older one. Default: a new id. */
  readonly id?: string
  /** `negative` interrupts a screen reader, `accent` is for gifts. Default `info`. */
  readonly tone?: 'info' | 'positive' | 'negative' | 'accent'
  readonly title?: string
  readonly text?: string
  /** Platform HTML instead of `text`, sanitised when rendered. */
  readonly html?: string
  readonly image?: string
  /** ms; 0 stays until closed. Default 10,000. */
  readonly lifetime?: number
  /** Following it closes the toast. */
  readonly link?: { readonly label: string; readonly to: string }
}
export type QueuedToast = SiteToast & Queued

export class SiteToasts {
  queue: ToastQueue<QueuedToast> = emptyToastQueue
  #lastId = 0

  constructor() {
    makeObservable(this, { queue: observableRef, show: action, close: action, clear: action })
  }

  /** @returns closes the toast */
  show(toast: SiteToast): () => void {
    const id = toast.id ?? `toast-${(this.#lastId += 1)}`
    this.queue = addToast(this.queue, { ...toast, id })
    return () => this.close(id)
  }

  close(id: string): void {
    this.queue = removeToast(this.queue, id)
  }

  clear(): void {
    for (const { id } of this.queue.toasts) this.close(id)
  }
}
