import type { Transaction } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import { formatStatus } from '../cashbox-texts.ts'

/** Text for a live region: the latest status changes of the transactions in view. */
export function useStatusAnnouncement(items: readonly Transaction[]): string {
  const t = useTexts()
  const known = useRef<ReadonlyMap<string, string>>(new Map())
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const changed = items.filter(({ id, status }) => (known.current.get(id) ?? status) !== status)
    known.current = new Map([...known.current, ...items.map(({ id, status }) => [id, status] as const)])
    if (changed.length === 0) return
    const format = (one: Transaction) => `${formatMoney(one.amount, one.currency, t.locale)}: ${formatStatus(t, one)}`
    setAnnouncement(changed.map(format).join('. '))
  }, [items, t])
  return announcement
}
