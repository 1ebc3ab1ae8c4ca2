import { randomBytes } from 'node:crypto'
import type { GameLocale } from '../texts.ts'
import { operatorSays } from './chat-texts.ts'

export type ChatVendor = 'webim' | 'netrox'

export const isChatVendor = (text: unknown): text is ChatVendor => text === 'webim' || text === 'netrox'

export interface ChatLine {
  readonly id: number
  readonly from: 'operator' | 'visitor'
  readonly text: string
}

/** What a vendor's script says of the visitor when it opens the chat. */
export interface ChatEntry {
  readonly vendor: ChatVendor
  readonly visitorId: string
  readonly visitor: Readonly<Record<string, unknown>>
  readonly account: string
  readonly location: string
  readonly locale: GameLocale
  /** Title of the page that the visitor writes from, as operators see it. */
  readonly pageTitle: string
}

export interface Conversation extends ChatEntry {
  readonly lines: readonly ChatLine[]
  /** Id of the last line that the visitor has seen. */
  readonly readUpTo: number
}

interface Held {
  entry: ChatEntry
  lines: ChatLine[]
  readUpTo: number
  readonly streams: Set<ChatStream>
}

/** An open line to a visitor's window. */
export interface ChatStream {
  readonly path: string
  readonly send: (line: ChatLine) => void
  readonly cut: () => void
}

/** The operators of both vendors: they greet, answer at once, and keep each visitor's conversation in memory. */
export class ChatDesk {
  readonly #held = new Map<string, Held>()
  readonly #sessions = new Map<string, Held>()

  /** Opens the visitor's conversation. @returns the token of this window */
  enter(entry: ChatEntry): string {
    const key = `${entry.vendor}:${entry.visitorId}`
    const known = this.#held.get(key)
    const held: Held = known ?? { entry, lines: [], readUpTo: 0, streams: new Set() }
    this.#held.set(key, held)
    const isOtherTopic = entry.pageTitle !== '' && entry.pageTitle !== known?.entry.pageTitle
    held.entry = entry
    if (!known) add(held, 'operator', operatorSays.greeting(entry))
    if (isOtherTopic) add(held, 'operator', operatorSays.topic(entry))
    const token = randomBytes(16).toString('base64url')
    this.#sessions.set(token, held)
    return token
  }

  find(token: unknown): Conversation | null {
    const held = this.#heldBy(token)
    return held && { ...held.entry, lines: held.lines, readUpTo: held.readUpTo }
  }

  /** The visitor writes, and the operator answers. @returns false without such a session */
  write(token: unknown, text: string): boolean {
    const held = this.#heldBy(token)
    if (!held) return false
    add(held, 'visitor', text)
    add(held, 'operator', operatorSays.answer(held.entry, text))
    return true
  }

  markRead(token: unknown): void {
    const held = this.#heldBy(token)
    if (held) held.readUpTo = held.lines.at(-1)?.id ?? 0
  }

  /** @returns how to stop, or null without such a session */
  follow(token: unknown, stream: ChatStream): (() => void) | null {
    const held = this.#heldBy(token)
    if (!held) return null
    held.streams.add(stream)
    return () => void held.streams.delete(stream)
  }

  /** An operator writes to a visitor. @returns the number of conversations */
  say(visitorId: string, text: string): number {
    const theirs = [...this.#held.values()].filter(({ entry }) => entry.visitorId === visitorId)
    for (const held of theirs) add(held, 'operator', text)
    return theirs.length
  }

  conversations(visitorId: string): (Conversation & { readonly isFollowed: boolean })[] {
    return [...this.#held.values()]
      .filter(({ entry }) => entry.visitorId === visitorId)
      .map(({ entry, lines, readUpTo, streams }) => ({ ...entry, lines, readUpTo, isFollowed: streams.size > 0 }))
  }

  /** Cuts the open lines whose path matches. */
  cut(matches: (path: string) => boolean): void {
    for (const { streams } of this.#held.values()) for (const stream of streams) if (matches(stream.path)) stream.cut()
  }

  leave(token: unknown): void {
    if (typeof token === 'string') this.#sessions.delete(token)
  }

  clear(): void {
    this.cut(() => true)
    this.#held.clear()
    this.#sessions.clear()
  }

  #heldBy(token: unknown): Held | null {
    return (typeof token === 'string' && this.#sessions.get(token)) || null
  }
}

function add(held: Held, from: ChatLine['from'], text: string): void {
  const line: ChatLine = { id: held.lines.length + 1, from, text }
  held.lines = [...held.lines, line]
  for (const { send } of held.streams) send(line)
}
