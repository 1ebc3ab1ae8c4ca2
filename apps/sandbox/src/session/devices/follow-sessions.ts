import type { Database } from '../../ground/storage/database.ts'
import type { Live } from '../../ground/live/live.ts'
import type { Notices } from '../../players/notices.ts'
import type { Sessions } from '../sessions.ts'
import { deviceName, placeName } from './device.ts'
import { newDeviceNotice } from './new-device-notice.ts'

export interface SessionFollowers {
  readonly database: Database
  readonly live: Live
  readonly notices: Notices
  readonly sessions: Sessions
}

/** Tells the player's open tabs of sessions that began or were ended, and of new devices by a message, too. */
export function followSessions({ database, live, notices, sessions }: SessionFollowers): void {
  sessions.onChange = ({ hash }) => database.afterCommit(() => live.toPlayer(hash, 'sessions-changed', {}))
  sessions.onNewDevice = (player, device) => {
    const told = { device: deviceName(device.agent), place: placeName(device.country, device.locale) }
    database.afterCommit(() => live.toPlayer(player.hash, 'sessions-changed', { new_device: told }))
    notices.add(player, newDeviceNotice(device), { locale: device.locale })
  }
}
