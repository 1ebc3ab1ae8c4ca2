import { action, computed, makeObservable, observableRef } from 'mobx'
import { Press } from '../core/index.ts'
import type { Message } from './message.ts'

export interface MessageHistoryMeans {
  readonly player: {
    readonly messages: {
      readonly items: readonly Message[]
      readonly unread: readonly Message[]
      loadOlder(signal: AbortSignal): Promise<boolean>
      read(id: string): Promise<boolean>
    }
  }
}

/** All messages of the player by offset, and reading them together (docs/product-rules.md, Messages). */
export class MessageHistory {
  /** Loads the messages after the oldest known one. */
  readonly loadMore: Press<void, void>
  /** Reads all known messages one after the other, up to the first that fails. Its value: whether all are read. */
  readonly readAll: Press<void, boolean>
  /** The oldest message of all, once it is known. */
  private oldest: string | null | undefined
  readonly #messages: MessageHistoryMeans['player']['messages']

  constructor({ player }: MessageHistoryMeans) {
    this.#messages = player.messages
    this.loadMore = new Press(() => this.#loadMore())
    this.readAll = new Press(() => this.#readAll())
    makeObservable<this, 'oldest' | 'endAt'>(this, { oldest: observableRef, isWhole: computed, endAt: action })
  }

  /** Whether there are no older messages than the known ones. */
  get isWhole(): boolean {
    return this.oldest !== undefined && this.oldest === lastOf(this.#messages.items)
  }

  async #loadMore(): Promise<void> {
    const hasMore = await this.#messages.loadOlder(new AbortController().signal)
    if (!hasMore) this.endAt(lastOf(this.#messages.items))
  }

  async #readAll(): Promise<boolean> {
    for (const { id } of this.#messages.unread) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the platform has no call for all
      if (!(await this.#messages.read(id))) return false
    }
    return true
  }

  private endAt(oldest: string | null): void {
    this.oldest = oldest
  }
}

const lastOf = (messages: readonly Message[]): string | null => messages.at(-1)?.id ?? null
