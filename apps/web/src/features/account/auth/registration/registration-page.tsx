import { observer } from 'mobx-react-lite'
import { LOGIN_PATH } from '#shared/navigation/addresses.ts'
import { useFormatContact } from '#shared/forms/phone/use-format-contact.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { AuthPanel } from '../auth-panel.tsx'
import { PhoneCodeStep } from '../phone/phone-code-step.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useLimitsFirst } from './use-limits-first.ts'
import { usePhoneToConfirm } from '../phone/use-phone-to-confirm.ts'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { loadArt } from '../load-art.ts'

/** The form renders without settings or dial codes, so a failed read does not fail the page. */
export const load = (context: PageContext) =>
  readAll([context.site.content.serverData.ensure(), context.site.session.phoneCodes.ensure(), loadArt(context)])

export const head: PageModule['head'] = (_context, t) => ({ title: t('auth:registrationTitle'), noIndex: true })

/** The form stays mounted during the code step, so going back loses nothing. */
export const Page = observer(function RegistrationPage() {
  const t = useTexts()
  const { phone, forget } = usePhoneToConfirm()
  const showLimitsFirst = useLimitsFirst()
  const goOn = () => {
    forget()
    showLimitsFirst()
  }
  return (
    <AuthPanel
      step={phone === null ? 'form' : 'code'}
      title={t(phone === null ? 'auth:registrationTitle' : 'auth:codeTitle')}
      lead={phone === null ? t('auth:registrationLead') : <CodeSent phone={phone} />}
      otherWay={{ text: t('auth:haveAccount'), to: LOGIN_PATH, label: t('auth:logIn') }}
    >
      <div hidden={phone !== null}>
        <RegistrationForm />
      </div>
      {phone !== null && <PhoneCodeStep phone={phone} onSignedIn={goOn} onBack={forget} />}
    </AuthPanel>
  )
})

function CodeSent({ phone }: { readonly phone: string }) {
  const t = useTexts()
  const formatContact = useFormatContact()
  return t('auth:codeText', { phone: formatContact('phone', phone) })
}
