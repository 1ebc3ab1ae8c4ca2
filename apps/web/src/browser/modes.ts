import type { BrandModes } from '@croupier/brands'
import { MODES_COOKIE, MODES_SECONDS } from '@croupier/contract/cookies'
import type { CookiePort } from '@croupier/domain/core'

/** The context of a mode that the page was told to have; null: that of the system, or the brand's standard one. */
export const contextOf = (root: HTMLElement, mode: string): string | null => root.dataset[mode] ?? null

/**
 * Switches the page to a context of a mode, and keeps the choice for the next page: the server writes it into the markup,
 * so that nothing changes while a page loads. Null: the system chooses again.
 */
export function chooseContext(
  { root, cookies, modes }: { readonly root: HTMLElement; readonly cookies: CookiePort; readonly modes: BrandModes },
  mode: string,
  context: string | null,
): void {
  if (context === null) delete root.dataset[mode]
  else root.dataset[mode] = context
  const chosen = modes.known.flatMap(({ name }) => contextOf(root, name) ?? [])
  if (chosen.length === 0) cookies.remove(MODES_COOKIE)
  else cookies.set(MODES_COOKIE, chosen.join('.'), { maxAgeSeconds: MODES_SECONDS })
  colourBar(root)
}

/** The browser's bar has the colour of the page. */
function colourBar(root: HTMLElement): void {
  const ground = getComputedStyle(root).getPropertyValue('--color-canvas').trim()
  for (const meta of root.ownerDocument.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    if (!meta.media.includes('display-mode')) meta.content = ground
}
