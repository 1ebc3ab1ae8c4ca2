import { createCouponForm, isCouponSettled, readCouponCode } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isAuthPath, PROFILE_PROMO_CODE_PATH, redirectQuery, REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { COUPON_KEY, type WaitingCoupon } from '#shared/gifts/kept-coupon.ts'
import { readTabStorage } from '@croupier/hosts/browser'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import { usePlayer, useTab, useTexts } from '#shared/site/tab.tsx'
import { couponOutcomeToast } from './coupon-outcome.ts'

const TOAST = 'coupon'

/** Keeps the promo code of a link, offers it, and activates one entered in the registration (docs/product-rules.md, Promo codes). */
export const CouponWatch = observer(function CouponWatch() {
  /** The player and the code that were offered last: each is offered once. */
  const offeredRef = useRef('')
  const bonusWaits = useBonusWaits()
  useCouponOfLink()
  useCouponOffer(offeredRef, bonusWaits)
  useEnteredCoupon(offeredRef, bonusWaits)
  return null
})

/** Moves the code of a link from the address into the tab's storage, and restores one that was kept before a reload. */
function useCouponOfLink(): void {
  const { coupon } = useTab()
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (coupon.current === null) coupon.keep(readWaiting(readTabStorage(COUPON_KEY)))
  }, [coupon])
  useEffect(() => {
    const { pathname, search, hash } = location
    const query = new URLSearchParams(search)
    const given = query.get('coupon')
    if (given === null) return
    const code = readCouponCode(given)
    if (code !== null) coupon.keep({ code, isEntered: false })
    query.delete('coupon')
    const state: unknown = location.state
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true, state })
  }, [coupon, location, navigate])
}

function readWaiting(stored: unknown): WaitingCoupon | null {
  if (typeof stored !== 'object' || stored === null || !('code' in stored)) return null
  const code = readCouponCode(stored.code)
  return code === null ? null : { code, isEntered: 'isEntered' in stored && stored.isEntered === true }
}

const offerKey = (isPlayer: boolean, code: string): string => `${isPlayer} ${code}`

/** Offers the code once to a guest, who has to sign in first, and once to a player. */
function useCouponOffer(offeredRef: RefObject<string>, bonusWaits: boolean): void {
  const t = useTexts()
  const { coupon, toasts } = useTab()
  const isPlayer = usePlayer() !== null
  const { pathname, search } = useLocation()
  const waiting = coupon.current
  const code = waiting && !waiting.isEntered && !bonusWaits ? waiting.code : null
  // The page has the code in its field.
  const isThere = pathname === PROFILE_PROMO_CODE_PATH
  const isInAddress = new URLSearchParams(search).has('coupon')
  const offer = useEffectEvent((offeredCode: string) => {
    const title = t('notifications:couponKept', { code: offeredCode })
    if (isPlayer) {
      const link = { label: t('notifications:couponUse'), to: PROFILE_PROMO_CODE_PATH }
      toasts.show({ id: TOAST, tone: 'accent', title, text: t('notifications:couponOffer'), link, lifetime: 0 })
    } else {
      const link = { label: t('layout:join'), to: REGISTRATION_PATH + redirectQuery(pathname + search) }
      const text = t('notifications:couponForGuest')
      toasts.show({ id: TOAST, tone: 'accent', title, text, ...(!isAuthPath(pathname) && { link }) })
    }
  })
  useEffect(() => {
    if (code === null || isThere) {
      if (offeredRef.current !== '') toasts.close(TOAST)
      offeredRef.current = ''
    } else if (!isInAddress && offeredRef.current !== offerKey(isPlayer, code)) {
      offeredRef.current = offerKey(isPlayer, code)
      offer(code)
    }
  }, [offeredRef, code, isPlayer, isThere, isInAddress, toasts])
}

/** Activates a code of the registration after signing in, and shows the outcome. */
function useEnteredCoupon(offeredRef: RefObject<string>, bonusWaits: boolean): void {
  const t = useTexts()
  const { site, coupon, toasts } = useTab()
  const waiting = coupon.current
  const code = site.session.isSignedIn && waiting?.isEntered === true && !bonusWaits ? waiting.code : null
  const player = usePlayer()
  const activate = useEffectEvent(async (entered: string) => {
    const form = site.playerPart(createCouponForm)
    if (!form) return
    // The toast about the outcome offers it again, so no other toast does.
    offeredRef.current = offerKey(true, entered)
    // After a reload it waits for a press, so that it is not sent twice.
    coupon.keep({ code: entered, isEntered: false })
    const state = await form.activate({ code: entered })
    if (site.player !== player) return
    // Meanwhile a link may have brought another code, which stays.
    if (coupon.current?.code === entered && isCouponSettled(state)) coupon.keep(null)
    toasts.show({ id: 'coupon-outcome', ...couponOutcomeToast(t, entered, state) })
  })
  useEffect(() => {
    if (code !== null && player !== null) void activate(code)
  }, [code, player])
}
