import { Component, useEffect, useState, type ReactNode } from 'react'
import { ErrorPage } from '#features/shell/errors/error-page.tsx'
import { isNewRelease } from '#shared/loading/new-release.ts'
import { useSite } from '#shared/site/tab.tsx'

export interface RenderFailureProps {
  readonly error: unknown
}

/** Error page for a render error or a failed page script, which may have gone with an older release; logs it. */
export function RenderFailure({ error }: RenderFailureProps) {
  const site = useSite()
  useEffect(() => site.log.error('render', error), [site, error])
  const [outdated, setOutdated] = useState<unknown>(null)
  useEffect(() => {
    let isCurrent = true
    void isNewRelease(error).then((isNew) => isCurrent && isNew && setOutdated(error))
    return () => void (isCurrent = false)
  }, [error])
  const isOutdated = outdated !== null && outdated === error
  return <ErrorPage status={500} isOutdated={isOutdated} onRetry={() => window.location.reload()} />
}

export interface RenderFailureBoundaryProps {
  /** A new value draws the children again. */
  readonly resetBy?: unknown
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: RenderFailureProps | null
  readonly resetBy: unknown
}

/** Shows `RenderFailure` instead of children that throw. */
export class RenderFailureBoundary extends Component<RenderFailureBoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetBy }: RenderFailureBoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetBy === state.resetBy ? null : { failure: null, resetBy }
  }

  override state: BoundaryState = { failure: null, resetBy: this.props.resetBy }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <RenderFailure error={failure.error} /> : this.props.children
  }
}
