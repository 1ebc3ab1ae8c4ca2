import { statfsSync } from 'node:fs'

/** Enough for several browsers; a container may have 64 MB. */
const ENOUGH = 2 ** 30

/**
 * Flags of Playwright to leave out in tests. With `--disable-dev-shm-usage` Chromium shares its memory in files of /tmp,
 * which costs a tenth of the kernel's time; it is for machines without enough shared memory.
 */
export const ignoreDefaultArgs = freeSharedMemory() >= ENOUGH ? ['--disable-dev-shm-usage'] : []

/** Bytes; 0 on systems without it. */
function freeSharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize
  } catch {
    return 0
  }
}
