import type { CallSender, DeviceSubscription, PushRecord } from './push-host.ts'
import { PUSH_TOPICS } from './topics.ts'

export interface DeviceOfSender {
  readonly call: CallSender
  readonly deviceType: number
}

/**
 * Registers this device with the sender: its player and language, and as tags its topics and hours. The interface is
 * Pushwoosh's (docs/platform-api.md, Web push).
 */
export async function registerDevice(
  { call, deviceType }: DeviceOfSender,
  record: PushRecord,
  { endpoint, p256dh, auth }: DeviceSubscription,
): Promise<void> {
  const { hwid, player, locale, timeZone, topics, quiet, reminders } = record
  const device = { hwid, device_type: deviceType, userId: player }
  await call('registerDevice', {
    ...device,
    language: locale === 'br' ? 'pt' : locale,
    push_token: endpoint,
    public_key: p256dh,
    auth_token: auth,
  })
  await call('setTags', {
    ...device,
    tags: {
      Topics: PUSH_TOPICS.filter((topic) => topics[topic]),
      TimeZone: timeZone,
      QuietFrom: quiet?.from ?? null,
      QuietTo: quiet?.to ?? null,
      Reminders: reminders,
    },
  })
}

/** The sender forgets the device. */
export async function unregisterDevice({ call, deviceType }: DeviceOfSender, { hwid }: PushRecord): Promise<void> {
  await call('unregisterDevice', { hwid, device_type: deviceType })
}
