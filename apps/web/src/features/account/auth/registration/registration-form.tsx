import { BirthDateField, CheckboxField, PasswordField, SelectField, Tabs, TextField } from '@croupier/design-system'
import { registrationCaptcha } from '@croupier/domain/content'
import { dateTag, errorOf, Form, NAME_MAX_LENGTH } from '@croupier/domain/core'
import {
  NO_IDENTITY,
  offeredCurrencies,
  registrationErrors,
  toRegistration,
  type RegistrationValues,
} from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { afterPointerUp } from '#shared/forms/after-pointer-up.ts'
import { useBrand, useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { fieldErrors, formatFailure } from '#shared/forms/form-messages.ts'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useField } from '#shared/forms/use-field.ts'
import { ConsentText } from './consent-text.tsx'
import { CaptchaDialog } from './captcha-dialog.tsx'
import { countryOptions } from '#shared/texts/country-names.ts'
import { IdentityFields } from './identity-fields.tsx'
import { keepingCoupon } from './keeping-coupon.ts'
import { PromoCodeField } from './promo-code-field.tsx'
import { LatePhoneField } from '#shared/forms/phone/late-phone-field.tsx'
import { usePhoneCountries } from '#shared/forms/phone/phone-country.ts'
import { useCaptcha } from './use-captcha.ts'
import { useLimitsFirst } from './use-limits-first.ts'
import { keepTypedRegistration, useTypedRegistration } from './use-typed-registration.ts'
import { useUpdateDefaults, useRegistrationPlace } from './use-registration-place.ts'

/** No answer proves that nothing was done. By phone the next press leads to the code. */
const BY_EMAIL: PressTexts = {
  unclear: (t, error, isTyped) => `${formatFailure(t, error, isTyped)} ${t('auth:maybeRegistered')}`,
}

