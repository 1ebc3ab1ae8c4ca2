import { IconButton } from '@croupier/design-system'
import { isPromoTooltipDue, PROMO_TOOLTIP_AMOUNT } from '@croupier/domain/content'
import { formatMoney } from '@croupier/domain/core'
import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useBrand, usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'

const SHOWN_KEY = 'promo_tooltip'

/**
 * What the welcome bonus brings, above the widget that leads to it: once seen, not again for a day on this device. Only
 * where the visitor's currency is that of the amount.
 */
export const PromoTooltip = observer(function PromoTooltip() {
  const { defaultCurrency } = useBrand()
  const currency = usePlayer()?.profile.value?.currency ?? defaultCurrency
  return currency === PROMO_TOOLTIP_AMOUNT.currency ? <AmountTooltip /> : null
})

function AmountTooltip() {
  const t = useTexts()
  const { minor, currency } = PROMO_TOOLTIP_AMOUNT
  const { place, isShown, close } = useOncePerPause()
  return (
    <div ref={place} className="pointer-events-none absolute inset-0">
      {isShown && (
        <div className="pointer-events-auto absolute inset-e-4 bottom-full inset-s-4 -mb-2 flex items-center gap-2 rounded-control bg-floating py-1 pe-1 ps-4 text-sm text-strong shadow-raised sm:inset-s-auto sm:max-w-sm">
          <output className="min-w-0 flex-1">
            {t('promotions:upTo', { amount: formatMoney(minor, currency, t.locale) })}
          </output>
          <IconButton label={t('dialogs:close')} size="sm" onClick={close} className="pointer-coarse:size-11">
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}

/** Shows something once its place is in view, at most once in the pause of the rule. */
function useOncePerPause() {
  const { storage, clock } = useSite()
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!place.current || !isPromoTooltipDue(storage.get(SHOWN_KEY), clock.now())) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        // Another tab may have shown it since.
        if (!isPromoTooltipDue(storage.get(SHOWN_KEY), clock.now())) return
        storage.set(SHOWN_KEY, String(clock.now()))
        setIsShown(true)
      },
      { threshold: 0.6 },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [storage, clock])
  return { place, isShown, close: () => setIsShown(false) }
}
