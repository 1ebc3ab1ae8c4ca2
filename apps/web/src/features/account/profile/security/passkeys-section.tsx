import { Button, cardStyles } from '@croupier/design-system'
import type { Passkey, Passkeys } from '@croupier/domain/account'
import { KeyRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useSyncExternalStore } from 'react'
import { hasPasskeys, makePasskey } from '#browser/passkeys.ts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { SecurityEntry } from './security-entry.tsx'

const ADDING: PressTexts = {
  ...AS_IN_FORMS,
  ofCodes: {
    passkey_not_used: 'security:passkeyNotMade',
    passkey_exists: 'security:passkeyExists',
    passkey_invalid: 'security:passkeyFailed',
    passkey_failed: 'security:passkeyFailed',
    too_many_passkeys: 'security:passkeysTooMany',
  },
}

export interface PasskeysSectionProps {
  readonly passkeys: Passkeys
  readonly list: readonly Passkey[]
}

/** The player's passkeys: made by this browser, if it can, and removed. */
export const PasskeysSection = observer(function PasskeysSection({ passkeys, list }: PasskeysSectionProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const canMake = useHasPasskeys()
  const { add, remove } = passkeys
  const isBusy = add.isBusy || remove.isBusy
  const removeOne = async ({ id }: Passkey) => {
    const isSure = await dialogs.ask({
      title: { key: 'security:askRemove' },
      text: { key: 'security:askRemoveText' },
      confirmLabel: { key: 'security:removePasskey' },
      large: true,
      danger: true,
    })
    if (!isSure) return
    add.reset()
    await remove.run(id)
  }
  const make = async () => {
    remove.reset()
    await add.run(makePasskey)
  }
  return (
    <TitledSection title={t('security:passkeys')} text={t('security:passkeysText')}>
      <div className={`grid gap-5 ${cardStyles()}`}>
        {list.length === 0 ? (
          <p className="text-body">{t('security:noPasskeys')}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {list.map((passkey) => (
              <li key={passkey.id}>
                <OnePasskey passkey={passkey} isBusy={isBusy} onRemove={() => void removeOne(passkey)} />
              </li>
            ))}
          </ul>
        )}
        <output className="text-sm text-body empty:absolute">
          {add.state.status === 'done' && t('security:passkeyAdded')}
          {remove.state.status === 'done' && t('security:passkeyRemoved')}
        </output>
        <PressAlert state={add.state} texts={ADDING} isBoxed />
        <PressAlert state={remove.state} isBoxed />
        {canMake ? (
          <Button size="sm" className="justify-self-start" aria-disabled={isBusy} onClick={() => void make()}>
            {t(add.isBusy ? 'security:passkeyWaiting' : 'security:addPasskey')}
          </Button>
        ) : (
          <p className="text-sm text-muted">{t('security:passkeysUnsupported')}</p>
        )}
      </div>
    </TitledSection>
  )
})

const never = () => () => undefined

/** The server does not know; most browsers have them. */
const useHasPasskeys = (): boolean => useSyncExternalStore(never, hasPasskeys, () => true)

interface OnePasskeyProps {
  readonly passkey: Passkey
  readonly isBusy: boolean
  readonly onRemove: () => void
}

function OnePasskey({ passkey: { name, createdAt, usedAt }, isBusy, onRemove }: OnePasskeyProps) {
  const t = useTexts()
  return (
    <SecurityEntry
      icon={KeyRound}
      name={name || t('security:passkeyNameless')}
      facts={
        <>
          {createdAt !== null && (
            <span>
              {t('security:passkeyMade')} <LocalTime at={createdAt} />
            </span>
          )}
          <span>
            {usedAt === null ? (
              t('security:passkeyUnused')
            ) : (
              <>
                {t('security:passkeyUsed')} <LocalTime at={usedAt} />
              </>
            )}
          </span>
        </>
      }
      action={{ label: t('security:removePasskey'), press: onRemove }}
      isBusy={isBusy}
    />
  )
}
