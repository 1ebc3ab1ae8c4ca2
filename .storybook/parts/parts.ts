import type { Part } from './read-parts.ts'

/** All components. `describeParts` replaces this module by what `readParts` reads on disk. */
export const parts: readonly Part[] = []
