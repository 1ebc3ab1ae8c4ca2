/**
 * Where to go after login: a path on this site, or the lobby. Anything a browser could read as another origin
 * (`//host`, `/\host`, a scheme, control characters) is refused (security.md, input and content).
 */
export function redirectTarget(wanted: string | null): string {
  if (!wanted || !wanted.startsWith('/')) return '/'
  const here = 'https://site.invalid'
  let target: URL
  try {
    target = new URL(wanted, here)
  } catch {
    return '/'
  }
  if (target.origin !== here || /^\/[/\\]/.test(wanted) || hasControlCharacter(wanted)) return '/'
  return target.pathname.startsWith('//') ? '/' : target.pathname + target.search + target.hash
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character.charCodeAt(0) < 0x20)
}
