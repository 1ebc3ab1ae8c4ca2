import { errorOf, type AnyPressState } from '@croupier/domain/core'
import { isCouponSettled } from '@croupier/domain/gifts'
import { formatFailure, formatMessage } from '#shared/forms/form-messages.ts'
import { PROFILE_GIFTS_PATH, PROFILE_PROMO_CODE_PATH } from '#shared/navigation/addresses.ts'
import type { SiteToast } from '#shared/overlays/toasts/site-toasts.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** The outcome of a code entered in the registration, and what to do. */
export function couponOutcomeToast(t: Translate, code: string, state: AnyPressState): SiteToast {
  const error = errorOf(state)
  if (error === null) {
    const link = { label: t('notifications:couponGifts'), to: PROFILE_GIFTS_PATH }
    return { tone: 'positive', title: t('notifications:couponTaken', { code }), link }
  }
  const [refusal] = error.fields['code'] ?? []
  const reason = refusal === undefined ? formatFailure(t, error) : formatMessage(t, { name: refusal })
  const isSettled = isCouponSettled(state)
  return {
    title: t(isSettled ? 'notifications:couponRefused' : 'notifications:couponUnknown', { code }),
    text: isSettled ? reason : t('notifications:couponUnknownText'),
    link: {
      label: t(isSettled ? 'notifications:couponOther' : 'notifications:couponUse'),
      to: PROFILE_PROMO_CODE_PATH,
    },
    // Stays behind the dialogs that greet a new player.
    lifetime: 0,
  }
}
