import { FlyingNotification } from '@croupier/design-system'
import { useLayoutEffect, useState } from 'react'
import { brandAddress } from '../../../shared/site/brand.ts'
import { useBrand, useSite, useTexts } from '../../../shared/site/tab.tsx'

/**
 * Another player's high five floats up, in the brand's own drawing: a palm, a heart, a cocktail (core.md 2, Flying notifications).
 * It is to lead to its promotion (engagement.md 2); as long as promotions have no pages it is only to be seen.
 */
export function HighFives() {
  const t = useTexts()
  const brand = useBrand()
  const { live } = useSite()
  const [received, setReceived] = useState(0)
  const [isFlying, setFlying] = useState(false)
  // With the first paint: an event has no second chance.
  useLayoutEffect(
    () =>
      live.on('high-five-received', () => {
        setReceived((count) => count + 1)
        setFlying(true)
      }),
    [live],
  )
  const notice = {
    id: String(received),
    label: t('notifications.highFive'),
    picture: <img src={brandAddress(brand, 'highFive')} alt="" width="64" height="64" />,
  }
  return <FlyingNotification notice={isFlying ? notice : null} onEnd={() => setFlying(false)} />
}
