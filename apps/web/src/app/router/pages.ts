import type { PageRoute } from '#shared/navigation/page-route.ts'

const files = import.meta.glob<Readonly<Record<string, PageRoute | readonly PageRoute[]>>>(
  '../../features/**/*-{route,routes}.ts',
  { eager: true },
)

/** All pages. Fixed paths rank above `/{slug}`. */
export const pages: readonly PageRoute[] = Object.values(files).flatMap((file) => Object.values(file).flat())
