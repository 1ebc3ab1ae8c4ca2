declare global {
  /** The `import()` of the built site (retry-imports.ts). `file`: its name, after `./`. */
  var importPart: (file: string) => Promise<unknown>
}

/** Why code did not load: what is said of it. */
export type LateReason = 'dialogs:notLoaded' | 'errors:offlineTitle' | 'dialogs:outdated' | 'dialogs:damaged'

/** Longest wait for the server's answer, ms. */
const PATIENCE_MS = 3000
/** Time after which a file that a press waits for is asked for again, and after as long again is given up, ms. */
const FILE_MS = 15_000
/** The file in a browser's message about an import that failed; some name none. */
const FILE = /https?:\/\/\S+\/assets\/[\w.-]+\.js/

let checking: Promise<boolean> | null = null
let isGone = false
/** Firefox and Safari keep the failure of a file that others need: then a part stays without it until a reload. */
let isStuck = false
/** By file: why it did not load. */
const failed = new Map<string, unknown>()
const checked = new WeakMap<Error, Promise<boolean>>()

/**
 * Whether code that did not load is gone, so that only a reload helps: the site had a new release since this page was loaded
 * (the server no longer has this script, whose name changes with the name of every script that it leads to), or the server
 * does not have the file that the error names. Asks the server once for each error, and no more once the release is gone.
 */
export async function isNewRelease(error?: unknown): Promise<boolean> {
  if (!(error instanceof Error)) return isReleaseGone()
  const known = checked.get(error) ?? isCodeGone(error)
  checked.set(error, known)
  return known
}

/**
 * Whether code may be loaded ahead of its use: not once files of this release are known to be gone, so that a tab which a
 * release finds open asks for few of them. Waits for a check under way.
 */
export async function mayPreload(): Promise<boolean> {
  return !isGone && !((await checking) ?? false)
}

/** Whether a failure has shown by now that only a new document has all files. Asks nothing. */
export const isKnownToBeGone = (): boolean => isGone || isStuck

/** Imports again what failed, unless it is gone. */
export async function retryImport<T>(error: unknown, importAgain: () => Promise<T>): Promise<T> {
  if (await isNewRelease(error)) throw error
  return importAgain()
}

const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ file)

globalThis.importPart = (file) => {
  if (isGone && failed.has(file)) return Promise.reject(failed.get(file))
  const first = load(file)
  return inTime(first).catch((error: unknown) =>
    retryImport(error, () => {
      const again = load(`${file}?${Date.now()}`)
      return inTime(Promise.race([again, first.catch(() => again)]))
    }).catch(async (last: unknown) => {
      isStuck ||= failed.has(file) && (await statusOf(import.meta.resolve(file))) === 200
      failed.set(file, last)
      throw last
    }),
  )
}

/** Ends the wait for a file that neither comes nor fails. The first page waits as long as it takes: its links work meanwhile. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  if (document.documentElement.dataset['hydrated'] === undefined) return loading
  const end = new Promise<T>((_, reject) => setTimeout(() => reject(new Error('late file')), FILE_MS))
  return Promise.race([loading, end])
}

/**
 * Why code did not load, by its error. A page keeps the error of a file that is no script, and in some browsers of one that
 * did not come: only a reload helps.
 */
export async function whyNotLoaded(error: unknown): Promise<LateReason> {
  if (!navigator.onLine) return 'errors:offlineTitle'
  if (await isNewRelease(error)) return 'dialogs:outdated'
  return isStuck || error instanceof SyntaxError ? 'dialogs:damaged' : 'dialogs:notLoaded'
}

/** Whether only a reload of the page helps. */
export const needsReload = (reason: LateReason | null): boolean =>
  reason === 'dialogs:outdated' || reason === 'dialogs:damaged'

/** Event of the window before `reloadPage` leaves the page: forms keep what was typed. */
export const BEFORE_RELOAD = 'before-reload'

/** Loads the page again; after a damaged file past the caches of browser and worker. */
export async function reloadPage(reason: LateReason | null): Promise<void> {
  if (reason === 'dialogs:damaged') await refill()
  window.dispatchEvent(new Event(BEFORE_RELOAD))
  window.location.reload()
}

async function isCodeGone({ message }: Error): Promise<boolean> {
  if (await isReleaseGone()) return true
  const [file] = FILE.exec(message) ?? []
  return file !== undefined && isMissing(file)
}

async function isReleaseGone(): Promise<boolean> {
  if (isGone) return true
  checking ??= isMissing(import.meta.url).finally(() => (checking = null))
  return (isGone = await checking)
}

const isMissing = async (file: string): Promise<boolean> => (await statusOf(file)) === 404

/** Zero where there is no answer. */
async function statusOf(file: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store', signal })
    return status
  } catch {
    return 0
  }
}
