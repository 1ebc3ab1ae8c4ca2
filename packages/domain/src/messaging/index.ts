export { readChatMessage, toChatFrame } from './chat/chat-message.ts'
export type { WireChatVisitor } from './chat/chat-api.ts'
export type { ChatFailure } from './chat/chat-state.ts'
export {
  CHAT_SILENCE_MS,
  createChat,
  type Chat,
  type ChatAt,
  type ChatMeans,
  type ChatWords,
} from './chat/create-chat.ts'
export type { CallSender, DeviceSubscription, PushHost, PushRecord, PushText } from './push/push-host.ts'
export { isOwnPath, noticeOf, readPush } from './push/push-message.ts'
export { registerDevice, unregisterDevice } from './push/push-sender.ts'
export { type PushPermission } from './push/push-state.ts'
export { createPush, type Push, type PushLanguage, type PushMeans } from './push/push.ts'
export { NIGHT, type QuietHours } from './push/quiet-hours.ts'
export { PUSH_KINDS, PUSH_TOPICS, type PushKind, type PushTopic } from './push/topics.ts'
export { createPushDevice, PUSH_MARK, type PushDeviceMeans } from './push/withdraw-push.ts'
