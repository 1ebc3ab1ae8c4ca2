import { createElement, type ReactElement, type SVGProps } from 'react'

/** An icon as its module describes it: names, and the shapes within 24 by 24. */
export interface IconData {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
  readonly aliases?: readonly unknown[]
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

/**
 * Takes the place of lucide's function of that name in our builds (`vite.config.ts`): the same markup by one component in
 * place of two with a context, and without making attributes and shapes anew for each of the forty icons of a lobby.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')]
  const own = ['lucide', ...names.map((one) => `lucide-${one}`)].join(' ')
  let shapes: ReactElement[] | undefined

  return function Icon({ className = '', size = 24, color = 'currentColor', children, ...rest }: IconProps) {
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === '' ? own : `${own} ${className}`,
        ...(children === undefined && !isNamed(rest) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      children === undefined ? shapes : [...shapes, children],
    )
  }
}

/** Whether assistive technology is told of it. */
function isNamed(props: object): boolean {
  for (const [name, value] of Object.entries(props))
    if (value != null && (name.startsWith('aria-') || name === 'role' || name === 'title')) return true
  return false
}
