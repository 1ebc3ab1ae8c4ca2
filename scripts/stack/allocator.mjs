/**
 * Environment of the site's server that bounds its memory (docs/performance.md). glibc reads the first two when a process
 * starts: freed memory goes back to the system, as blocks over 128 kB have mappings of their own, and few arenas fragment the
 * rest. V8 collects what is new after 8 MB in place of 16, which ends with a hundred megabytes less under load. Options of the
 * operator's own come last, and so prevail.
 */
export const allocatorEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: `--max-semi-space-size=8 ${process.env['NODE_OPTIONS'] ?? ''}`.trim(),
}
