import type { PageModule, PageRoute } from '#shared/navigation/page-route.ts'

/** A page whose code has loaded, for tests that do not draw it. */
export function testPage(route: Partial<PageRoute> = {}, module: Partial<PageModule> = {}): PageRoute {
  const code = { Page: () => null, head: () => ({ title: '' }), ...module }
  return {
    path: '/page',
    code: {
      load: () => Promise.resolve(code),
      preload: () => undefined,
      value: code,
      onLoad: () => () => undefined,
      module: '',
    },
    ...route,
  }
}
