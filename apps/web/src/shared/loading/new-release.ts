/** Longest wait for the server's answer, ms. */
const PATIENCE_MS = 3000
/** The file in a browser's message about an import that failed; some name none. */
const FILE = /https?:\/\/\S+\/assets\/[\w.-]+\.js/

let checking: Promise<boolean> | null = null
let isGone = false

/**
 * Whether code that did not load is gone, so that only a reload helps: the site had a new release since this page was loaded
 * (the server no longer has this script, whose name changes with the name of every script that it leads to), or the server
 * does not have the file that the error names.
 */
export async function isNewRelease(error?: unknown): Promise<boolean> {
  checking ??= isMissing(import.meta.url).finally(() => (checking = null))
  if (await checking) return (isGone = true)
  const [file] = FILE.exec(error instanceof Error ? error.message : '') ?? []
  return file !== undefined && isMissing(file)
}

/**
 * Whether code may be loaded ahead of its use: not once files of this release are known to be gone, so that a tab which a
 * release finds open asks for few of them. Waits for a check under way.
 */
export async function mayPreload(): Promise<boolean> {
  return !isGone && !((await checking) ?? false)
}

async function isMissing(file: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store', signal })
    return status === 404
  } catch {
    return false
  }
}
