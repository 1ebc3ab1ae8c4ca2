import type { ChatSiteMessage, ChatVendor, ChatVisitor } from '@croupier/contract/chat-frame'
import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Logger, Means, OnStart } from '../../core/index.ts'
import { loadChatVisitor } from './chat-api.ts'
import type { ChatFrameMessage } from './chat-message.ts'
import { CLOSED, nextChatState, type ChatEvent, type ChatState } from './chat-state.ts'
import { chatLocation, type ChatLocations } from './chat-visitor.ts'

/** How long a vendor may be silent before the chat counts as failed, milliseconds. */
export const CHAT_SILENCE_MS = 15_000
/** How long a vendor may take to end a conversation after the player has signed out, milliseconds. */
export const CHAT_END_MS = 3_000

export interface ChatMeans extends Pick<Means, 'http' | 'timers'> {
  readonly log: Logger
  /** Registers cleanup for the end of the player's session. */
  readonly onStart: OnStart
}

export interface ChatAt extends ChatLocations {
  readonly vendor: ChatVendor
  readonly account: string
}

/** Language (BCP 47) and topic of the conversation. */
export interface ChatWords {
  readonly language: string
  readonly topic: string
}

/** The player's chat with support, at one vendor. The host shows the vendor's frame and carries its messages. */
export class Chat {
  state: ChatState = CLOSED
  at: ChatAt | null = null
  readonly #means: ChatMeans
  #words: ChatWords = { language: 'en', topic: '' }
  #visitor: ChatVisitor | null = null
  #send: ((message: ChatSiteMessage) => void) | null = null
  #isFrameLoaded = false
  #stopTimer: (() => void) | null = null

  constructor(means: ChatMeans) {
    this.#means = means
    makeObservable<this, 'begin' | 'change'>(this, {
      state: observableRef,
      at: observableRef,
      unread: computed,
      begin: action,
      change: action,
    })
    means.onStart(() => () => this.end())
  }

  get unread(): number {
    return this.state.status === 'open' ? this.state.unread : 0
  }

  /** Shows the chat; starts it unless it runs. */
  ask(at: ChatAt, words: ChatWords): void {
    this.#words = words
    this.begin(at, { type: 'asked' })
  }

  /** Goes on with the conversation of before a reload. */
  resume(at: ChatAt, words: ChatWords, isShown: boolean): void {
    this.#words = words
    this.begin(at, { type: 'resumed', isShown })
  }

  retry(): void {
    if (this.state.status !== 'failed') return
    this.change({ type: 'retried' })
    this.#load()
  }

  minimise(): void {
    this.change({ type: 'minimised' })
    this.#sendShown()
  }

  close(): void {
    this.change({ type: 'closed' })
  }

  /** Ends the conversation with the vendor, who forgets the visitor: a logout, or consent that is withdrawn. */
  end(): void {
    this.change({ type: 'left' })
    if (this.state.status === 'ending') this.#send?.({ type: 'end' })
  }

  setLanguage(language: string): void {
    if (this.#words.language === language) return
    this.#words = { ...this.#words, language }
    this.#send?.({ type: 'language', language })
  }

  /** Connects the frame of this attempt. Returns how to disconnect it. */
  connect(send: (message: ChatSiteMessage) => void): () => void {
    this.#send = send
    this.#isFrameLoaded = false
    return () => {
      if (this.#send === send) this.#send = null
    }
  }

  /** A message of the frame. */
  receive(message: ChatFrameMessage): void {
    switch (message.type) {
      case 'loaded':
        this.#isFrameLoaded = true
        return this.#start()
      case 'ready':
        return this.change({ type: 'ready' })
      case 'unread':
        return this.change(message)
      case 'minimise':
        return this.minimise()
      case 'error':
        return this.change({ type: 'failed', reason: 'vendor' })
      case 'ended':
        return this.change({ type: 'ended' })
    }
  }

  protected begin(at: ChatAt, event: ChatEvent): void {
    const isNew = this.state.status === 'closed'
    if (isNew) this.at = at
    this.change(event)
    if (isNew) this.#load()
    else this.#sendShown()
  }

  /** Reads who the visitor is, beside the frame. */
  #load(): void {
    const { http, log } = this.#means
    const { state, at } = this
    if (state.status !== 'loading' || at === null) return
    this.#visitor = null
    const { attempt } = state
    loadChatVisitor(http, at.vendor).then(
      (visitor) => {
        if (!this.#isLoading(attempt)) return
        this.#visitor = visitor
        this.#start()
      },
      (error: unknown) => {
        if (!this.#isLoading(attempt)) return
        log.warn('chat visitor', error)
        this.change({ type: 'failed', reason: 'visitor' })
      },
    )
  }

  #isLoading(attempt: number): boolean {
    return this.state.status === 'loading' && this.state.attempt === attempt
  }

  #start(): void {
    const { state, at } = this
    if (state.status !== 'loading' || at === null || this.#visitor === null || !this.#isFrameLoaded) return
    const visitor = this.#visitor
    this.#send?.({
      type: 'start',
      account: at.account,
      location: chatLocation(at, visitor),
      visitor,
      ...this.#words,
      isShown: state.isShown,
    })
  }

  #sendShown(): void {
    const { state } = this
    if (state.status === 'open') this.#send?.({ type: 'shown', isShown: state.isShown, topic: this.#words.topic })
  }

  /** Moves to the next state, and counts the time that the new one may take. */
  protected change(event: ChatEvent): void {
    const before = this.state
    const state = nextChatState(before, event)
    if (state === before) return
    this.state = state
    if (state.status === before.status && !(state.status === 'loading' && event.type === 'retried')) return
    if (state.status === 'closed') this.#visitor = null
    // The conversation opens as it is seen now: it may have been minimised while it loaded.
    if (state.status === 'open') this.#sendShown()
    this.#stopTimer?.()
    this.#stopTimer = this.#timerOf(state)
  }

  #timerOf({ status }: ChatState): (() => void) | null {
    const { timers } = this.#means
    if (status === 'loading')
      return timers.after(CHAT_SILENCE_MS, () => this.change({ type: 'failed', reason: 'silence' }))
    return status === 'ending' ? timers.after(CHAT_END_MS, () => this.change({ type: 'ended' })) : null
  }
}