/** Registration in one column: sign-in data, personal data, consent (docs/product-rules.md, Forms and validation). */
export const RegistrationForm = observer(function RegistrationForm() {
  const t = useTexts()
  const brand = useBrand()
  const { session, content, clock } = useSite()
  const { coupon, market } = useTab()
  const identity = market?.identity ?? []
  // The server data may change while the form is open.
  const skipsNickname = () => content.serverData.value?.registrationConfig.skipNickname ?? false
  const skipNickname = skipsNickname()
  const currencies = offeredCurrencies(brand.currencies, content.serverData.value?.currencies)
  const place = useRegistrationPlace(currencies)
  const [form] = useState(
    () =>
      new Form<RegistrationValues>(
        {
          contact: 'email',
          email: '',
          phone: '',
          password: '',
          nickname: '',
          birthday: '',
          ...NO_IDENTITY,
          promoCode: '',
          consent: false,
          phoneCountry: place.country,
          ...place,
        },
        (values) => registrationErrors(values, { now: clock.now(), skipNickname: skipsNickname(), identity }),
        { picked: ['contact', 'consent', 'phoneCountry', 'country', 'currency'] },
      ),
  )
  const { values, set, touch } = form
  useUpdateDefaults(form, place, currencies)
  useTypedRegistration(form)
  const captcha = useCaptcha()
  const showLimitsFirst = useLimitsFirst()
  const bonusWaits = useBonusWaits()

  const field = useField(form)
  const phoneCountries = usePhoneCountries()
  const neededCaptcha = () => {
    const data = content.serverData.value
    return data ? registrationCaptcha(data) : null
  }
  const sendOnce = async (typed: RegistrationValues) => {
    const proof = await captcha.prove(neededCaptcha())
    return keepingCoupon(coupon, typed.promoCode.trim(), () =>
      session.register.run(toRegistration(typed, { skipNickname: skipsNickname(), captcha: proof, identity })),
    )
  }
  const register = async (typed: RegistrationValues) => {
    if (typed.contact === 'phone') phoneCountries.keep(typed.phoneCountry)
    const wasAsked = neededCaptcha() !== null
    let state = await sendOnce(typed)
    if (errorOf(state)?.codes.includes('captcha') && !wasAsked) {
      // It was switched on while the form was open.
      await content.serverData.reload().catch(() => undefined)
      if (neededCaptcha() !== null) state = await sendOnce(typed)
    }
    if (session.confirmation.phone !== null) keepTypedRegistration(typed)
    if (session.isSignedIn) showLimitsFirst()
    return state
  }
  const codes = session.phoneCodes.value ?? []
  const countries = codes.length > 0 ? codes.map(({ country }) => country) : [values.country]
  const enterPhone = (phone: string, phoneCountry: string) => {
    // The phone's country sets the country of residence until that is changed by hand.
    const isOffered = codes.some(({ country }) => country === phoneCountry)
    if (values.country === values.phoneCountry && isOffered) set('country', phoneCountry)
    set('phoneCountry', phoneCountry)
    set('phone', phone)
  }
  return (
    <SubmitForm
      form={form}
      send={register}
      dependsOn={[content.serverData, session.phoneCodes]}
      texts={values.contact === 'email' ? BY_EMAIL : AS_IN_FORMS}
      submitText={t('auth:register')}
      waitingText={t('auth:registering')}
      after={<CaptchaDialog captcha={captcha} />}
    >
      <Tabs
        label={t('auth:how')}
        value={values.contact}
        onValueChange={(contact) => set('contact', contact === 'phone' ? 'phone' : 'email')}
        tabs={[
          {
            id: 'email',
            label: t('auth:byEmail'),
            content: (
              <TextField
                label={t('auth:email')}
                type="email"
                autoComplete="email"
                inputMode="email"
                required
                {...field('email')}
              />
            ),
          },
          {
            id: 'phone',
            label: t('auth:byPhone'),
            content: (
              <LatePhoneField
                name="phone"
                value={values.phone}
                country={values.phoneCountry}
                onValueChange={enterPhone}
                onTouch={() => touch('phone')}
                errors={fieldErrors(t, form, 'phone')}
              />
            ),
          },
        ]}
      />
      {session.phoneCodes.state.status === 'failed' && !session.phoneCodes.value && (
        <LoadFailure text={t('auth:phoneCodesFailed')} onRetry={() => void session.phoneCodes.load()} />
      )}
      <PasswordField
        label={t('auth:password')}
        hint={t('auth:passwordHint')}
        autoComplete="new-password"
        required
        revealLabel={t('auth:showPassword')}
        {...field('password')}
      />
      {!skipNickname && (
        <TextField
          label={t('auth:nickname')}
          hint={t('auth:nicknameHint')}
          autoComplete="nickname"
          maxLength={NAME_MAX_LENGTH}
          required
          {...field('nickname')}
        />
      )}
      <BirthDateField
        label={t('auth:birthday')}
        hint={t('auth:birthdayHint')}
        locale={dateTag(t.locale)}
        parts={{
          day: { label: t('auth:day'), placeholder: t('auth:dayShape') },
          month: { label: t('auth:month'), placeholder: t('auth:monthShape') },
          year: { label: t('auth:year'), placeholder: t('auth:yearShape') },
        }}
        required
        value={values.birthday}
        onValueChange={(birthday) => set('birthday', birthday)}
        onBlur={() => afterPointerUp(() => touch('birthday'))}
        errors={fieldErrors(t, form, 'birthday')}
      />
      <IdentityFields form={form} asked={identity} documents={market?.documents ?? []} />
      <SelectField
        label={t('auth:country')}
        autoComplete="country"
        options={countryOptions(countries, t.languageTag)}
        {...field('country')}
      />
      <SelectField
        label={t('auth:currency')}
        hint={t('auth:currencyHint')}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
        {...field('currency')}
      />
      {!bonusWaits && <PromoCodeField {...field('promoCode')} />}
      <CheckboxField
        name="consent"
        checked={values.consent}
        onCheckedChange={(checked) => {
          set('consent', checked)
          touch('consent')
        }}
        label={<ConsentText />}
        errors={fieldErrors(t, form, 'consent')}
        required
      />
    </SubmitForm>
  )
})
