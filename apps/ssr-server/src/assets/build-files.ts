import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'

const HOUR_MS = 3600_000
/** How long files are kept after the last server of their build. */
const KEPT_MS = 24 * HOUR_MS

/**
 * Puts the files of this build into a folder that outlives it and that other servers read, so that a page of any build finds
 * its files at any server. Names carry a hash: two builds have no two files with one name.
 */
export async function shareFiles(own: string, folder: string, now: () => number = Date.now): Promise<void> {
  await mkdir(folder, { recursive: true })
  const time = new Date(now())
  const share = async (name: string): Promise<void> => {
    const target = path.join(folder, name)
    const isThere = await utimes(target, time, time).then(
      () => true,
      () => false,
    )
    if (isThere) return
    // Nobody may read half of it.
    const part = `${target}.${randomUUID()}.part`
    await copyFile(path.join(own, name), part)
    await utimes(part, time, time)
    await rename(part, target)
  }
  await Promise.all((await readdir(own)).map(share))
  const removeOld = async (name: string): Promise<void> => {
    const file = path.join(folder, name)
    if ((await stat(file)).mtimeMs < now() - KEPT_MS) await unlink(file)
  }
  // Another server may remove the same file.
  await Promise.allSettled((await readdir(folder)).map(removeOld))
}

/** Shares them now, and says every hour that they are in use. Returns how to end that; rejects where it cannot be done now. */
export async function keepSharing(own: string, folder: string, onFault: (error: unknown) => void): Promise<() => void> {
  await shareFiles(own, folder)
  const timer = setInterval(() => void shareFiles(own, folder).catch(onFault), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
