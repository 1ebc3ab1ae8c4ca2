import { TransactionMessages, type Transaction } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import { reaction } from 'mobx'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CASHBOX_HISTORY_PATH, isQuietPath } from '#shared/navigation/addresses.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import type { SiteToast } from '#shared/overlays/toasts/site-toasts.ts'

/** Shows a toast when money came in, was paid out, or was declined (docs/product-rules.md, Balance and news of money). */
export function CashboxToasts() {
  const t = useTexts()
  const site = useSite()
  const { toasts } = useTab()
  const { pathname } = useLocation()
  const tell = useEffectEvent((ended: readonly Transaction[]) => {
    // The cashbox itself shows a declined deposit.
    const isSeen = ({ type, status }: Transaction) =>
      type === 'deposit' && status === 'declined' && isQuietPath(pathname)
    for (const one of ended) if (!isSeen(one)) toasts.show(toastOf(one, t))
  })
  // Subscribe before the first paint: an event without a listener is lost.
  useLayoutEffect(() => {
    let stop = (): void => undefined
    const follow = () => {
      stop()
      stop = site.playerPart(TransactionMessages)?.onMessages((ended) => tell(ended)) ?? (() => undefined)
    }
    const stopFollowing = reaction(() => site.player, follow, { fireImmediately: true })
    return () => {
      stopFollowing()
      stop()
    }
  }, [site])
  return null
}

function toastOf({ id, type, status, amount, currency }: Transaction, t: Translate): SiteToast {
  const toastId = `transaction-${id}`
  const money = { amount: formatMoney(amount, currency, t.locale) }
  if (status === 'done')
    return {
      id: toastId,
      tone: 'positive',
      title: t(type === 'deposit' ? 'notifications:depositDone' : 'notifications:payoutDone', money),
    }
  return type === 'deposit'
    ? {
        id: toastId,
        tone: 'negative',
        title: t('notifications:depositDeclined', money),
        text: t('notifications:depositDeclinedText'),
        link: { label: t('notifications:seeWhy'), to: CASHBOX_HISTORY_PATH },
      }
    : {
        id: toastId,
        tone: 'negative',
        title: t('notifications:payoutDeclined', money),
        text: t('notifications:payoutDeclinedText'),
        link: { label: t('notifications:seeWhy'), to: '/cashbox/withdraw' },
      }
}
