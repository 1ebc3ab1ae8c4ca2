/** Without it V8 takes more for young objects: a busy server has 425 MB in place of 328, for 4 % less CPU (docs/decisions/0062-cost-of-a-players-page.md). */
const YOUNG_OBJECTS = '--max-semi-space-size=16'

/**
 * Environment of the site's server, read when a process starts. glibc: freed memory goes back to the system, as blocks over
 * 128 kB have mappings of their own, and few arenas fragment the rest. Node: less memory for young objects, unless the
 * environment says otherwise.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: [YOUNG_OBJECTS, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
}
