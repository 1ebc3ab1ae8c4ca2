/** The first value of each name. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const [name, value] of cookiePairs(header)) if (!cookies.has(name)) cookies.set(name, value)
  return cookies
}

/** Name and value of each, in order. Trims only spaces and tabs: to browsers `\xa0__Host-at` is another cookie. */
export function cookiePairs(header = ''): [string, string][] {
  return header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [] : [[withoutBlanks(pair.slice(0, at)), withoutBlanks(pair.slice(at + 1))]]
  })
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
