/**
 * Environment of the site's server, read by glibc when a process starts: freed memory goes back to the system. Blocks over
 * 128 kB have mappings of their own, and few arenas fragment the rest.
 */
export const allocatorEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
