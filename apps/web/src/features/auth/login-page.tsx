import { PasswordField, SubmitButton, TextField } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { loginErrors, type Credentials } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { redirectTarget } from '../../shared/redirect-target.ts'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { afterPress } from './after-press.ts'
import { AuthPanel } from './auth-panel.tsx'
import { fieldErrors } from './field-messages.ts'
import { FormFailure } from './form-failure.tsx'
import { sent } from './sent.ts'

/** Login by email or phone; after it the visitor is back where it was asked for (core.md 4, Login). */
export const Page = observer(function LoginPage() {
  const t = useTexts()
  const { session } = useSite()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [form] = useState(() => new Form<Credentials>({ login: '', password: '' }, loginErrors))
  const { values, set, touch } = form

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const isIn = await form.submit((credentials) => sent(session.login, credentials))
    if (isIn) await navigate(redirectTarget(query.get('redirect')), { replace: true })
  }
  return (
    <AuthPanel
      title={t('auth.loginTitle')}
      lead={t('auth.loginLead')}
      footer={
        <>
          {t('auth.noAccount')}{' '}
          <Link to={`/registration?${query}`} className="py-2 text-info underline underline-offset-4">
            {t('auth.toRegistration')}
          </Link>
        </>
      }
    >
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label={t('auth.login')}
          name="login"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.login}
          onValueChange={(login) => set('login', login)}
          onBlur={() => afterPress(() => touch('login'))}
          errors={fieldErrors(t, form, 'login')}
          required
        />
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          revealLabel={t('auth.showPassword')}
          value={values.password}
          onChange={(event) => set('password', event.target.value)}
          onBlur={() => afterPress(() => touch('password'))}
          errors={fieldErrors(t, form, 'password')}
          required
        />
        <Link
          to={`/remind?${query}`}
          state={{ login: values.login }}
          className="-my-2 justify-self-start py-2 text-sm text-info underline underline-offset-4"
        >
          {t('auth.forgot')}
        </Link>
        <FormFailure error={form.failure} />
        <SubmitButton waiting={form.isSubmitting} waitingLabel={t('auth.loggingIn')}>
          {t('auth.logIn')}
        </SubmitButton>
      </form>
    </AuthPanel>
  )
})
