import { createTransactionMessages, type Transaction } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import { reaction } from 'mobx'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { isQuietPath } from '../../../shared/navigation/addresses.ts'
import { useSite, useTab, useTexts } from '../../../shared/site/tab.tsx'
import type { Translate } from '../../../shared/texts/texts.ts'
import type { SiteToast } from '../../../shared/overlays/toasts/site-toasts.ts'

/** Tells a player, in a game or wherever they are, of money that came in, was paid out or came to nothing (core.md 7, Live socket). */
export function CashboxToasts() {
  const t = useTexts()
  const site = useSite()
  const { toasts } = useTab()
  const { pathname } = useLocation()
  const tell = useEffectEvent((ended: readonly Transaction[]) => {
    // Whoever is at the cashbox sees there that a deposit came to nothing, and may have made another by the time they leave.
    const isSeen = ({ type, status }: Transaction) =>
      type === 'deposit' && status === 'declined' && isQuietPath(pathname)
    for (const one of ended) if (!isSeen(one)) toasts.show(toastOf(one, t))
  })
  // With the first paint: what is told before somebody listens is told to nobody.
  useLayoutEffect(() => {
    let stop = (): void => undefined
    const follow = () => {
      stop()
      stop = site.playerPart(createTransactionMessages)?.onMessages((ended) => tell(ended)) ?? (() => undefined)
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
      title: t(type === 'deposit' ? 'notifications.depositDone' : 'notifications.payoutDone', money),
    }
  return type === 'deposit'
    ? {
        id: toastId,
        tone: 'negative',
        title: t('notifications.depositDeclined', money),
        text: t('notifications.depositDeclinedText'),
        link: { label: t('notifications.seeWhy'), to: '/cashbox/history' },
      }
    : {
        id: toastId,
        tone: 'negative',
        title: t('notifications.payoutDeclined', money),
        text: t('notifications.payoutDeclinedText'),
        link: { label: t('notifications.seeWhy'), to: '/cashbox/withdraw' },
      }
}
