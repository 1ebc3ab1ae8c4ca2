import type { ReactNode } from 'react'
import type { BrandManifest } from '../../packages/brands/index.ts'
import contract from '../../packages/design-system/src/tokens/contract.json' with { type: 'json' }
import { tokenProperties } from '../../packages/design-system/src/tokens/generated/token-names.ts'
import { brands } from '../brands.ts'
import './pages.css'

/** A column for each brand, in its look. */
export function BrandColumns({ children }: { children: ReactNode | ((brand: BrandManifest) => ReactNode) }) {
  return (
    <div className="brand-columns sb-unstyled my-6">
      {Object.values(brands).map((brand) => (
        <section key={brand.id} data-brand={brand.id} className="rounded-card p-6 font-text">
          <h3 className="mb-4 heading text-lg text-strong">{brand.title}</h3>
          {typeof children === 'function' ? children(brand) : children}
        </section>
      ))}
    </div>
  )
}

/** A row per token and a column per brand. */
export function TokensByBrand({ prefix }: { prefix: string }) {
  return (
    <div className="token-table sb-unstyled my-6">
      <table className="w-full text-start">
        <thead>
          <tr>
            <th scope="col" className="p-2 text-sm">
              Token
            </th>
            {Object.values(brands).map(({ id, title }) => (
              <th key={id} scope="col" data-brand={id} className="p-3 text-sm text-strong">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokenProperties
            .filter((name) => name.startsWith(prefix))
            .map((name) => (
              <tr key={name}>
                <th scope="row" className="text-sm font-medium">
                  {name}
                  <span className="block text-xs font-normal opacity-80">{descriptions.get(name)}</span>
                </th>
                {Object.keys(brands).map((id) => (
                  <td key={id} data-brand={id}>
                    <Sample name={name} />
                    <Value name={name} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

const SHOWN_BY: readonly (readonly [prefix: string, property: string, className: string])[] = [
  ['--color-', 'background-color', ''],
  ['--shadow-', 'box-shadow', 'bg-surface'],
  ['--radius-', 'border-radius', 'bg-raised'],
]

/** Shows a colour, shadow or radius. Sets the token through CSSOM, as the design system does. */
export function Sample({ name }: { name: string }) {
  const found = SHOWN_BY.find(([prefix]) => name.startsWith(prefix))
  if (!found) return null
  const [, property, className] = found
  return (
    <span
      ref={(element) => element?.style.setProperty(property, `var(${name})`)}
      className={`token-sample ${className}`}
    />
  )
}

/** The value of a token where it stands. */
export function Value({ name }: { name: string }) {
  return (
    <span
      ref={(element) => {
        if (element) element.textContent = getComputedStyle(element).getPropertyValue(name)
      }}
      className="text-body tabular-nums"
    />
  )
}

/** Descriptions of the contract by custom property. */
const descriptions = new Map<string, string>()
function collect(node: unknown, path: readonly string[]): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) {
    if (key === '$description' && path.length > 1) descriptions.set(`--${path.slice(1).join('-')}`, String(child))
    else if (!key.startsWith('$')) collect(child, [...path, key])
  }
}
collect(contract, [])
