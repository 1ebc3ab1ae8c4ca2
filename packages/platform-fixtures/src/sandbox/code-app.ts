import { Secret, TOTP } from 'otpauth'

/**
 * The code that an app makes of its key (RFC 6238), six digits.
 * @param atMs milliseconds since 1970; a code works once, so a second one is of another half minute
 */
export const codeOfApp = (secret: string, atMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs })
