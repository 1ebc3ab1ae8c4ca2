export { readChoices, type PushChoices } from './push-choices.ts'
export type { CallSender, DeviceSubscription, PushHost, PushRecord, PushText } from './push-host.ts'
export { isOwnPath, noticeOf, readPush, type PushMessage, type PushNotice } from './push-message.ts'
export { registerDevice, unregisterDevice, type DeviceOfSender } from './push-sender.ts'
export {
  pushStateOf,
  wishAfter,
  type PushFacts,
  type PushPermission,
  type PushState,
  type PushWish,
} from './push-state.ts'
export { choicesPlace, createPush, type Push, type PushLanguage, type PushMeans } from './push.ts'
export { hourIn, isQuietAt, isQuietHour, NIGHT, type QuietHours } from './quiet-hours.ts'
export { isPushKind, PUSH_KINDS, PUSH_TOPICS, TOPIC_OF_KIND, type PushKind, type PushTopic } from './topics.ts'
export { createPushDevice, PUSH_MARK, type PushDeviceMeans } from './withdraw-push.ts'
