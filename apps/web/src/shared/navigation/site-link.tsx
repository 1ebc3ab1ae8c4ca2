import type { ComponentProps } from 'react'
import { addressIn } from './site-base.ts'
import { useTab } from '../site/tab.tsx'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without base, or an address of another site. */
  readonly to: string
  /** Keep the scroll position. Default false. */
  readonly savePosition?: boolean
}

/** Value of `data-link` for links that keep the scroll position. */
export const SAVE_POSITION = 'save-position'

/** An in-app link, cheaper to render than the router's `Link`: a page has hundreds. `LinkNavigation` follows it. */
export function SiteLink({ to, savePosition = false, children, ...attributes }: SiteLinkProps) {
  return (
    <a {...attributes} href={addressIn(useTab().visit.base, to)} data-link={savePosition ? SAVE_POSITION : ''}>
      {children}
    </a>
  )
}
