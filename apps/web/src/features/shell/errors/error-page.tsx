import { useEffect, useSyncExternalStore } from 'react'
import { Button, buttonStyles, ErrorState } from '@croupier/design-system'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { BrandArt } from '#shared/site/brand-art.tsx'
import { needsReload, type LateReason } from '#shared/loading/new-release.ts'
import { httpStatus } from '#shared/navigation/page-outcome.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { errorWording, type Wording } from './error-wording.ts'

const OFFLINE: Wording = ['errors:offlineTitle', 'errors:offlineText']
const OUTDATED: Wording = ['errors:updatedTitle', 'errors:updatedText']
const NOT_LOADED: Wording = ['errors:genericTitle', 'errors:genericText']

const FINAL = new Set([403, 404, 451])

export interface ErrorPageProps {
  readonly status: number
  readonly onRetry?: () => void
  /** Why its code did not load. `onRetry` reloads where only that helps. */
  readonly reason?: LateReason | null
}

/**
 * The page of an error status; a status without a text of its own shows the generic page, a device without a connection
 * says so and tries again when it is back, a page whose code did not load says just that, and one that a new release
 * replaced asks for a reload (docs/product-rules.md, Errors).
 */
export function ErrorPage({ status, onRetry, reason = null }: ErrorPageProps) {
  const t = useTexts()
  const retry = FINAL.has(status) ? undefined : onRetry
  const isOffline = useIsOffline() && retry !== undefined
  useEffect(() => {
    if (retry) window.addEventListener('online', retry)
    return () => retry && window.removeEventListener('online', retry)
  }, [retry])
  const [title, text] = isOffline ? OFFLINE : wordingOf(reason, status)
  const isPlain = isOffline || reason !== null
  return (
    <div
      data-slot="error-page"
      data-status={httpStatus(status)}
      className="grid min-h-[60dvh] place-items-center px-4 py-16"
    >
      <ErrorState
        level={1}
        // The brand's picture would have to be loaded.
        picture={isPlain ? undefined : <BrandArt name={status === 404 ? 'notFound' : 'failure'} />}
        code={isPlain ? undefined : String(httpStatus(status))}
        title={t(title)}
        text={t(text)}
        actions={
          <>
            {retry && (
              <Button intent="primary" onClick={retry}>
                {t(needsReload(reason) ? 'dialogs:reload' : 'errors:retry')}
              </Button>
            )}
            <ButtonLink to="/games" intent={retry ? 'secondary' : 'primary'}>
              {t('errors:toGames')}
            </ButtonLink>
            {/* Wrap as one, so that the last does not stand alone in its line. */}
            <div data-slot="other-ways" className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/" intent="ghost">
                {t('errors:toLobby')}
              </ButtonLink>
              <SupportButton topic="error" className={buttonStyles({ intent: 'ghost', size: 'md' })} />
            </div>
          </>
        }
      />
    </div>
  )
}

function wordingOf(reason: LateReason | null, status: number): Wording {
  if (reason === null) return errorWording(status)
  if (reason === 'dialogs:outdated') return OUTDATED
  return needsReload(reason) ? [NOT_LOADED[0], reason] : NOT_LOADED
}

/** Whether the device has no connection at all. That it has one does not mean that the site can be reached. */
const useIsOffline = (): boolean =>
  useSyncExternalStore(
    followConnection,
    () => !navigator.onLine,
    () => false,
  )

function followConnection(handler: () => void): () => void {
  window.addEventListener('online', handler)
  window.addEventListener('offline', handler)
  return () => {
    window.removeEventListener('online', handler)
    window.removeEventListener('offline', handler)
  }
}
