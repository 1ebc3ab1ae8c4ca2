import { createContext, use, type ReactNode } from 'react'

export interface PublicParts {
  /** An unguessable text that marks both ends of a part. */
  readonly mark: string
  /** Parts already rendered, drawn as names only. Null: render all, between marks. */
  readonly known: { has(key: string): boolean } | null
  /** Name of a part with the data that it depends on. */
  keyOf(name: string, data: unknown): string
}

const PublicPartsContext = createContext<PublicParts | null>(null)
export const PublicPartsProvider = PublicPartsContext.Provider

export interface PublicPartProps {
  readonly name: string
  /**
   * What the content depends on, where visitors have each their own: it is rendered once for each. Plain data; null: content
   * that only players have, and all the same.
   */
  readonly data?: unknown
  /** Content that depends on no visitor and no time, and on nothing but `data`. */
  readonly children: ReactNode
}

/**
 * Content that is the same for everybody: rendered once as a guest and reused for some seconds (decision 20). It begins and
 * ends with an element.
 */
export function PublicPart({ name, data, children }: PublicPartProps) {
  const parts = use(PublicPartsContext)
  const key = parts && data != null ? parts.keyOf(name, data) : name
  if (parts?.known?.has(key)) return parts.mark + key + parts.mark
  const mark = parts && (!parts.known || data !== undefined) ? parts.mark : null
  // Keep the slots of the marks even when empty: React's `useId` counts children.
  return (
    <>
      {mark && `${mark}${key}|`}
      <PublicPartsProvider value={null}>{children}</PublicPartsProvider>
      {mark}
    </>
  )
}
