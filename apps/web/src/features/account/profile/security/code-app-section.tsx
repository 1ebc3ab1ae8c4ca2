import { Button, cardStyles, linkStyles } from '@croupier/design-system'
import { CodeEntry, type CodeApp, type CodeAppSecret, type CodeAppState } from '@croupier/domain/account'
import type { AnyPressState } from '@croupier/domain/core'
import { SECOND_FACTOR_DIGITS } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CodeForm, SIX_DIGITS } from '#shared/forms/code-form.tsx'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { late, LateView } from '#shared/loading/late.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** Loads once an app is set up: drawing QR codes takes a library. */
const picture = late(() => import('./code-picture.tsx'))

const TEXTS: PressTexts = {
  ...AS_IN_FORMS,
  ofCodes: {
    second_factor_exists: 'security:codesExist',
    second_factor_not_begun: 'security:codesOver',
    code_attempts_exceeded: 'forms:codesTooOften',
  },
}

export interface CodeAppSectionProps {
  readonly app: CodeApp
  readonly state: CodeAppState
}

/** Whether logins ask for a code of an app: set up by a picture and a first code, turned off by another. */
export const CodeAppSection = observer(function CodeAppSection({ app, state }: CodeAppSectionProps) {
  const t = useTexts()
  const { begin, confirm, remove } = app
  const [isRemoving, setRemoving] = useState(false)
  const isOn = state.since !== null
  const secret = !isOn && begin.state.status === 'done' ? begin.state.value : null
  const giveUp = () => {
    begin.reset()
    confirm.reset()
    remove.reset()
    setRemoving(false)
  }
  return (
    <TitledSection title={t('security:codes')} text={t('security:codesText')}>
      <div className={`grid gap-5 ${cardStyles()}`}>
        {state.since !== null && (
          <p className="text-strong">
            {t('security:codesOn')} <LocalTime at={state.since} />
          </p>
        )}
        {!isOn && !secret && (
          <p className="text-body">{t(state.isDemanded ? 'security:codesDemanded' : 'security:codesOff')}</p>
        )}
        <output className="text-sm text-body empty:absolute">
          {isOn && confirm.state.status === 'done' && t('security:codesDone')}
          {!isOn && !secret && remove.state.status === 'done' && t('security:codesRemoved')}
        </output>
        <PressAlert state={begin.state} texts={TEXTS} isBoxed />
        {secret && <Secret secret={secret} />}
        {secret && (
          <AppCode key="confirm" send={(code) => confirm.run(code)} onDone={() => begin.reset()} onCancel={giveUp} />
        )}
        {isOn && isRemoving && (
          <AppCode key="remove" send={(code) => remove.run(code)} onDone={() => setRemoving(false)} onCancel={giveUp} />
        )}
        {!secret && !isRemoving && (
          <Button
            size="sm"
            className="justify-self-start"
            aria-disabled={begin.isBusy}
            onClick={() => {
              confirm.reset()
              remove.reset()
              if (isOn) setRemoving(true)
              else void begin.run()
            }}
          >
            {t(isOn ? 'security:codesRemove' : 'security:codesBegin')}
          </Button>
        )}
      </div>
    </TitledSection>
  )
})

const GROUPS = /.{1,4}/g

function Secret({ secret: { secret, uri } }: { readonly secret: CodeAppSecret }) {
  const t = useTexts()
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-body">{t('security:codesScan')}</p>
      <LateView code={picture}>
        {({ CodePicture }) => <CodePicture text={uri} label={t('security:codesPicture')} />}
      </LateView>
      <p translate="no" className="font-mono tracking-wide wrap-anywhere text-strong select-all">
        {secret.match(GROUPS)?.join(' ')}
      </p>
      <a href={uri} className={`${linkStyles()} inline-flex min-h-11 items-center`}>
        {t('security:codesOpen')}
      </a>
    </div>
  )
}

interface AppCodeProps {
  readonly send: (code: string) => Promise<AnyPressState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

function AppCode({ send, onDone, onCancel }: AppCodeProps) {
  const t = useTexts()
  const [entry] = useState(
    () =>
      new CodeEntry({
        length: SECOND_FACTOR_DIGITS,
        confirm: send,
        sendAgain: () => Promise.resolve({ status: 'idle' }),
      }),
  )
  return (
    <CodeForm
      entry={entry}
      until={null}
      isSent={false}
      mask={SIX_DIGITS}
      texts={TEXTS}
      onConfirmed={onDone}
      link={
        <Button type="button" intent="ghost" size="sm" onClick={onCancel}>
          {t('dialogs:cancel')}
        </Button>
      }
    >
      <p className="text-body">{t('security:codesEnter')}</p>
    </CodeForm>
  )
}
