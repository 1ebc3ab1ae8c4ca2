import { linkStyles } from '@croupier/design-system'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'

interface AllLinkProps {
  readonly to: string
  /** Read out after the text: what all of them are. */
  readonly of?: string
  readonly children: ReactNode
}

/** Beside the title of a row or a section: the way to all that it shows a part of. */
export function AllLink({ to, of, children }: AllLinkProps) {
  return (
    <Link to={to} className={linkStyles({ tone: 'quiet' })}>
      {children}
      {of !== undefined && <span className="sr-only">: {of}</span>}
      <ChevronRight aria-hidden />
    </Link>
  )
}
