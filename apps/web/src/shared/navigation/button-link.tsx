import { buttonStyles } from '@croupier/design-system'
import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

type Look = NonNullable<Parameters<typeof buttonStyles>[0]>
type ButtonLinkProps = ComponentProps<typeof Link> & Pick<Look, 'intent' | 'size' | 'block'>

/** A link of the site that looks like a button. `className` adds to that look. */
export function ButtonLink({ intent, size, block, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonStyles({ intent, size, block, className })} />
}
