import { action, makeObservable, observableRef } from 'mobx'
import type { SupportTopic } from '../support-topic.ts'

declare module '../../site/tab.tsx' {
  interface Tab {
    readonly chat: ChatOpener
  }
}

export interface ChatRequest {
  readonly topic: SupportTopic
  /** A conversation of before a reload, which takes neither the focus nor, if minimised, any room. */
  readonly isResumed: boolean
  readonly isShown: boolean
}

/** What the page around the chat needs of it. */
export interface ChatReport {
  readonly isRunning: boolean
  readonly unread: number
  /** It covers the whole screen, as on a phone. */
  readonly isCovering: boolean
}

const QUIET: ChatReport = { isRunning: false, unread: 0, isCovering: false }

/** Asks for the chat with support, whose code loads then, and tells the rest of the page what to show of it. */
export class ChatOpener {
  request: ChatRequest | null = null
  told: ChatReport = QUIET

  constructor() {
    makeObservable(this, { request: observableRef, told: observableRef, open: action, tell: action, forget: action })
  }

  get unread(): number {
    return this.told.unread
  }
  get isRunning(): boolean {
    return this.told.isRunning
  }
  get isCovering(): boolean {
    return this.told.isCovering
  }

  open(topic: SupportTopic, { isResumed = false, isShown = true }: Partial<ChatRequest> = {}): void {
    this.request = { topic, isResumed, isShown }
  }

  tell(report: ChatReport): void {
    this.told = report
  }

  forget = (): void => {
    this.request = null
    this.told = QUIET
  }
}
