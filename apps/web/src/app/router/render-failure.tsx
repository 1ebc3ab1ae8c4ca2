import { Component, useEffect, useState, type ReactNode } from 'react'
import { ErrorPage } from '#features/shell/errors/error-page.tsx'
import { needsReload, reloadPage, whyNotLoaded, type LateReason } from '#shared/loading/new-release.ts'
import { useSite } from '#shared/site/tab.tsx'

export interface RenderFailureProps {
  readonly error: unknown
  /** For a page that did not load: loads it in place. */
  readonly onRetry?: () => void
}

/** Error page for a render error or a failed page script, which may have gone with an older release; logs it. */
export function RenderFailure({ error, onRetry }: RenderFailureProps) {
  const site = useSite()
  useEffect(() => site.log.error('render', error), [site, error])
  const [found, setFound] = useState<LateReason>('dialogs:notLoaded')
  useEffect(() => {
    let isCurrent = true
    void whyNotLoaded(error).then((reason) => isCurrent && setFound(reason))
    return () => void (isCurrent = false)
  }, [error])
  // A render may fail as it meets parts of a newer release.
  const reason = onRetry || found === 'dialogs:outdated' ? found : null
  const retry = onRetry && !needsReload(reason) ? onRetry : () => void reloadPage(reason)
  return <ErrorPage status={500} reason={reason} onRetry={retry} />
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
