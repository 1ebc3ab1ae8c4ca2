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

/** The visitor's data that a vendor's script sends when it opens the chat. */
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

interface OpenConversation {
  entry: ChatEntry
  lines: ChatLine[]
  readUpTo: number
  readonly streams: Set<ChatStream>
}

/** An open event stream to a visitor's window. */
export interface ChatStream {
  readonly path: string
  readonly send: (line: ChatLine) => void
  readonly cut: () => void
}

/** The operators of both vendors: they greet, answer at once, and keep each visitor's conversation in memory. */
export class ChatDesk {
  readonly #conversations = new Map<string, OpenConversation>()
  readonly #sessions = new Map<string, OpenConversation>()

  /** Opens the visitor's conversation. @returns the token of this window */
  enter(entry: ChatEntry): string {
    const key = `${entry.vendor}:${entry.visitorId}`
    const known = this.#conversations.get(key)
    const conversation: OpenConversation = known ?? { entry, lines: [], readUpTo: 0, streams: new Set() }
    this.#conversations.set(key, conversation)
    const isOtherTopic = entry.pageTitle !== '' && entry.pageTitle !== known?.entry.pageTitle
    conversation.entry = entry
    if (!known) add(conversation, 'operator', operatorSays.greeting(entry))
    if (isOtherTopic) add(conversation, 'operator', operatorSays.topic(entry))
    const token = randomBytes(16).toString('base64url')
    this.#sessions.set(token, conversation)
    return token
  }

  find(token: unknown): Conversation | null {
    const conversation = this.#conversationOf(token)
    return conversation && { ...conversation.entry, lines: conversation.lines, readUpTo: conversation.readUpTo }
  }

  /** The visitor writes, and the operator answers. @returns false without such a session */
  write(token: unknown, text: string): boolean {
    const conversation = this.#conversationOf(token)
    if (!conversation) return false
    add(conversation, 'visitor', text)
    add(conversation, 'operator', operatorSays.answer(conversation.entry, text))
    return true
  }

  markRead(token: unknown): void {
    const conversation = this.#conversationOf(token)
    if (conversation) conversation.readUpTo = conversation.lines.at(-1)?.id ?? 0
  }

  /** @returns how to stop, or null without such a session */
  follow(token: unknown, stream: ChatStream): (() => void) | null {
    const conversation = this.#conversationOf(token)
    if (!conversation) return null
    conversation.streams.add(stream)
    return () => void conversation.streams.delete(stream)
  }

  /** An operator writes to a visitor. @returns the number of conversations */
  say(visitorId: string, text: string): number {
    const theirs = [...this.#conversations.values()].filter(({ entry }) => entry.visitorId === visitorId)
    for (const conversation of theirs) add(conversation, 'operator', text)
    return theirs.length
  }

  conversations(visitorId: string): (Conversation & { readonly isFollowed: boolean })[] {
    return [...this.#conversations.values()]
      .filter(({ entry }) => entry.visitorId === visitorId)
      .map(({ entry, lines, readUpTo, streams }) => ({ ...entry, lines, readUpTo, isFollowed: streams.size > 0 }))
  }

  /** Cuts the open streams whose path matches. */
  cut(matches: (path: string) => boolean): void {
    for (const { streams } of this.#conversations.values())
      for (const stream of streams) if (matches(stream.path)) stream.cut()
  }

  leave(token: unknown): void {
    if (typeof token === 'string') this.#sessions.delete(token)
  }

  clear(): void {
    this.cut(() => true)
    this.#conversations.clear()
    this.#sessions.clear()
  }

  #conversationOf(token: unknown): OpenConversation | null {
    return (typeof token === 'string' && this.#sessions.get(token)) || null
  }
}

function add(conversation: OpenConversation, from: ChatLine['from'], text: string): void {
  const line: ChatLine = { id: conversation.lines.length + 1, from, text }
  conversation.lines = [...conversation.lines, line]
  for (const { send } of conversation.streams) send(line)
}
