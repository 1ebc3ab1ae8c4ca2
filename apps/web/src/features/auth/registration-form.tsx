import {
  BirthDateField,
  CheckboxField,
  PasswordField,
  SelectField,
  Skeleton,
  SubmitButton,
  Tabs,
  TextField,
} from '@croupier/design-system'
import { dateTag, Form } from '@croupier/domain/core'
import {
  NAME_MAX_LENGTH,
  offeredCurrencies,
  registrationErrors,
  toRegistration,
  type RegistrationValues,
} from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { useBrand } from '../../shared/brand-context.tsx'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { afterPress } from './after-press.ts'
import { ConsentText } from './consent-text.tsx'
import { CaptchaDialog } from './captcha-dialog.tsx'
import { countryNames } from './country-names.ts'
import { fieldErrors } from './field-messages.ts'
import { FormFailure } from './form-failure.tsx'
import { loadPhoneField } from './load-phone-field.tsx'
import { sent } from './sent.ts'
import { useCaptcha } from './use-captcha.ts'
import { useFollowPlace, useRegistrationPlace } from './use-registration-place.ts'

/** The phone field comes, with the rules of all countries, when somebody registers by phone. */
const PhoneField = lazy(loadPhoneField)

export interface RegistrationFormProps {
  /** Not where a code was sent to a phone first: then there is `session.phoneToConfirm`. */
  readonly onSignedIn: () => void
}

/** One page, one column: how to sign in, who you are, 18+ and the rules (open-points.md, registration fields). */
export const RegistrationForm = observer(function RegistrationForm({ onSignedIn }: RegistrationFormProps) {
  const t = useTexts()
  const brand = useBrand()
  const { session, content, clock } = useSite()
  const serverData = content.serverData.value
  const skipNickname = serverData?.registrationConfig.skipNickname ?? false
  const currencies = offeredCurrencies(brand.currencies, serverData?.currencies)
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
          promoCode: '',
          consent: false,
          phoneCountry: place.country,
          ...place,
        },
        (values) => registrationErrors(values, { now: clock.now(), skipNickname }),
      ),
  )
  const { values, set, touch } = form
  useFollowPlace(form, place)
  const captcha = useCaptcha(serverData?.captcha ?? null)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const isSent = await form.submit(async (typed) => {
      const proof = await captcha.prove()
      return sent(session.register, toRegistration(typed, { skipNickname, captcha: proof }))
    })
    const { state } = session.register
    if (isSent && state.status === 'done' && state.value === 'signed-in') onSignedIn()
  }
  const text = (field: 'email' | 'nickname' | 'promoCode' | 'password') => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
    onBlur: () => afterPress(() => touch(field)),
    errors: fieldErrors(t, form, field),
  })
  const nameOf = countryNames(t.languageTag)
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Tabs
        label={t('auth.how')}
        value={values.contact}
        onValueChange={(contact) => set('contact', contact === 'phone' ? 'phone' : 'email')}
        tabs={[
          {
            id: 'email',
            label: t('auth.byEmail'),
            content: (
              <TextField
                label={t('auth.email')}
                type="email"
                autoComplete="email"
                inputMode="email"
                required
                {...text('email')}
              />
            ),
          },
          {
            id: 'phone',
            label: t('auth.byPhone'),
            content: (
              <Suspense fallback={<Skeleton className="h-19 rounded-control" />}>
                <PhoneField form={form} />
              </Suspense>
            ),
          },
        ]}
      />
      <PasswordField
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
        required
        revealLabel={t('auth.showPassword')}
        {...text('password')}
      />
      {!skipNickname && (
        <TextField
          label={t('auth.nickname')}
          hint={t('auth.nicknameHint')}
          autoComplete="nickname"
          maxLength={NAME_MAX_LENGTH}
          required
          {...text('nickname')}
        />
      )}
      <BirthDateField
        label={t('auth.birthday')}
        hint={t('auth.birthdayHint')}
        locale={dateTag(t.locale)}
        parts={{
          day: { label: t('auth.day'), placeholder: t('auth.dayShape') },
          month: { label: t('auth.month'), placeholder: t('auth.monthShape') },
          year: { label: t('auth.year'), placeholder: t('auth.yearShape') },
        }}
        required
        value={values.birthday}
        onValueChange={(birthday) => set('birthday', birthday)}
        onBlur={() => afterPress(() => touch('birthday'))}
        errors={fieldErrors(t, form, 'birthday')}
      />
      <SelectField
        label={t('auth.country')}
        name="country"
        autoComplete="country"
        value={values.country}
        onValueChange={(country) => set('country', country)}
        options={(session.phoneCodes.value ?? []).map(({ country }) => ({ value: country, label: nameOf(country) }))}
      />
      <SelectField
        label={t('auth.currency')}
        name="currency"
        hint={t('auth.currencyHint')}
        value={values.currency}
        onValueChange={(currency) => set('currency', currency)}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
      />
      <TextField label={t('auth.promoCode')} autoComplete="off" {...text('promoCode')} />
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
      <FormFailure error={form.failure} />
      <SubmitButton waiting={form.isSubmitting} waitingLabel={t('auth.registering')}>
        {t('auth.register')}
      </SubmitButton>
      <CaptchaDialog captcha={captcha} />
    </form>
  )
})
