import { createPlayerPrizeExchanges } from '@croupier/domain/parts'
import { Button, cardStyles, Spinner } from '@croupier/design-system'
import { createPromotions, type Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { prizeName } from './prize-name.ts'

/**
 * Above the prizes: an exchange of an earlier visit or of another tab whose outcome is not known yet, or is for the
 * player to check. Follows it.
 */
export const ExchangeNotice = observer(function ExchangeNotice({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const read = useSite().part(createPromotions).promotion(promotion.slug)
  const exchanges = useSite().knownPlayerPart(createPlayerPrizeExchanges)
  useEffect(() => exchanges?.open(read), [exchanges, read])
  if (!exchanges) return null
  const { state, details } = exchanges.attempts
  const name = details && prizeName(t, { ...details, id: details.prize }, promotion)
  const isUnclear = state.status === 'done' && state.value.transaction?.isCertain === false
  return (
    <output className="block">
      {isUnclear && name !== null && (
        <span className={`${cardStyles({ padding: 'sm' })} mb-4 flex flex-wrap items-center gap-x-4 gap-y-2`}>
          <span className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere text-body">
            {t('promotion-prizes:unclearText', { prize: name })}
          </span>
          <ButtonLink to={PROFILE_GIFTS_PATH} size="sm">
            {t('promotion-prizes:toGifts')}
          </ButtonLink>
        </span>
      )}
      {state.status === 'checking' && name !== null && (
        <span className={`${cardStyles({ padding: 'sm' })} mb-4 flex flex-wrap items-center gap-x-4 gap-y-2`}>
          <Spinner className="size-5" />
          <span className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere text-body">
            {t('promotion-prizes:checkingText', { prize: name })}
          </span>
          <Button size="sm" onClick={() => exchanges.attempts.check()}>
            {t('forms:checkNow')}
          </Button>
        </span>
      )}
    </output>
  )
})
