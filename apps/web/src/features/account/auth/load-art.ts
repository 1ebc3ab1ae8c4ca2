import type { PageContext } from '#shared/navigation/page-route.ts'

export const COVERS_CATEGORY = 'top'

/** Loads the covers beside a form. A failure is ignored: they are decoration. */
export function loadArt({ site }: PageContext): Promise<unknown> {
  return site.games
    .row(COVERS_CATEGORY)
    .ensure()
    .catch(() => undefined)
}
