import type { ReactNode } from 'react'

export interface SkipLinkProps {
  /** `#` and the id of the main content, which needs `tabIndex={-1}`. */
  href: string
  children: ReactNode
}

/**
 * The first link of a page, shown on focus: leads past the header.
 *
 * @use Once, first on each page.
 * @avoid Links within a text.
 * @key Enter: goes to the content.
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      href={href}
      data-slot="skip-link"
      className="sr-only z-50 rounded-control bg-strong px-5 py-3 font-semibold text-canvas shadow-overlay focus:not-sr-only focus:fixed focus:top-3 focus:inset-s-3 focus:px-5 focus:py-3"
    >
      {children}
    </a>
  )
}
