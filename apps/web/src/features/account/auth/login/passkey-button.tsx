import { Button } from '@croupier/design-system'
import { PasskeyLogin } from '@croupier/domain/session'
import { KeyRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { hasPasskeys, suggestPasskeys, usePasskey as askDevice } from '#browser/passkeys.ts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { holdCoupon } from './hold-coupon.ts'
import { ExclusionHelp, LOGIN_REFUSALS } from './login-refusals.tsx'

const TEXTS: PressTexts = {
  ...AS_IN_FORMS,
  ofCodes: {
    ...LOGIN_REFUSALS,
    passkey_not_used: 'auth:passkeyNotUsed',
    passkey_unknown: 'auth:passkeyUnknown',
    passkey_invalid: 'auth:passkeyFailed',
    passkey_failed: 'auth:passkeyFailed',
  },
}

/**
 * Logs in with a passkey: by a press, or by one that the browser suggests in the field of the login. Nothing where the browser
 * has none. Load it in a browser only.
 */
export const PasskeyButton = observer(function PasskeyButton() {
  const t = useTexts()
  const { http, session } = useSite()
  const { coupon } = useTab()
  const [login] = useState(() => new PasskeyLogin({ http, session }))
  const { state, isBusy } = login.logIn
  useEffect(() => {
    if (isBusy || !hasPasskeys()) return undefined
    return suggestPasskeys((ask) =>
      login.suggest(async (options) => {
        const credential = await ask(options)
        holdCoupon(coupon)
        return credential
      }),
    )
  }, [login, coupon, isBusy])
  if (!hasPasskeys()) return null
  const logIn = () => {
    holdCoupon(coupon)
    void login.use(askDevice)
  }
  return (
    <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button size="lg" block aria-disabled={isBusy} onClick={logIn}>
        <KeyRound aria-hidden />
        {t(isBusy ? 'auth:passkeyWaiting' : 'auth:passkey')}
      </Button>
      <PressAlert state={state} texts={TEXTS} isBoxed support="error" />
      <ExclusionHelp error={login.logIn.error} />
    </div>
  )
})
