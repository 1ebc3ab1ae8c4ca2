import { Button } from '@croupier/design-system'
import { CodeEntry } from '@croupier/domain/account'
import { SECOND_FACTOR_DIGITS, type CodeWay, type SecondFactor, type SecondFactorWay } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CodeForm, SIX_DIGITS } from '#shared/forms/code-form.tsx'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { ExclusionHelp, LOGIN_REFUSALS } from './login-refusals.tsx'

const TEXTS: PressTexts = {
  ...AS_IN_FORMS,
  ofCodes: { ...LOGIN_REFUSALS, challenge_expired: 'auth:factorOver', code_attempts_exceeded: 'forms:codesTooOften' },
}

const LEAD = { app: 'auth:factorApp', phone: 'auth:factorPhone', email: 'auth:factorEmail' } as const
const OTHER_WAY = { app: 'auth:factorByApp', phone: 'auth:factorByPhone', email: 'auth:factorByEmail' } as const

export interface SecondFactorStepProps {
  readonly factor: SecondFactor
  /** Back to the password. */
  readonly onBack: () => void
}

/** Asks for the code that a login needs after the password; another way of getting one can be chosen. */
export const SecondFactorStep = observer(function SecondFactorStep({ factor, onBack }: SecondFactorStepProps) {
  const t = useTexts()
  const [entry] = useState(
    () =>
      new CodeEntry({
        length: SECOND_FACTOR_DIGITS,
        confirm: (code) => factor.confirm.run(code),
        sendAgain: () => factor.send.run(factor.way),
      }),
  )
  const choose = (way: CodeWay) => {
    if (entry.form.isSubmitting) return
    entry.reset()
    if (way === 'app') factor.useApp()
    else void factor.send.run(way)
  }
  const others = factor.question?.ways.filter(({ way }) => way !== factor.way) ?? []
  return (
    <CodeForm
      entry={entry}
      until={factor.nextCodeAt}
      isSent={factor.way !== 'app'}
      mask={SIX_DIGITS}
      texts={TEXTS}
      // A code is typed in seconds: do not ask before the page is left.
      asksOnLeave={false}
      state={factor.send.state}
      link={
        <Button type="button" intent="ghost" size="sm" onClick={onBack}>
          {t('auth:factorBack')}
        </Button>
      }
      below={
        <>
          <ExclusionHelp error={entry.form.failure} />
          {others.map((other) => (
            <Button key={other.way} type="button" size="sm" block onClick={() => choose(other.way)}>
              {t(OTHER_WAY[other.way])} <Address of={other} />
            </Button>
          ))}
        </>
      }
    />
  )
})

/** Where the code is. */
export const SecondFactorLead = observer(function SecondFactorLead({ factor }: Pick<SecondFactorStepProps, 'factor'>) {
  const t = useTexts()
  const way = factor.question?.ways.find((each) => each.way === factor.way)
  return (
    <>
      {t(LEAD[factor.way])} {way && <Address of={way} />}
    </>
  )
})

function Address({ of: { to } }: { readonly of: SecondFactorWay }) {
  if (to === null) return null
  return (
    <bdi translate="no" className="wrap-anywhere text-strong">
      {to}
    </bdi>
  )
}
