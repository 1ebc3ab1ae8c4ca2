import { Badge, Button, cardStyles } from '@croupier/design-system'
import { latestFirst, type Devices, type SignedInDevice } from '@croupier/domain/account'
import { MonitorSmartphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { SecurityEntry } from './security-entry.tsx'

export interface DevicesSectionProps {
  readonly devices: Devices
  readonly list: readonly SignedInDevice[]
}

/** Where the player is signed in; each other device can be signed out, and all at once. */
export const DevicesSection = observer(function DevicesSection({ devices, list }: DevicesSectionProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const { state, isBusy } = devices.signOut
  const hasOthers = list.some(({ isThis }) => !isThis)
  const endOthers = async () => {
    const isSure = await dialogs.ask({
      title: { key: 'security:askOthers' },
      text: { key: 'security:askOthersText' },
      confirmLabel: { key: 'security:signOutOthers' },
      large: true,
    })
    if (isSure) await devices.signOut.run('others')
  }
  return (
    <TitledSection title={t('security:devices')} text={t('security:devicesText')}>
      <div className={`grid gap-5 ${cardStyles()}`}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {latestFirst(list).map((device) => (
            <li key={device.id}>
              <Device device={device} isBusy={isBusy} onSignOut={() => void devices.signOut.run({ id: device.id })} />
            </li>
          ))}
        </ul>
        <output className="text-sm text-body empty:absolute">
          {state.status === 'done' && t(state.request === 'others' ? 'security:othersDone' : 'security:oneDone')}
        </output>
        <PressAlert state={state} isBoxed />
        {hasOthers && (
          <Button size="sm" className="justify-self-start" aria-disabled={isBusy} onClick={() => void endOthers()}>
            {t('security:signOutOthers')}
          </Button>
        )}
      </div>
    </TitledSection>
  )
})

interface DeviceProps {
  readonly device: SignedInDevice
  readonly isBusy: boolean
  readonly onSignOut: () => void
}

function Device({ device: { name, place, seenAt, isThis }, isBusy, onSignOut }: DeviceProps) {
  const t = useTexts()
  return (
    <SecurityEntry
      icon={MonitorSmartphone}
      name={name || t('security:unknownDevice')}
      badge={isThis && <Badge tone="positive">{t('security:thisDevice')}</Badge>}
      facts={
        <>
          {place && <span>{place}</span>}
          {!isThis && seenAt !== null && (
            <span>
              {t('security:seen')} <LocalTime at={seenAt} />
            </span>
          )}
        </>
      }
      action={isThis ? null : { label: t('security:signOut'), press: onSignOut }}
      isBusy={isBusy}
    />
  )
}
