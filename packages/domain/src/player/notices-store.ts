import { computed, makeObservable } from 'mobx'
import * as v from 'valibot'
import { type Live, type Logger, Resource, type ResourceState } from '../core/index.ts'
import { type Notice, type NoticeChange, changeNotices, newestFirst, unreadOf } from './notice.ts'
import { NoticeSchema } from './notice-wire.ts'
import type { PlayerApi } from './player-api.ts'

/** The player's messages (engagement.md, 4: Notifications). */
export class NoticesStore {
  readonly #api: Pick<PlayerApi, 'notices' | 'readNotice'>
  readonly #log: Pick<Logger, 'error'>
  readonly #list: Resource<readonly Notice[]>
  /** What changed while lists were under way: an older answer takes it on. */
  readonly #meanwhile = new Set<NoticeChange[]>()

  constructor({ api, log }: { api: Pick<PlayerApi, 'notices' | 'readNotice'>; log: Pick<Logger, 'error'> }) {
    this.#api = api
    this.#log = log
    this.#list = new Resource((signal) => this.#load(signal))
    makeObservable(this, { state: computed, items: computed, unread: computed, unreadCount: computed })
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

  load(): Promise<readonly Notice[]> {
    return this.#list.load()
  }

  ensure(): Promise<readonly Notice[]> {
    return this.#list.ensure()
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

  /** Follows the live events until stopped. */
  start(live: Pick<Live, 'on'>): () => void {
    const stops = [
      live.on('notification-update', (payload) => {
        const notice = v.safeParse(NoticeSchema, payload)
        if (notice.success) this.#change({ type: 'put', notice: notice.output })
      }),
      live.on('notification-remove', ({ id }) => this.#change({ type: 'removed', id: String(id) })),
    ]
    return () => stops.forEach((stop) => stop())
  }

  snapshot(): readonly Notice[] | undefined {
    return this.#list.value
  }

  restore(notices: readonly Notice[] | undefined): void {
    if (notices !== undefined) this.#list.set(notices)
  }

  clear(): void {
    this.#list.reset()
  }

  dispose(): void {
    this.#list.dispose()
  }

  async #load(signal: AbortSignal): Promise<readonly Notice[]> {
    const changes: NoticeChange[] = []
    this.#meanwhile.add(changes)
    try {
      const answer = await this.#api.notices(signal)
      return changes.reduce(changeNotices, newestFirst(answer))
    } finally {
      this.#meanwhile.delete(changes)
    }
  }

  #change(change: NoticeChange): void {
    for (const changes of this.#meanwhile) changes.push(change)
    const known = this.#list.value
    if (known) this.#list.set(changeNotices(known, change))
  }
}
