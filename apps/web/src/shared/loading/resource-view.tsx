import type { DomainError, Resource } from '@croupier/domain/core'
import { Observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'

export interface ResourceViewProps<T> {
  readonly resource: Readonly<Pick<Resource<T>, 'state' | 'value' | 'reload'>>
  /** Holds the place while nothing is known yet; of the size of what it stands for. */
  readonly skeleton: ReactNode
  /** Nothing is known and the reading failed. `retry` reads again. */
  readonly failed: (retry: () => void, error: DomainError) => ReactNode
  readonly children: (value: T) => ReactNode
}

/** Draws each state of one reading. What is already known stays in view while it is read again, and when that fails. */
export function ResourceView<T>({ resource, skeleton, failed, children }: ResourceViewProps<T>) {
  return (
    <Observer>
      {() => {
        const { state, value } = resource
        if (value !== undefined) return <>{children(value)}</>
        // What failed on the server the browser reads again at once: there it is still on its way.
        if (state.status === 'failed' && !import.meta.env.SSR)
          return <>{failed(() => void resource.reload(), state.error)}</>
        return <>{skeleton}</>
      }}
    </Observer>
  )
}
