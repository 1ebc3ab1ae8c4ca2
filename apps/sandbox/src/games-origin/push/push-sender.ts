import { createHash } from 'node:crypto'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { isFields, textOf, type Fields } from '../../ground/wire/fields.ts'
import { afterQuiet } from './quiet-time.ts'

/** The topic of each kind of message. A device that has it off is sent nothing of it. */
const TOPICS: Readonly<Record<string, string>> = {
  'payout-processing': 'money',
  'payout-done': 'money',
  'payout-declined': 'money',
  'tournament-soon': 'tournaments',
  'promotion-new': 'promotions',
  'message-new': 'messages',
}

/** How long before a tournament's start players are reminded, ms: as the site does. */
const REMIND_BEFORE_MS = 10 * 60_000

interface DeviceRow {
  hwid: string
  application: string
  user_id: string
  device_type: number
  token: string
  public_key: string
  auth_token: string
  language: string
  tags: string
}

interface MessageRow {
  id: number
  hwid: string
  kind: string
  slug: string | null
  created_at: number
  due_at: number
  sent_at: number | null
}

export type NewDevice = Omit<DeviceRow, 'tags'>

/** What a push is about; never an amount or a name. */
export interface PushEvent {
  kind: string
  slug?: string | null
}

/** A player for the sender: a digest of the hash, so that nobody can name another player's devices. */
export const pushUserOf = ({ hash }: { hash: string }): string =>
  createHash('sha256').update(`push:${hash}`).digest('hex')

/** A sender of web push as Pushwoosh is. It keeps what a push service would deliver: there is none on this machine. */
export class PushSender {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
    clock.onMove(() => this.sendDue())
  }

  /** A new device, or the same with another token. A token belongs to one device. */
  register(device: NewDevice): void {
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM push_devices WHERE token = ? AND hwid <> ?', device.token, device.hwid)
      const { hwid, ...row } = device
      const names = Object.keys(row)
      this.#database.run(
        `INSERT INTO push_devices (hwid, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
         ON CONFLICT (hwid) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
        hwid,
        ...Object.values(row),
      )
    })
  }

  /** @returns false for a device that is not registered */
  setTags(hwid: string, tags: Fields): boolean {
    const device = this.#device(hwid)
    if (!device) return false
    const all = JSON.stringify({ ...tagsOf(device), ...tags })
    this.#database.run('UPDATE push_devices SET tags = ? WHERE hwid = ?', all, hwid)
    return true
  }

  unregister(hwid: string): void {
    this.#database.run('DELETE FROM push_devices WHERE hwid = ?', hwid)
  }

  /** Unregisters all devices of a player. */
  forget(player: { hash: string }): void {
    this.#database.run('DELETE FROM push_devices WHERE user_id = ?', pushUserOf(player))
  }

  /** Sends to the devices of a player that want it, after their quiet hours. */
  toPlayer(player: { hash: string }, event: PushEvent): void {
    this.#send(this.#devicesOf(player), event)
  }

  /** Reminds once of the start of tournaments, on the devices that asked for it. */
  remindOfStarts(tournaments: readonly { slug: string; startsAt: number }[]): void {
    const now = this.#clock.now()
    for (const { slug, startsAt } of tournaments) {
      if (startsAt <= now || startsAt - now > REMIND_BEFORE_MS) continue
      const asked = this.#database
        .all<DeviceRow>('SELECT * FROM push_devices')
        .filter((device) => listOf(tagsOf(device)['Reminders']).includes(slug) && !this.#isTold(device, slug, startsAt))
      this.#send(asked, { kind: 'tournament-soon', slug })
    }
  }

  sendDue(): void {
    const now = this.#clock.now()
    this.#database.run('UPDATE push_messages SET sent_at = ? WHERE sent_at IS NULL AND due_at <= ?', now, now)
  }

  devices(player: { hash: string }) {
    return this.#devicesOf(player).map(({ tags: _tags, ...device }) => ({ ...device, tags: tagsOf({ tags: _tags }) }))
  }

  /** What the player's devices got and what is held back, oldest first. `payload` is what the push service would deliver. */
  messages(player: { hash: string }) {
    return this.#database
      .all<MessageRow & { user_id: string; token: string }>(
        `SELECT push_messages.*, user_id, token FROM push_messages JOIN push_devices USING (hwid)
         WHERE user_id = ? ORDER BY id`,
        pushUserOf(player),
      )
      .map(({ id, kind, slug, hwid, token, user_id, due_at, sent_at }) => ({
        kind,
        slug,
        hwid,
        token,
        dueAt: this.#clock.iso(due_at),
        sentAt: sent_at === null ? null : this.#clock.iso(sent_at),
        payload: JSON.stringify({
          p: String(id),
          header: 'New notification',
          body: 'Open the site to see it.',
          l: '/',
          u: JSON.stringify({ kind, slug, player: user_id }),
        }),
      }))
  }

  #send(devices: readonly DeviceRow[], { kind, slug = null }: PushEvent): void {
    const now = this.#clock.now()
    for (const device of devices) {
      const tags = tagsOf(device)
      if (!listOf(tags['Topics']).includes(TOPICS[kind] ?? '')) continue
      const quiet = { from: hourOf(tags['QuietFrom']), to: hourOf(tags['QuietTo']) }
      const dueAt = afterQuiet(quiet, textOf(tags, 'TimeZone') || 'UTC', now)
      this.#database.insert('push_messages', { hwid: device.hwid, kind, slug, created_at: now, due_at: dueAt })
    }
    this.sendDue()
  }

  #isTold({ hwid }: DeviceRow, slug: string, startsAt: number): boolean {
    const told = this.#database.get(
      `SELECT 1 FROM push_messages WHERE hwid = ? AND kind = 'tournament-soon' AND slug = ? AND created_at > ?`,
      hwid,
      slug,
      startsAt - 2 * REMIND_BEFORE_MS,
    )
    return told !== undefined
  }

  #device(hwid: string): DeviceRow | undefined {
    return this.#database.get<DeviceRow>('SELECT * FROM push_devices WHERE hwid = ?', hwid)
  }

  #devicesOf(player: { hash: string }): DeviceRow[] {
    return this.#database.all<DeviceRow>('SELECT * FROM push_devices WHERE user_id = ?', pushUserOf(player))
  }
}

function tagsOf({ tags }: { tags: string }): Fields {
  const read: unknown = JSON.parse(tags)
  return isFields(read) ? read : {}
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const hourOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24 ? value : null
