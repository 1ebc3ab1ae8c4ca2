import type { AnyPressState } from '@croupier/domain/core'
import { isCouponSettled } from '@croupier/domain/gifts'
import { pressMessage, type PressTexts } from '#shared/forms/press/press-message.ts'
import { PROFILE_GIFTS_PATH, PROFILE_PROMO_CODE_PATH } from '#shared/navigation/addresses.ts'
import type { SiteToast } from '#shared/overlays/toasts/site-toasts.ts'
import type { Translate } from '#shared/texts/translate.ts'

const TEXTS: PressTexts = { refused: 'forms:notTaken', unclear: 'notifications:couponUnknownText' }

/** The outcome of a code entered in the registration, and what to do. */
export function couponOutcomeToast(t: Translate, code: string, state: AnyPressState): SiteToast {
  const told = pressMessage(t, state, TEXTS)
  if (told === null) {
    const link = { label: t('notifications:couponGifts'), to: PROFILE_GIFTS_PATH }
    return { tone: 'positive', title: t('notifications:couponTaken', { code }), link }
  }
  const isSettled = isCouponSettled(state)
  return {
    title: t(isSettled ? 'notifications:couponRefused' : 'notifications:couponUnknown', { code }),
    text: told.text ?? '',
    link: {
      label: t(isSettled ? 'notifications:couponOther' : 'notifications:couponUse'),
      to: PROFILE_PROMO_CODE_PATH,
    },
    // Stays behind the dialogs that greet a new player.
    lifetime: 0,
  }
}
