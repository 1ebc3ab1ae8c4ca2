import { linkStyles } from '@croupier/design-system'
import { betsForOne, createCompointsConfig } from '@croupier/domain/loyalty'
import { formatMoney } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { COMPOINTS_ABOUT_PATH } from '../navigation/addresses.ts'
import { Link } from '../navigation/link.tsx'
import { useSite, useTexts } from '../site/tab.tsx'
import { formatPercent } from '../texts/percent.ts'

/** How the player earns compoints, as far as the platform sends it, and the page about them. */
export const EarningLine = observer(function EarningLine() {
  const t = useTexts()
  const site = useSite()
  const config = site.playerPart(createCompointsConfig)?.value
  const currency = site.player?.balance.value?.currency
  const bets = config && currency !== undefined ? betsForOne(config, currency) : null
  return (
    <p className="mt-3 text-sm text-muted" data-testid="compoints-earning">
      {bets !== null && currency !== undefined && (
        <>
          {t('compoints:earn', {
            points: t('loyalty:amount', { count: 1 }),
            amount: formatMoney(bets, currency, t.locale, { cents: 'when-needed' }),
          })}
          {'. '}
          {config?.levelBonus ? `${t('compoints:earnLevel', { percent: formatPercent(t, config.levelBonus) })} ` : null}
        </>
      )}
      <Link to={COMPOINTS_ABOUT_PATH} className={`${linkStyles()} pointer-coarse:py-3`}>
        {t('compoints:about')}
      </Link>
    </p>
  )
})
