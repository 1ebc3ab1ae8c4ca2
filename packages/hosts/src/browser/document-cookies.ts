import { cookieName } from '@croupier/contract/cookies'
import type { CookiePort } from '@croupier/domain/core'

/** @param hasTls cookies are `Secure` and bound to the host, so that no other host of the domain can set them */
export function createDocumentCookies(document: Document, hasTls: boolean): CookiePort {
  const write = (name: string, value: string, maxAgeSeconds: number) => {
    document.cookie = `${cookieName(name, hasTls)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${hasTls ? '; Secure' : ''}`
  }
  return {
    get(name) {
      const start = `${cookieName(name, hasTls)}=`
      for (const pair of document.cookie.split('; ')) {
        if (pair.startsWith(start)) return decode(pair.slice(start.length))
      }
      return null
    },
    set: (name, value, { maxAgeSeconds }) => write(name, value, maxAgeSeconds),
    remove: (name) => write(name, '', 0),
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
