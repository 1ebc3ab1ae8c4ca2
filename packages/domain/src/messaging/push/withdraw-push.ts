import type { KeyValueStorage, Locks, Logger } from '../../core/index.ts'
import type { PushHost } from './push-host.ts'
import { unregisterDevice } from './push-sender.ts'

/** Set while this device may have a subscription, so that a visit without a player finds out without loading code for push. */
export const PUSH_MARK = 'push-device'

export interface WithdrawMeans {
  readonly storage: KeyValueStorage
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Ends the subscription of this device. The worker forgets the player first, so that nothing is shown from then on, even if the
 * browser or the sender cannot be reached: then the address is dead, and the sender drops it with the next message.
 */
export async function withdrawPush(host: PushHost, { storage, log }: WithdrawMeans): Promise<void> {
  const record = await host.readRecord()
  await host.writeRecord(null)
  const ends = await Promise.allSettled([host.unsubscribe(), record ? unregisterDevice(host, record) : null])
  for (const end of ends) if (end.status === 'rejected') log.warn('push.withdraw', end.reason)
  storage.remove(PUSH_MARK)
}

export interface PushDeviceMeans extends WithdrawMeans {
  readonly locks: Locks
  readonly openPush?: (() => Promise<PushHost>) | undefined
}

/** The lock of all that changes this device's subscription. */
export const PUSH_LOCK = 'push'

/** This device's subscription, whoever's it is; also the key of that part of the site. */
export function createPushDevice(means: PushDeviceMeans) {
  const { storage, locks, log, openPush } = means
  return {
    /** Ends any player's subscription on this device. Never rejects. */
    async withdraw(): Promise<void> {
      if (openPush === undefined || storage.get(PUSH_MARK) === null) return
      try {
        const host = await openPush()
        if (host.isSupported) await locks.withLock(PUSH_LOCK, () => withdrawPush(host, means))
      } catch (error) {
        log.warn('push.withdraw', error)
      }
    },
  }
}
