import type { PushRecord } from './push-host.ts'
import { isQuietAt } from './quiet-hours.ts'
import { TOPIC_OF_KIND, isPushKind, type PushKind } from './topics.ts'

/** A push as the sender made it: what happened, and to which tournament or promotion. Never words, addresses or amounts. */
export interface PushMessage {
  readonly kind: PushKind
  readonly slug: string | null
  /** The player that it is for, as in the record; null: unknown. */
  readonly player: string | null
}

const SLUG = /^[\w-]{1,100}$/

/** Reads a push: the sender's envelope with our own data in `u`. Null for anything else. */
export function readPush(text: string): PushMessage | null {
  const data = objectOf(objectOf(text)?.['u'])
  const kind = data?.['kind']
  if (!data || !isPushKind(kind)) return null
  const { slug, player } = data
  return {
    kind,
    slug: typeof slug === 'string' && SLUG.test(slug) ? slug : null,
    player: typeof player === 'string' ? player : null,
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

/** A notification to show. */
export interface PushNotice {
  readonly title: string
  readonly text: string
  /** A newer notice with the same tag replaces the older one. */
  readonly tag: string
  /** A path of the site. */
  readonly path: string
  readonly locale: string
  /** In the quiet hours: without a sound. The sender holds such messages back, but a device may get an older one then. */
  readonly isSilent: boolean
}

/** What to show for a push; null: nothing, because it is another player's, or of a topic that is off. */
export function noticeOf(record: PushRecord, message: PushMessage, now: number): PushNotice | null {
  const { kind, slug, player } = message
  if (player !== null && player !== record.player) return null
  if (!record.topics[TOPIC_OF_KIND[kind]]) return null
  const { title, text, path } = record.texts[kind]
  return {
    title,
    text,
    tag: slug === null ? kind : `${kind}-${slug}`,
    path: withSlug(path, slug),
    locale: record.locale,
    isSilent: isQuietAt(record.quiet, record.timeZone, now),
  }
}

/** Without a slug it leads to the page above. */
function withSlug(path: string, slug: string | null): string {
  return slug === null ? path.replace('/{slug}', '') : path.replace('{slug}', slug)
}

/** Whether it is a plain path of this site: not of another host, without encoded or control characters. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[\w\-/?=&]*$/.test(path)
}
