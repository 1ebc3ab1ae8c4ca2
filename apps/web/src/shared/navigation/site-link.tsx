import type { ComponentProps } from 'react'
import { addressIn } from './site-base.ts'
import { useTab } from '../site/tab.tsx'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, whatever base that stands under; an address of another site stays as it is. */
  readonly to: string
  /** The page stays where it is scrolled to, for links that change what is below them (core.md 2). Default false. */
  readonly savePosition?: boolean
}

/** What `data-link` says of a link that keeps the position. */
export const SAVE_POSITION = 'save-position'

/**
 * A link that costs next to nothing to draw: a page has hundreds, and a router's `Link` is more work than the rest of a game's
 * card. `LinkNavigation` follows it within the app.
 */
export function SiteLink({ to, savePosition = false, children, ...attributes }: SiteLinkProps) {
  return (
    <a {...attributes} href={addressIn(useTab().visit.base, to)} data-link={savePosition ? SAVE_POSITION : ''}>
      {children}
    </a>
  )
}
