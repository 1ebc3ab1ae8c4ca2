import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Cheap, because a test makes hundreds of players. */
const PARAMETERS = { N: 1024, r: 8, p: 1 }
const KEY_BYTES = 32

export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}.${scryptSync(password, salt, KEY_BYTES, PARAMETERS).toString('base64')}`
}

export function isPasswordRight(password: string, stored: string): boolean {
  const [salt = '', key = ''] = stored.split('.')
  const expected = Buffer.from(key, 'base64')
  const actual = scryptSync(password, Buffer.from(salt, 'base64'), KEY_BYTES, PARAMETERS)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
