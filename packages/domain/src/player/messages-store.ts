import { computed, makeObservable } from 'mobx'
import { inOrder, type Means, type Resource, type ResourceState, together } from '../core/index.ts'
import { type Message, type MessageChange, changeMessages, newestFirst, unreadOf, withOlder } from './message.ts'
import type { PlayerApi } from './player-api.ts'

export interface MessagesMeans extends Pick<Means, 'live' | 'log' | 'reads' | 'onStart'> {
  readonly api: Pick<PlayerApi, 'messages' | 'readMessage'>
  /** Reads the message of a live event. */
  readonly readLive: (payload: object) => Promise<Message>
}

/** A player's latest messages, live, and which are unread. */
export class MessagesStore {
  readonly #api: MessagesMeans['api']
  readonly #readLive: MessagesMeans['readLive']
  readonly #log: MessagesMeans['log']
  readonly #list: Resource<readonly Message[]>

  constructor({ api, readLive, live, log, reads, onStart }: MessagesMeans) {
    this.#api = api
    this.#readLive = readLive
    this.#log = log
    const load = async (signal: AbortSignal) => newestFirst(await api.messages(signal, 0))
    this.#list = reads.one<readonly Message[]>('messages', load, {
      isBase: true,
      isLive: true,
      currency: 'keep',
      merge: withOlder,
    })
    makeObservable(this, { state: computed, items: computed, unread: computed, unreadCount: computed })
    onStart(() => this.#follow(live))
  }

  get state(): ResourceState<readonly Message[]> {
    return this.#list.state
  }

  /** Newest first; empty while unknown. */
  get items(): readonly Message[] {
    return this.#list.value ?? []
  }

  get unread(): readonly Message[] {
    return unreadOf(this.items)
  }

  get unreadCount(): number {
    return this.unread.length
  }

  reload(): Promise<readonly Message[]> {
    return this.#list.reload()
  }

  /** Loads the messages after the oldest known one. Resolves with whether one came that was not known. */
  async loadOlder(signal: AbortSignal): Promise<boolean> {
    const known = this.items.length
    this.#change({ type: 'older', messages: await this.#api.messages(signal, known) })
    return this.items.length > known
  }

  /** Marks the message as read at once; undone if the call fails, then resolves with false. */
  async read(id: string): Promise<boolean> {
    if (!this.unread.some((message) => message.id === id)) return true
    this.#change({ type: 'marked', id, isNew: false })
    try {
      await this.#api.readMessage(id)
      return true
    } catch (error) {
      this.#log.error('reading a message', error)
      this.#change({ type: 'marked', id, isNew: true })
      return false
    }
  }

  #follow(live: MessagesMeans['live']): () => void {
    const next = inOrder((error) => this.#log.error('live message', error))
    return together(
      live.on('notification-update', (payload) =>
        next(async () => this.#change({ type: 'put', message: await this.#readLive(payload) })),
      ),
      live.on('notification-remove', ({ id }) => next(async () => this.#change({ type: 'removed', id: String(id) }))),
    )
  }

  #change(change: MessageChange): void {
    this.#list.change((messages) => changeMessages(messages, change))
  }
}
