import { formatMoney } from '@croupier/domain/core'
import { useLayoutEffect, useRef } from 'react'
import { isMotionUnwanted } from '#shared/events/is-motion-unwanted.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { countedAmount } from './counted-amount.ts'

/** How long it counts, milliseconds. */
const COUNTING_MS = 1200

export interface CountingMoneyProps {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
}

/**
 * An amount that counts up to a larger one, and ends on exactly that. A smaller one, and any under reduced motion, is
 * shown at once. The markup always holds the true amount; only the drawn text counts.
 */
export function CountingMoney({ amount, currency }: CountingMoneyProps) {
  const { locale } = useTexts()
  const element = useRef<HTMLSpanElement>(null)
  const drawn = useRef(amount)

  useLayoutEffect(() => {
    const text = element.current?.firstChild
    if (!text) return undefined
    const draw = (value: number) => {
      drawn.current = value
      text.nodeValue = formatMoney(value, currency, locale)
    }
    const from = drawn.current
    if (amount <= from || isMotionUnwanted()) {
      draw(amount)
      return undefined
    }
    const start = performance.now()
    const step = (now: number) => {
      const done = Math.min(1, Math.max(0, now - start) / COUNTING_MS)
      draw(countedAmount(from, amount, done))
      if (done < 1) frame = requestAnimationFrame(step)
    }
    draw(from)
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount, currency, locale])

  return (
    <span ref={element} translate="no" className="whitespace-nowrap tabular-nums">
      {formatMoney(amount, currency, locale)}
    </span>
  )
}
