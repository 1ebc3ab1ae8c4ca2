export { readChatMessage, toChatFrame, type ChatFrameMessage, type ChatSiteMessage } from './chat-message.ts'
export type { WireChatVisitor } from './chat-api.ts'
export type { ChatFailure, ChatState } from './chat-state.ts'
export type { ChatVisitor } from './chat-visitor.ts'
export {
  CHAT_END_MS,
  CHAT_SILENCE_MS,
  createChat,
  type Chat,
  type ChatAt,
  type ChatMeans,
  type ChatWords,
} from './create-chat.ts'
