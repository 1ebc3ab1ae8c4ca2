/** Longest wait for the server's answer, ms. */
const PATIENCE_MS = 3000

/**
 * Whether the site had a new release since this page was loaded: the server no longer has this script. Its name changes
 * with the name of every script that it leads to.
 */
export async function isNewRelease(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal })
    return status === 404
  } catch {
    return false
  }
}
