import type { DomainError, Resource } from '@croupier/domain/core'
import { Observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

export interface ResourceViewProps<T> {
  /** Undefined: its code is being loaded. */
  readonly resource: Readonly<Pick<Resource<T>, 'state' | 'value' | 'reload'>> | undefined
  /** Shown while nothing is known; same size as the content. */
  readonly skeleton: ReactNode
  /** A text is shown over the skeleton, with a retry. */
  readonly failed: string | ((retry: () => void, error: DomainError) => ReactNode)
  readonly children: (value: T) => ReactNode
}

/** Renders each state of a resource. A known value stays shown during a reload and after its failure. */
export function ResourceView<T>({ resource, skeleton, failed, children }: ResourceViewProps<T>) {
  if (!resource) return <>{skeleton}</>
  return (
    <Observer>
      {() => {
        const { state, value } = resource
        if (value !== undefined) return <>{children(value)}</>
        if (state.status !== 'failed') return <>{skeleton}</>
        const retry = () => void resource.reload()
        if (typeof failed === 'function') return <>{failed(retry, state.error)}</>
        return (
          <LoadFailure text={failed} onRetry={retry}>
            {skeleton}
          </LoadFailure>
        )
      }}
    </Observer>
  )
}
