import { Button } from '@croupier/design-system'
import { PasskeyLogin } from '@croupier/domain/session'
import { KeyRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { hasPasskeys, usePasskey as askDevice } from '#browser/passkeys.ts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'

const TEXTS: PressTexts = {
  ...AS_IN_FORMS,
  ofCodes: {
    passkey_not_used: 'auth:passkeyNotUsed',
    passkey_unknown: 'auth:passkeyUnknown',
    passkey_invalid: 'auth:passkeyFailed',
    passkey_failed: 'auth:passkeyFailed',
  },
}

/** Logs in with a passkey; nothing where the browser has none. Load it in a browser only. */
export const PasskeyButton = observer(function PasskeyButton() {
  const t = useTexts()
  const { http, session } = useSite()
  const { coupon } = useTab()
  const [login] = useState(() => new PasskeyLogin({ http, session }))
  if (!hasPasskeys()) return null
  const { state, isBusy } = login.logIn
  const logIn = () => {
    const { current } = coupon
    // As a login by password does: who logs in may not be who entered the code.
    if (current?.isEntered) coupon.keep({ ...current, isEntered: false })
    void login.logIn.run(askDevice)
  }
  return (
    <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button size="lg" block aria-disabled={isBusy} onClick={logIn}>
        <KeyRound aria-hidden />
        {t(isBusy ? 'auth:passkeyWaiting' : 'auth:passkey')}
      </Button>
      <PressAlert state={state} texts={TEXTS} isBoxed />
    </div>
  )
})
