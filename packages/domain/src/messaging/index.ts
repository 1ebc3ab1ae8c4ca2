export { readChatMessage, toChatFrame, type ChatFrameMessage } from './chat/chat-message.ts'
export type { WireChatVisitor } from './chat/chat-api.ts'
export type { ChatFailure, ChatState } from './chat/chat-state.ts'
export { CHAT_END_MS, CHAT_SILENCE_MS, Chat, type ChatAt, type ChatMeans, type ChatWords } from './chat/chat-store.ts'
export { readChoices, type PushChoices } from './push/push-choices.ts'
export type { CallSender, DeviceSubscription, PushHost, PushRecord, PushText } from './push/push-host.ts'
export { isOwnPath, noticeOf, readPush, type PushMessage, type PushNotice } from './push/push-message.ts'
export { registerDevice, unregisterDevice, type DeviceOfSender } from './push/push-sender.ts'
export {
  pushStateOf,
  wishAfter,
  type PushFacts,
  type PushPermission,
  type PushState,
  type PushWish,
} from './push/push-state.ts'
export { choicesPlace, createPush, type Push, type PushLanguage, type PushMeans } from './push/push-store.ts'
export { hourIn, isQuietAt, isQuietHour, NIGHT, type QuietHours } from './push/quiet-hours.ts'
export { isPushKind, PUSH_KINDS, PUSH_TOPICS, TOPIC_OF_KIND, type PushKind, type PushTopic } from './push/topics.ts'
export { createPushDevice, PUSH_MARK, type PushDeviceMeans } from './push/withdraw-push.ts'
