import { createContext, use, type ReactNode } from 'react'

export interface PublicParts {
  /** An unguessable text that marks both ends of a part. */
  readonly mark: string
  /** Parts already rendered, drawn as names only. Null: render all, between marks. */
  readonly known: { has(name: string): boolean } | null
}

const PublicPartsContext = createContext<PublicParts | null>(null)
export const PublicPartsProvider = PublicPartsContext.Provider

export interface PublicPartProps {
  readonly name: string
  /** Content that depends on no visitor and no time. */
  readonly children: ReactNode
}

/** Content that is the same for everybody: rendered once as a guest and reused for some seconds (decision 20). */
export function PublicPart({ name, children }: PublicPartProps) {
  const parts = use(PublicPartsContext)
  if (parts?.known?.has(name)) return <div className="contents">{parts.mark + name + parts.mark}</div>
  const mark = parts && !parts.known ? parts.mark : null
  // Keep the slots of the marks even when empty: React's `useId` counts children.
  return (
    <div className="contents">
      {mark && `${mark}${name}|`}
      <PublicPartsProvider value={null}>{children}</PublicPartsProvider>
      {mark}
    </div>
  )
}
