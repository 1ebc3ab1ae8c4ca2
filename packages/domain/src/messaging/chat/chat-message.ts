import * as v from 'valibot'
import type { ChatVisitor } from './chat-visitor.ts'

/** What the page that runs a vendor's script says to the site's page. */
export type ChatFrameMessage =
  | { readonly type: 'loaded' | 'ready' | 'minimise' | 'error' | 'ended' }
  | { readonly type: 'unread'; readonly count: number }

/** What the site's page says to that page. */
export type ChatSiteMessage =
  | ({ readonly type: 'start' } & ChatStart)
  | { readonly type: 'shown'; readonly isShown: boolean; readonly topic: string }
  | { readonly type: 'language'; readonly language: string }
  | { readonly type: 'end' }

export interface ChatStart {
  readonly account: string
  readonly location: string
  readonly visitor: ChatVisitor
  /** BCP 47. */
  readonly language: string
  /** Title of the page that operators see the visitor write from. */
  readonly topic: string
  readonly isShown: boolean
}

const FROM_FRAME = 'croupier-chat'
const source = v.literal(FROM_FRAME)

const MessageSchema = v.variant('type', [
  v.object({ source, type: v.picklist(['loaded', 'ready', 'minimise', 'error', 'ended']) }),
  v.object({ source, type: v.literal('unread'), count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
])

/** A message of the chat's page; null: something else. */
export function readChatMessage(data: unknown): ChatFrameMessage | null {
  const { success, output } = v.safeParse(MessageSchema, data)
  if (!success) return null
  return output.type === 'unread' ? { type: output.type, count: Math.min(output.count, 999) } : { type: output.type }
}

/** The message as it is posted. */
export const toChatFrame = (message: ChatSiteMessage) => ({ source: 'croupier-site', ...message })
