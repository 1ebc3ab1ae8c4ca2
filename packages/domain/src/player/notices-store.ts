import { computed, makeObservable } from 'mobx'
import * as v from 'valibot'
import type { Live, Logger, OnStart, Reads, Resource, ResourceState } from '../core/index.ts'
import { type Notice, type NoticeChange, changeNotices, newestFirst, unreadOf } from './notice.ts'
import { NoticeSchema } from './notice-wire.ts'
import type { PlayerApi } from './player-api.ts'

export interface NoticesMeans {
  readonly api: Pick<PlayerApi, 'notices' | 'readNotice'>
  readonly live: Pick<Live, 'on'>
  readonly log: Pick<Logger, 'error'>
  readonly reads: Reads
  readonly onStart: OnStart
}

/** The player's messages. */
export class NoticesStore {
  readonly #api: NoticesMeans['api']
  readonly #log: NoticesMeans['log']
  readonly #list: Resource<readonly Notice[]>

  constructor({ api, live, log, reads, onStart }: NoticesMeans) {
    this.#api = api
    this.#log = log
    const load = async (signal: AbortSignal) => newestFirst(await api.notices(signal))
    this.#list = reads.one<readonly Notice[]>('notices', load, { isBase: true, isLive: true })
    makeObservable(this, { state: computed, items: computed, unread: computed, unreadCount: computed })
    onStart(() => this.#follow(live))
  }

  get state(): ResourceState<readonly Notice[]> {
    return this.#list.state
  }

  /** Newest first; empty while unknown. */
  get items(): readonly Notice[] {
    return this.#list.value ?? []
  }

  get unread(): readonly Notice[] {
    return unreadOf(this.items)
  }

  get unreadCount(): number {
    return this.unread.length
  }

  reload(): Promise<readonly Notice[]> {
    return this.#list.reload()
  }

  /** Takes the notice from the unread at once; it comes back when the server did not agree. */
  async read(id: string): Promise<void> {
    if (!this.unread.some((notice) => notice.id === id)) return
    this.#change({ type: 'marked', id, isNew: false })
    try {
      await this.#api.readNotice(id)
    } catch (error) {
      this.#log.error('reading a notice', error)
      this.#change({ type: 'marked', id, isNew: true })
    }
  }

  #follow(live: Pick<Live, 'on'>): () => void {
    const stops = [
      live.on('notification-update', (payload) => {
        const notice = v.safeParse(NoticeSchema, payload)
        if (notice.success) this.#change({ type: 'put', notice: notice.output })
      }),
      live.on('notification-remove', ({ id }) => this.#change({ type: 'removed', id: String(id) })),
    ]
    return () => stops.forEach((stop) => stop())
  }

  #change(change: NoticeChange): void {
    this.#list.change((notices) => changeNotices(notices, change))
  }
}
