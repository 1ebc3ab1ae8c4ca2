import { Button, SubmitButton, TextField } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { recoveryRequestErrors } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { afterPress } from './after-press.ts'
import { AuthPanel } from './auth-panel.tsx'
import { fieldErrors } from './field-messages.ts'
import { FormFailure } from './form-failure.tsx'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { sent } from './sent.ts'
import { typedLogin } from './typed-login.ts'

/**
 * A forgotten password: a mail brings a link, a text message a code (open-points.md: restore password).
 * The form stays mounted, so going back loses nothing; the platform does not tell whether an account exists.
 */
export const Page = observer(function RemindPage() {
  const t = useTexts()
  const { passwordRecovery } = useSite()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const location = useLocation()
  const [form] = useState(() => new Form({ login: typedLogin(location.state) }, recoveryRequestErrors))
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isByMail = sentTo?.includes('@') ?? false

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { login } = form.values
    if (await form.submit(() => sent(passwordRecovery.request, login))) setSentTo(login.trim())
  }
  const [title, lead] =
    sentTo === null
      ? [t('auth.remindTitle'), t('auth.remindLead')]
      : isByMail
        ? [t('auth.mailTitle'), t('auth.mailText', { login: sentTo })]
        : [t('auth.smsTitle'), t('auth.smsText', { login: sentTo })]
  return (
    <AuthPanel
      title={title}
      lead={lead}
      footer={
        <>
          {t('auth.remembered')}{' '}
          <Link to={`/login?${query}`} className="py-2 text-info underline underline-offset-4">
            {t('auth.logIn')}
          </Link>
        </>
      }
    >
      <form
        method="post"
        noValidate
        hidden={sentTo !== null}
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <TextField
          label={t('auth.login')}
          name="login"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.login}
          onValueChange={(login) => form.set('login', login)}
          onBlur={() => afterPress(() => form.touch('login'))}
          errors={fieldErrors(t, form, 'login')}
          required
        />
        <FormFailure error={form.failure} />
        <SubmitButton waiting={form.isSubmitting} waitingLabel={t('auth.reminding')}>
          {t('auth.remind')}
        </SubmitButton>
      </form>
      {sentTo !== null && !isByMail && (
        <RecoveryCodeStep onChecked={(code) => void navigate(`/new-password/${code}`, { replace: true })} />
      )}
      {sentTo !== null && (
        <Button type="button" intent="ghost" block className="mt-2" onClick={() => setSentTo(null)}>
          {t('auth.remindAgain')}
        </Button>
      )}
    </AuthPanel>
  )
})
