import { Button, buttonStyles, ErrorState } from '@croupier/design-system'
import { Link } from '../../../shared/navigation/link.tsx'
import { BrandArt } from '../../../shared/site/brand-art.tsx'
import { httpStatus } from '../../../shared/navigation/page-outcome.ts'
import { useTexts } from '../../../shared/site/tab.tsx'
import type { PlainTextKey } from '../../../shared/texts/translate.ts'

export interface ErrorPageProps {
  readonly status: number
  readonly onRetry?: () => void
}

type Wording = readonly [title: PlainTextKey, text: PlainTextKey]

const WORDINGS: Readonly<Record<number, Wording>> = {
  404: ['errors:notFoundTitle', 'errors:notFoundText'],
  429: ['errors:tooManyTitle', 'errors:tooManyText'],
  451: ['errors:restrictedTitle', 'errors:restrictedText'],
  500: ['errors:serverTitle', 'errors:serverText'],
  503: ['errors:maintenanceTitle', 'errors:maintenanceText'],
}
const GENERIC: Wording = ['errors:genericTitle', 'errors:genericText']

const FINAL = new Set([403, 404, 451])

/** The page of an error status; a status without a text of its own shows the generic page (`docs/product-rules.md`, Errors). */
export function ErrorPage({ status, onRetry }: ErrorPageProps) {
  const t = useTexts()
  const [title, text] = WORDINGS[status] ?? GENERIC
  const canRetry = onRetry && !FINAL.has(status)
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 py-16" data-status={httpStatus(status)}>
      <ErrorState
        level={1}
        picture={<BrandArt name={status === 404 ? 'notFound' : 'failure'} />}
        code={String(httpStatus(status))}
        title={t(title)}
        text={t(text)}
        actions={
          <>
            {canRetry && (
              <Button intent="primary" onClick={onRetry}>
                {t('errors:retry')}
              </Button>
            )}
            <Link to="/games" className={buttonStyles({ intent: canRetry ? 'secondary' : 'primary', size: 'md' })}>
              {t('errors:toGames')}
            </Link>
            <Link to="/" className={buttonStyles({ intent: 'ghost', size: 'md' })}>
              {t('errors:toLobby')}
            </Link>
          </>
        }
      />
    </div>
  )
}
