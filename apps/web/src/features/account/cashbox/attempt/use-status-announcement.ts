import type { Transaction } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatStatus } from '../cashbox-texts.ts'

/** What has just setState of the transactions in view, for a live region: their cards change, and move, without a sound. */
export function useStatusAnnouncement(items: readonly Transaction[]): string {
  const t = useTexts()
  const known = useRef<ReadonlyMap<string, string>>(new Map())
  const [news, setNews] = useState('')
  useEffect(() => {
    const changed = items.filter(({ id, status }) => (known.current.get(id) ?? status) !== status)
    known.current = new Map([...known.current, ...items.map(({ id, status }) => [id, status] as const)])
    if (changed.length === 0) return
    const format = (one: Transaction) => `${formatMoney(one.amount, one.currency, t.locale)}: ${formatStatus(t, one)}`
    setNews(changed.map(format).join('. '))
  }, [items, t])
  return news
}
