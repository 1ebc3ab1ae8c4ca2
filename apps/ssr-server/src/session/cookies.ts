/** The first value of each name. Trims only spaces and tabs: to browsers `\xa0__Host-at` is another cookie. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  if (header === undefined) return cookies
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0) continue
    const name = withoutBlanks(pair.slice(0, at))
    if (!cookies.has(name)) cookies.set(name, withoutBlanks(pair.slice(at + 1)))
  }
  return cookies
}

function withoutBlanks(text: string): string {
  return text.replace(/^[ \t]+|[ \t]+$/g, '')
}

export interface CookieOptions {
  maxAgeSeconds: number
  secure: boolean
  sameSite: 'Lax' | 'Strict'
  httpOnly: boolean
}

export function serialiseCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${options.maxAgeSeconds}`, `SameSite=${options.sameSite}`]
  if (options.httpOnly) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  return parts.join('; ')
}
