import type { ComponentProps, MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { addressIn } from './site-base.ts'
import { useTab } from '../site/tab.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without base, or an address of another site. */
  readonly to: string
  /** Keep the scroll position. Default false. */
  readonly savePosition?: boolean
  /** Runs instead of the navigation; a click that opens a new tab or window still follows the address. */
  readonly onFollow?: (() => void) | undefined
}

/** Value of `data-link` for links that keep the scroll position. */
export const SAVE_POSITION = 'save-position'

/** A link of the site. `LinkNavigation` follows it, which is cheaper than a handler for each: a page has hundreds. */
export function Link({ to, savePosition = false, onFollow, children, ...attributes }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // A double click follows once.
    if (event.detail < 2) onFollow?.()
  }
  return (
    <a
      {...attributes}
      {...(onFollow && { onClick: follow })}
      href={addressIn(useTab().visit.base, to)}
      data-link={savePosition ? SAVE_POSITION : ''}
    >
      {children}
    </a>
  )
}

export interface NavigationLinkProps extends LinkProps {
  /** Current on the pages below `to` too. Default false. */
  readonly within?: boolean
}

/** A link of a navigation: `aria-current` while its page is shown. */
export function NavigationLink({ within = false, ...link }: NavigationLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === link.to || (within && pathname.startsWith(`${link.to}/`))
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />
}

type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser would follow this click in the same tab and no other handler has prevented it. */
export function isPlainClick({ button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey
}
