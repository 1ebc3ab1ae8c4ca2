import type { PageRoute } from '../../shared/navigation/page-route.ts'

const files = import.meta.glob<Readonly<Record<string, PageRoute | readonly PageRoute[]>>>(
  '../../features/**/*-{route,routes}.ts',
  { eager: true },
)

/** Every page of the site: all that the features' `*-route.ts` files export. Fixed paths win over `/{slug}` by the router's ranking. */
export const pages: readonly PageRoute[] = Object.values(files).flatMap((file) => Object.values(file).flat())
