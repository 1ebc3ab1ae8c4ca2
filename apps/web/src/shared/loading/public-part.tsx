import { createContext, use, type ReactNode } from 'react'

/** How the server makes the same markup serve many visitors; nothing of this happens in the browser. */
export interface PublicParts {
  /** A text that nobody can foresee: it stands at both ends of a part, so that the page can be cut there. */
  readonly mark: string
  /** The parts that are there already: only their names are drawn. Null: all are drawn, between marks. */
  readonly known: { has(name: string): boolean } | null
}

const PublicPartsContext = createContext<PublicParts | null>(null)
export const PublicPartsProvider = PublicPartsContext.Provider

export interface PublicPartProps {
  /** One of a kind on the page. */
  readonly name: string
  /** What every visitor sees alike at this address, whoever they are and whatever the time. */
  readonly children: ReactNode
}

/**
 * A part of the page that is the same for everybody. The server draws it for a guest and gives that markup to all who come within
 * some seconds: a hundred game cards cost a player's page nothing. So whatever is in here cannot see a player.
 */
export function PublicPart({ name, children }: PublicPartProps) {
  const parts = use(PublicPartsContext)
  if (parts?.known?.has(name)) return <div className="contents">{parts.mark + name + parts.mark}</div>
  const mark = parts && !parts.known ? parts.mark : null
  // The marks have their places even where there are none: React counts them when it makes ids, here and in the browser alike.
  return (
    <div className="contents">
      {mark && `${mark}${name}|`}
      <PublicPartsProvider value={null}>{children}</PublicPartsProvider>
      {mark}
    </div>
  )
}
