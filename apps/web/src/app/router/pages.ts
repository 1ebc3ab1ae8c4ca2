import type { PageRoute } from '#shared/navigation/page-route.ts'

const files = import.meta.glob<Readonly<Record<string, PageRoute | readonly PageRoute[]>>>('./**/*-{route,routes}.ts', {
  base: '../../features',
  eager: true,
})

/** All pages. Fixed paths rank above `/{slug}`. */
export const pages: readonly PageRoute[] = Object.values(files).flatMap((file) => Object.values(file).flat())
