import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

export interface AccessClaims {
  sub: string
  /** Session id. Revoking the session ends its tokens. */
  sid: string
  exp: number
}

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

const signatureOf = (content: string, secret: string): Buffer => createHmac('sha256', secret).update(content).digest()

export function signAccessToken(claims: AccessClaims, secret: string, issuedAt: number): string {
  const payload = { ...claims, iat: Math.floor(issuedAt / 1000), jti: randomUUID() }
  const content = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  return `${content}.${signatureOf(content, secret).toString('base64url')}`
}

/** @returns null for a foreign or expired token */
export function readAccessToken(token: string, secret: string, now: number): AccessClaims | null {
  const [header, payload, signature, ...rest] = token.split('.')
  if (header !== HEADER || !payload || !signature || rest.length > 0) return null
  const expected = signatureOf(`${header}.${payload}`, secret)
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as AccessClaims
  return claims.exp * 1000 > now ? claims : null
}
