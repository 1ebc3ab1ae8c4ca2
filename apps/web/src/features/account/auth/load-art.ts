import type { PageContext } from '../../../shared/navigation/page-route.ts'

/** The lobby's first row: what most visitors have seen already. */
export const COVERS_CATEGORY = 'top'

/** The covers beside a form. They are decoration: that they cannot be had is nobody's failure. */
export function loadArt({ site }: PageContext): Promise<unknown> {
  return site.games
    .row(COVERS_CATEGORY)
    .ensure()
    .catch(() => undefined)
}
