import type { ReactNode } from 'react'

/** A name and its value at the two ends of a line of a `dl`. */
export function FactLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold text-strong tabular-nums">{children}</dd>
    </div>
  )
}
