import { RESET_PATH } from '@croupier/contract/paths'
import { Button, TextField } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { recoveryRequestErrors } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LOGIN_PATH } from '#shared/navigation/addresses.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { useTypedLogin } from '#shared/forms/phone/use-typed-login.ts'
import { useField } from '#shared/forms/use-field.ts'
import { AuthPanel } from '../auth-panel.tsx'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { useIntendedPage } from '../login/use-intended-page.ts'
import { usePasswordRecovery } from './use-password-recovery.ts'
import type { PageModule } from '#shared/navigation/page-route.ts'

export { loadArt as load } from '../load-art.ts'

export const head: PageModule['head'] = (_context, t) => ({ title: t('auth:remindTitle'), noIndex: true })

/** A mail brings a link, a text message a code; the answer does not tell whether an account exists. */
export const Page = observer(function RemindPage() {
  const t = useTexts()
  const recovery = usePasswordRecovery()
  const navigate = useNavigate()
  const keeping = useIntendedPage()
  const location = useLocation()
  const [form] = useState(() => new Form({ login: typedLogin(location.state) }, recoveryRequestErrors))
  const field = useField(form)
  const [sentTo, setSentTo] = useState<{ readonly login: string; readonly typed: string } | null>(null)
  const readLogin = useTypedLogin()
  const isByMail = sentTo?.login.includes('@') ?? false

  const [title, lead] =
    sentTo === null
      ? [t('auth:remindTitle'), t('auth:remindLead')]
      : isByMail
        ? [t('auth:mailTitle'), t('auth:mailText', { login: sentTo.typed })]
        : [t('auth:smsTitle'), t('auth:smsText', { login: sentTo.typed })]
  return (
    <AuthPanel
      step={sentTo === null ? 'form' : 'sent'}
      title={title}
      lead={lead}
      otherWay={{ text: t('auth:remembered'), to: LOGIN_PATH, label: t('auth:logIn') }}
    >
      <div hidden={sentTo !== null}>
        <SubmitForm
          form={form}
          send={async ({ login: typed }) => {
            const login = await readLogin(typed)
            const state = await recovery.request.run(login)
            if (state.status === 'done') setSentTo({ login, typed: typed.trim() })
            return state
          }}
          submitText={t('auth:remind')}
          waitingText={t('auth:reminding')}
        >
          <TextField
            label={t('auth:login')}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...field('login')}
          />
        </SubmitForm>
      </div>
      {sentTo !== null && !isByMail && (
        <RecoveryCodeStep
          login={sentTo.login}
          onChecked={(code) => void navigate(keeping(`${RESET_PATH}${code}`), { replace: true })}
        />
      )}
      {sentTo !== null && (
        <Button type="button" intent="ghost" block className="mt-2" onClick={() => setSentTo(null)}>
          {t('auth:remindAgain')}
        </Button>
      )}
    </AuthPanel>
  )
})

/** The login that the login page passed on in the history state, or nothing. */
function typedLogin(state: unknown): string {
  return typeof state === 'object' && state !== null && 'login' in state && typeof state.login === 'string'
    ? state.login
    : ''
}
