import { buttonStyles, EmptyState } from '@croupier/design-system'
import { COMPOINTS_PATH } from '../../../../shared/navigation/addresses.ts'
import { Link } from '../../../../shared/navigation/link.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { CompointsFrame } from '../../../../shared/site/compoints-frame.tsx'

/** Tournaments that are entered for compoints. There is no platform call for them here, so none is open. */
export function Page() {
  const t = useTexts()
  return (
    <CompointsFrame>
      <EmptyState
        title={t('compoint-tournaments:title')}
        text={t('compoint-tournaments:text')}
        action={
          <Link to={COMPOINTS_PATH} className={buttonStyles()}>
            {t('compoint-tournaments:toShop')}
          </Link>
        }
      />
    </CompointsFrame>
  )
}
