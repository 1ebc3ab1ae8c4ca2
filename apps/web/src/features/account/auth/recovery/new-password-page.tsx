import { errorOf } from '@croupier/domain/core'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { LOGIN_PATH } from '#shared/navigation/addresses.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { AuthPanel } from '../auth-panel.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useIntendedPage } from '../login/use-intended-page.ts'
import { usePasswordRecovery } from './use-password-recovery.ts'
import type { PageModule } from '#shared/navigation/page-route.ts'

export { loadArt as load } from '../load-art.ts'

export const head: PageModule['head'] = (_context, t) => ({ title: t('auth:newPasswordTitle'), noIndex: true })

/** Opened by the recovery mail's link: a new password, or the message that the link no longer works. */
export function Page() {
  const t = useTexts()
  const recovery = usePasswordRecovery()
  const { code = '' } = useParams()
  const keeping = useIntendedPage()
  const [step, setStep] = useState<'form' | 'done' | 'maybe-changed' | 'dead-code'>('form')

  // Only a refusal rules the code out. After any other failure the form stays, and its own answer decides.
  useEffect(() => {
    let isHere = true
    void recovery.check.run(code).then((state) => {
      if (isHere && errorOf(state)?.codes.includes('invalid_code')) setStep('dead-code')
    })
    return () => {
      isHere = false
    }
  }, [recovery, code])

  const texts = {
    form: [t('auth:newPasswordTitle'), t('auth:newPasswordLead')],
    done: [t('auth:passwordChangedTitle'), t('auth:passwordChangedText')],
    'maybe-changed': [t('auth:maybeChangedTitle'), t('auth:maybeChangedText')],
    'dead-code': [t('auth:deadCodeTitle'), t('auth:deadCodeText')],
  } as const
  const [title, lead] = texts[step]
  return (
    <AuthPanel
      step={step}
      title={title}
      lead={lead}
      otherWay={
        step === 'done' || step === 'maybe-changed'
          ? null
          : { text: t('auth:remembered'), to: LOGIN_PATH, label: t('auth:logIn') }
      }
    >
      {step === 'form' && (
        <NewPasswordForm
          code={code}
          onChanged={() => setStep('done')}
          onDeadCode={() => setStep('dead-code')}
          onMaybeChanged={() => setStep('maybe-changed')}
        />
      )}
      {(step === 'done' || step === 'maybe-changed') && (
        <ButtonLink to={keeping('/login')} intent="primary" size="lg" block>
          {t('auth:logIn')}
        </ButtonLink>
      )}
      {(step === 'dead-code' || step === 'maybe-changed') && (
        <ButtonLink to={keeping('/remind')} intent={step === 'dead-code' ? 'primary' : 'ghost'} size="lg" block>
          {t('auth:remindAnew')}
        </ButtonLink>
      )}
    </AuthPanel>
  )
}
