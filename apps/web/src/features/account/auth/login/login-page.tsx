import { linkStyles, PasswordField, TextField } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { loginErrors, SecondFactor, type Credentials } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '#shared/navigation/link.tsx'
import { REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { late, LateView } from '#shared/loading/late.tsx'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { useTypedLogin } from '#shared/forms/phone/use-typed-login.ts'
import { useField } from '#shared/forms/use-field.ts'
import { AuthPanel } from '../auth-panel.tsx'
import { holdCoupon } from './hold-coupon.ts'
import { ExclusionHelp, LOGIN_TEXTS } from './login-refusals.tsx'
import { SecondFactorLead, SecondFactorStep } from './second-factor-step.tsx'
import { useIntendedPage } from './use-intended-page.ts'
import type { PageModule } from '#shared/navigation/page-route.ts'

/** Only the browser knows whether it has passkeys, so the server renders nothing. */
const passkey = late(() => import('./passkey-button.tsx'))

export { loadArt as load } from '../load-art.ts'

export const head: PageModule['head'] = (_context, t) => ({ title: t('auth:loginTitle'), noIndex: true })

/**
 * Login by email or phone, and by a code after it where the platform asks for one. Afterwards the route's guard leads to the
 * intended page. The form stays mounted during that step, so going back loses nothing.
 */
export const Page = observer(function LoginPage() {
  const t = useTexts()
  const { clock, content, http, session } = useSite()
  const { coupon } = useTab()
  const navigate = useNavigate()
  const keeping = useIntendedPage()
  const [form] = useState(() => new Form<Credentials>({ login: '', password: '' }, loginErrors))
  const [factor] = useState(() => new SecondFactor({ clock, http, session }))
  const field = useField(form)
  const readLogin = useTypedLogin()

  const logIn = async ({ login, password }: Credentials) => {
    holdCoupon(coupon)
    const state = await session.login.run({ login: await readLogin(login), password })
    if (state.status === 'done' && state.value) factor.ask(state.value)
    return state
  }
  return (
    <AuthPanel
      step={factor.question ? 'code' : 'form'}
      title={t(factor.question ? 'auth:factorTitle' : 'auth:loginTitle')}
      lead={factor.question ? <SecondFactorLead factor={factor} /> : t('auth:loginLead')}
      otherWay={{ text: t('auth:noAccount'), to: REGISTRATION_PATH, label: t('auth:toRegistration') }}
    >
      <div hidden={factor.question !== null}>
        <SubmitForm
          form={form}
          send={logIn}
          // Credentials are known by heart or saved: do not ask before leaving for password recovery.
          asksOnLeave={false}
          submitText={t('auth:logIn')}
          waitingText={t('auth:loggingIn')}
          texts={LOGIN_TEXTS}
          after={
            <>
              <ExclusionHelp error={form.failure} />
              <Link
                to={keeping('/remind')}
                onFollow={() => void navigate(keeping('/remind'), { state: { login: form.values.login } })}
                className={`${linkStyles()} -mt-2 -mb-4 inline-flex min-h-11 items-center justify-self-center text-sm`}
              >
                {t('auth:forgot')}
              </Link>
            </>
          }
        >
          <TextField
            label={t('auth:login')}
            // The browser suggests passkeys there, too (`PasskeyButton`).
            autoComplete="username webauthn"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...field('login')}
          />
          <PasswordField
            label={t('auth:password')}
            autoComplete="current-password"
            revealLabel={t('auth:showPassword')}
            required
            {...field('password')}
          />
        </SubmitForm>
        {content.serverData.value?.hasPasskeys && (
          <LateView code={passkey} fallback={<div className="mt-7 min-h-13" />}>
            {({ PasskeyButton }) => <PasskeyButton />}
          </LateView>
        )}
      </div>
      {factor.question && (
        <SecondFactorStep key={factor.question.challenge} factor={factor} onBack={() => factor.giveUp()} />
      )}
    </AuthPanel>
  )
})
