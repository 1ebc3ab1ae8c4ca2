import { Devices, type NewDevice } from '@croupier/domain/account'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import { PROFILE_SECURITY_PATH } from '#shared/navigation/addresses.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'

/** Follows the player's sessions: a tab learns at once that its own was ended, and tells of a device that is new. */
export function DevicesWatch() {
  const t = useTexts()
  const site = useSite()
  const { toasts } = useTab()
  const tell = useEffectEvent(({ name, place }: NewDevice) => {
    const told = [name, place].filter(Boolean).join(', ')
    toasts.show({
      id: 'new-device',
      tone: 'negative',
      title: t('notifications:newDevice'),
      text: `${told === '' ? '' : `${told}. `}${t('notifications:newDeviceText')}`,
      link: { label: t('notifications:newDeviceSee'), to: PROFILE_SECURITY_PATH },
      lifetime: 0,
    })
  })
  useEffect(
    () =>
      reaction(
        () => site.playerPart(Devices)?.newDevice ?? null,
        (device) => (device ? tell(device) : toasts.close('new-device')),
        { fireImmediately: true },
      ),
    [site, toasts],
  )
  return null
}
