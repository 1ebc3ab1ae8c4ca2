import { GiftsStore, type Gift, type GiftMessage, type GiftReason } from '@croupier/domain/gifts'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import type { SiteToast } from '#shared/overlays/toasts/site-toasts.ts'

const RECEIVED: { readonly [Reason in GiftReason]?: PlainTextKey } = {
  'level.changed': 'notifications:giftLevel',
  promotions: 'notifications:giftPromotion',
  achievement: 'notifications:giftAchievement',
  cashback: 'notifications:giftCashback',
  compoint_product_purchase: 'notifications:giftBought',
}
const MAX_AT_ONCE = 3

/** Shows toasts for gifts that were received, used or activated (docs/product-rules.md, Gifts). */
export function GiftToasts() {
  const t = useTexts()
  const site = useSite()
  const { toasts } = useTab()
  useEffect(() => {
    let stop = (): void => undefined
    const follow = () => {
      stop()
      const gifts = site.playerPart(GiftsStore)
      stop =
        gifts?.onMessages((messages) => toastsOf(messages, t).forEach((toast) => toasts.show(toast))) ??
        (() => undefined)
    }
    const stopFollowing = reaction(() => site.player, follow, { fireImmediately: true })
    return () => {
      stopFollowing()
      stop()
    }
  }, [site, toasts, t])
  return null
}

function toastsOf(messages: readonly GiftMessage[], t: Translate): SiteToast[] {
  const received = messages.filter(({ kind }) => kind === 'received').length
  if (received <= MAX_AT_ONCE) return messages.map((one) => toastOf(one, t))
  const all = { id: 'gifts', tone: 'accent', title: t('notifications:giftsReceived', { count: received }) } as const
  return [all, ...messages.filter(({ kind }) => kind !== 'received').map((one) => toastOf(one, t))]
}

function toastOf({ kind, gift }: GiftMessage, t: Translate): SiteToast {
  const about = { id: `gift-${gift.id}`, tone: 'accent' } as const
  if (kind === 'used') return { ...about, title: t('notifications:giftUsed'), text: gift.title }
  if (kind === 'activated') return { ...about, title: t('notifications:giftActivated'), text: gift.title }
  return { ...about, title: t(titleOf(gift)), ...contentOf(gift) }
}

const titleOf = ({ reason }: Gift): PlainTextKey => (reason && RECEIVED[reason]) || 'notifications:giftPersonal'

const contentOf = ({ notification, title }: Gift) => (notification === null ? { text: title } : { html: notification })
