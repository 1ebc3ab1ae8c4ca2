import type { CookiePort } from '@croupier/domain/core'

export function createDocumentCookies(document: Document, isSecure: boolean): CookiePort {
  const write = (name: string, value: string, maxAgeSeconds: number) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }
  return {
    get(name) {
      for (const pair of document.cookie.split('; ')) {
        if (pair.startsWith(`${name}=`)) return decode(pair.slice(name.length + 1))
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
