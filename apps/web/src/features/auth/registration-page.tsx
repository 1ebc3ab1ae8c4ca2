import { observer } from 'mobx-react-lite'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { redirectTarget } from '../../shared/redirect-target.ts'
import { useTexts } from '../../shared/texts.ts'
import { AuthPanel } from './auth-panel.tsx'
import { PhoneCodeStep } from './phone-code-step.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { usePhoneToConfirm } from './use-phone-to-confirm.ts'

/** Registration: the form, then for a phone the code that was sent to it. The form stays mounted, so going back loses nothing. */
export const Page = observer(function RegistrationPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { phone, forget } = usePhoneToConfirm()
  const goOn = () => void navigate(redirectTarget(query.get('redirect')), { replace: true })
  const confirmed = () => {
    forget()
    goOn()
  }
  return (
    <AuthPanel
      title={t(phone === null ? 'auth.registrationTitle' : 'auth.codeTitle')}
      lead={phone === null ? t('auth.registrationLead') : t('auth.codeText', { phone: `+${phone}` })}
      footer={
        <>
          {t('auth.haveAccount')}{' '}
          <Link to={`/login?${query}`} className="py-2 text-info underline underline-offset-4">
            {t('auth.logIn')}
          </Link>
        </>
      }
    >
      <div hidden={phone !== null}>
        <RegistrationForm onSignedIn={goOn} />
      </div>
      {phone !== null && <PhoneCodeStep phone={phone} onSignedIn={confirmed} onBack={forget} />}
    </AuthPanel>
  )
})
