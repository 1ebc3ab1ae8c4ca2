import { ConfigError, readList, readMilliseconds, type Environment } from './env-values.ts'

/** How the servers of one site reach what they share. */
export interface SharedStateSettings {
  /** Of Redis or Valkey, `redis://…` or `rediss://…`. */
  readonly url: string
  /** Of 32 bytes each: the first encrypts what is shared, all decrypt it. */
  readonly keys: readonly [Buffer, ...Buffer[]]
  /** How long a call may take, milliseconds. */
  readonly deadlineMs: number
}

const KEY_BYTES = 32
const DEADLINE_MS = 250

/** Null without `SHARED_STATE_URL`. Never repeats a value, as they are secrets. */
export function readSharedState(env: Environment): SharedStateSettings | null {
  const url = env['SHARED_STATE_URL']
  if (!url) return null
  const { protocol, hostname } = URL.parse(url) ?? {}
  if (!hostname || (protocol !== 'redis:' && protocol !== 'rediss:'))
    throw new ConfigError('SHARED_STATE_URL', 'must be an address such as redis://user:password@redis.example:6379')
  const [key, ...others] = readList(env['SHARED_STATE_KEY']).map(readKey)
  if (key === undefined)
    throw new ConfigError(
      'SHARED_STATE_KEY',
      'must be set when SHARED_STATE_URL is: `openssl rand -base64 32` makes one',
    )
  const deadlineMs = readMilliseconds(env, 'SHARED_STATE_DEADLINE_MS', DEADLINE_MS)
  return { url, keys: [key, ...others], deadlineMs }
}

function readKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length === KEY_BYTES && key.toString('base64') === text) return key
  throw new ConfigError(
    'SHARED_STATE_KEY',
    `must be ${KEY_BYTES} bytes as base64, or several of them: \`openssl rand -base64 32\` makes one`,
  )
}
