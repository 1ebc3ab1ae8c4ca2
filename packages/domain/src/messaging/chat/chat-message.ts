import {
  ChatFrameMessageSchema,
  type ChatSiteMessage,
  type PostedChatFrameMessage,
  type PostedChatSiteMessage,
} from '@croupier/contract/chat-frame'
import * as v from 'valibot'

type WithoutSource<Message> = Message extends unknown ? Omit<Message, 'source'> : never

/** What the page that runs a vendor's script says to the site's page. */
export type ChatFrameMessage = WithoutSource<PostedChatFrameMessage>

/** A message of the chat's page; null: something else. */
export function readChatMessage(data: unknown): ChatFrameMessage | null {
  const { success, output } = v.safeParse(ChatFrameMessageSchema, data)
  if (!success) return null
  return output.type === 'unread' ? { type: output.type, count: Math.min(output.count, 999) } : { type: output.type }
}

/** The message as it is posted. */
export const toChatFrame = (message: ChatSiteMessage): PostedChatSiteMessage => ({
  source: 'croupier-site',
  ...message,
})
