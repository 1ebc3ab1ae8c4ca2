import { linkStyles, TextField } from '@croupier/design-system'
import {
  createCouponForm,
  GiftsStore,
  isCouponSettled,
  type CouponFields,
  type CouponForm,
} from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { PressTexts } from '#shared/forms/press/press-message.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useField } from '#shared/forms/use-field.ts'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { LateExcludedNote } from '#shared/sections/exclusion/late-excluded-note.tsx'
import { LateBonusWaitsNote } from '#shared/gifts/late-bonus-waits-note.tsx'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { GiftToTake } from '../gifts/gift-to-take.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'

export const load = ({ site }: PageContext) => readTab(site)

export const head: PageModule['head'] = (_context, t) => ({ title: t('profile:promoCode'), noIndex: true })

/** Form for promo codes, with the gifts of the latest one. */
export const Page = observer(function PromoCodePage() {
  const t = useTexts()
  const coupon = useSite().playerPart(createCouponForm)
  const isExcluded = useIsExcluded()
  const bonusWaits = useBonusWaits()
  if (bonusWaits)
    return (
      <ProfileFrame>
        <LateBonusWaitsNote />
      </ProfileFrame>
    )
  return (
    <ProfileFrame>
      <TitledSection
        title={t('promo-code:title')}
        text={
          <>
            {t('promo-code:text')}{' '}
            <Link to={PROFILE_GIFTS_PATH} className={linkStyles()}>
              {t('promo-code:toGifts')}
            </Link>
          </>
        }
      >
        {isExcluded ? <LateExcludedNote /> : coupon && <CodeForm coupon={coupon} />}
      </TitledSection>
      {coupon && <GivenGifts coupon={coupon} />}
    </ProfileFrame>
  )
})

interface CouponProps {
  readonly coupon: CouponForm
}

const CodeForm = observer(function CodeForm({ coupon }: CouponProps) {
  const t = useTexts()
  const { form } = coupon
  const field = useField(form)
  const { coupon: kept } = useTab()
  const waiting = kept.current?.code
  useEffect(() => {
    if (waiting !== undefined && form.values.code === '') form.set('code', waiting)
  }, [waiting, form])
  const [wasTaken, setWasTaken] = useState(false)
  const activate = async (values: CouponFields) => {
    const state = await coupon.activate(values)
    if (values.code.trim() === kept.current?.code && isCouponSettled(state)) kept.keep(null)
    return state
  }
  const taken = () => {
    setWasTaken(true)
    form.reset()
  }
  const isTakenShown = wasTaken && form.values.code === '' && !form.isSubmitting
  return (
    <SubmitForm
      form={form}
      send={activate}
      onSubmitted={taken}
      submitText={t('promo-code:activate')}
      waitingText={t('promo-code:activating')}
      button={{ size: 'md', block: false }}
      texts={TEXTS}
      // A code is short: leaving the page does not ask.
      asksOnLeave={false}
      aria-label={t('promo-code:title')}
      className="grid max-w-md gap-5"
      after={
        // Always rendered, so that its text is announced.
        <output className="block text-sm text-body">
          {isTakenShown && t(coupon.given.length > 0 ? 'promo-code:taken' : 'promo-code:takenPlain')}
        </output>
      }
    >
      <TextField
        label={t('promo-code:code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={form.values.code === waiting ? t('promo-code:waiting') : undefined}
        {...field('code')}
      />
    </SubmitForm>
  )
})

/** Without a readable answer the platform may have taken the code. */
const TEXTS: PressTexts = { unclear: 'promo-code:lost' }

const GivenGifts = observer(function GivenGifts({ coupon }: CouponProps) {
  const t = useTexts()
  const gifts = useSite().playerPart(GiftsStore)
  const given = coupon.given.filter(({ state }) => state === 'received')
  if (!gifts || given.length === 0) return null
  return (
    <TitledSection title={t('promo-code:given')} className="mt-8">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {given.map((gift) => (
          <li key={gift.id}>
            <GiftToTake gift={gift} gifts={gifts} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
})
