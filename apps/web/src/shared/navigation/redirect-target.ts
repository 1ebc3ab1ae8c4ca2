import { isGuestOnlyPath } from './addresses.ts'
import { pathIn } from './site-base.ts'

/** Every layer of `redirect` in a `redirect` is shorter than the one around it; nobody needs more than a few. */
const MAX_DEPTH = 5

/**
 * Where to go after login: a path on this site, or the lobby. Anything a browser could read as another origin
 * (`//host`, `/\host`, a scheme, control characters) is refused (security.md, input and content). A way in that leads to a
 * way in means what that one leads to.
 */
export function redirectTarget(wanted: string | null, depth = 0): string {
  if (!wanted || !wanted.startsWith('/')) return '/'
  const here = 'https://site.invalid'
  let target: URL
  try {
    target = new URL(wanted, here)
  } catch {
    return '/'
  }
  if (target.origin !== here || /^\/[/\\]/.test(wanted) || hasControlCharacter(wanted)) return '/'
  if (target.pathname.startsWith('//')) return '/'
  // Whoever has signed in has left the guest build.
  const path = pathIn('/guest/', target.pathname)
  if (isGuestOnlyPath(path))
    return depth < MAX_DEPTH ? redirectTarget(target.searchParams.get('redirect'), depth + 1) : '/'
  return path + target.search + target.hash
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character.charCodeAt(0) < 0x20)
}
