import { FlyingNotification, type FlyingNotice } from '@croupier/design-system'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { promoPath } from '#shared/navigation/addresses.ts'
import { brandAddress } from '#shared/site/brand.ts'
import { useBrand, useSite, useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { NO_FLIGHTS, withEnded, withReceived, type Flight } from './flights.ts'

/** Shows other players' high fives in the brand's drawing (docs/product-rules.md, High five). */
export function HighFives() {
  const t = useTexts()
  const brand = useBrand()
  const { live } = useSite()
  const navigate = useNavigate()
  const [{ shown }, setFlights] = useState(NO_FLIGHTS)
  useEffect(
    () => live.on('high-five-received', (event) => setFlights((flights) => withReceived(flights, event))),
    [live],
  )
  const noticeOf = (flight: Flight): FlyingNotice => {
    const { id, count, slug } = flight
    return {
      id: String(id),
      label: labelOf(t, flight),
      badge: count > 1 ? t('notifications:highFivesMark', { number: formatNumber(t.languageTag, count) }) : undefined,
      picture: <img src={brandAddress(brand, 'highFive')} alt="" width="64" height="64" />,
      onPress: slug === null ? undefined : () => void navigate(promoPath(slug)),
    }
  }
  return <FlyingNotification notice={shown && noticeOf(shown)} onEnd={() => setFlights(withEnded)} />
}

function labelOf(t: Translate, { count, username }: Flight): string {
  if (count > 1) return t('notifications:highFives', { count })
  return username === null ? t('notifications:highFive') : t('notifications:highFiveFrom', { name: username })
}
