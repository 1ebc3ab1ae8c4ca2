import { GUEST_BASE } from '@croupier/contract/paths'
import { isGuestOnlyPath } from './addresses.ts'
import { pageQuery } from '../site/page-parameters.ts'
import { pathIn } from './site-base.ts'

/** Limit of nested `redirect` queries. */
const MAX_DEPTH = 5

/** Path to open after login, or `/` for anything a browser could read as another origin. */
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
  // Players leave the guest build.
  const path = pathIn(GUEST_BASE, target.pathname)
  if (isGuestOnlyPath(path))
    return depth < MAX_DEPTH ? redirectTarget(pageQuery(target.search).get('redirect'), depth + 1) : '/'
  return path + target.search + target.hash
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character.charCodeAt(0) < 0x20)
}
