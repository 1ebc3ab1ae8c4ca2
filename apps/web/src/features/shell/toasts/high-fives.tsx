import { FlyingNotification } from '@croupier/design-system'
import { useLayoutEffect, useState } from 'react'
import { brandAddress } from '../../../shared/site/brand.ts'
import { useBrand, useSite, useTexts } from '../../../shared/site/tab.tsx'

/** Shows another player's high five in the brand's drawing (`docs/product-rules.md`, Live events). */
export function HighFives() {
  const t = useTexts()
  const brand = useBrand()
  const { live } = useSite()
  const [received, setReceived] = useState(0)
  const [isFlying, setFlying] = useState(false)
  // Subscribe before the first paint: an event without a listener is lost.
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
    label: t('notifications:highFive'),
    picture: <img src={brandAddress(brand, 'highFive')} alt="" width="64" height="64" />,
  }
  return <FlyingNotification notice={isFlying ? notice : null} onEnd={() => setFlying(false)} />
}
