import { tokenProperties } from '../tokens/generated/token-names.ts'

/** Names from the contract, values from the selected brand. */
const properties = tokenProperties.map((name) => ({ name }))
const named = (prefix: string) => properties.filter(({ name }) => name.startsWith(prefix))

function Value({ name }: { name: string }) {
  return (
    <span
      ref={(element) => {
        if (element) element.textContent = getComputedStyle(element).getPropertyValue(name)
      }}
      className="text-muted tabular-nums"
    />
  )
}

const STEPS = ['sunken', 'canvas', 'surface', 'raised', 'overlay', 'floating']

function Sample({ property, name, className }: { property: string; name: string; className: string }) {
  return (
    <span
      ref={(element) => {
        element?.style.setProperty(property, `var(${name})`)
      }}
      className={className}
    />
  )
}

export function Steps() {
  return (
    <div className="not-prose grid grid-cols-2 gap-4 sm:grid-cols-3">
      {STEPS.map((step) => (
        <div key={step} className="text-sm text-body">
          <Sample
            property="background-color"
            name={`--color-${step}`}
            className="lit block h-24 rounded-card shadow-card"
          />
          <span className="mt-2 block">{step}</span>
        </div>
      ))}
    </div>
  )
}

export function Colours() {
  return (
    <ul className="grid list-none grid-cols-1 gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3">
      {named('--color-').map(({ name }) => (
        <li key={name} className="flex items-center gap-3 text-sm text-body">
          <Sample property="background-color" name={name} className="size-11 shrink-0 rounded-control shadow-card" />
          <span>
            <span className="block font-medium text-strong">{name.replace('--color-', '')}</span>
            <Value name={name} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const SIZES = [
  ['text-2xl', 'Jackpot €12,500'],
  ['text-xl', 'Tournament of the week'],
  ['text-lg', 'Recommended for you'],
  ['text-base', 'Deposit €50'],
  ['text-sm', 'A hundred players share the prize pool'],
  ['text-xs', 'North Star Studio'],
] as const

export function TypeScale() {
  return (
    <div className="grid gap-5 text-strong">
      {SIZES.map(([size, text]) => (
        <div key={size}>
          <span className="text-xs text-muted">{size}</span>
          <span className={`heading block ${size}`}>{text}</span>
          <span className={`block ${size}`}>{text}</span>
        </div>
      ))}
      <div className="grid w-fit gap-1 text-end font-display text-lg tabular-nums">
        <span>1 111 111 ₽</span>
        <span>8 088 888 ₽</span>
      </div>
      <div className="grid w-fit gap-1 text-end text-lg tabular-nums">
        <span>1 111 111,11 ₴</span>
        <span>8 088 888,88 ₸</span>
      </div>
    </div>
  )
}

export function Shadows() {
  return (
    <div className="grid grid-cols-2 gap-6 py-4 sm:grid-cols-5">
      {named('--shadow-').map(({ name }) => (
        <span key={name} className="text-sm text-body">
          <Sample property="box-shadow" name={name} className="mb-3 block h-20 rounded-card bg-surface" />
          {name.replace('--shadow-', '')}
        </span>
      ))}
    </div>
  )
}

export function TokenTable({ prefixes }: { prefixes: string[] }) {
  return (
    <table className="w-full text-start text-sm text-body">
      <tbody>
        {prefixes.flatMap(named).map(({ name }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pe-4 font-medium text-strong">
              {name}
            </th>
            <td className="py-2">
              <Value name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Plane({ children }: { children: React.ReactNode }) {
  return <div className="sb-unstyled my-6 rounded-card bg-canvas p-6">{children}</div>
}
