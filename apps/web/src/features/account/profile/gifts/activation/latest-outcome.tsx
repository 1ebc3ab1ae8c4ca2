import { isBonus, type Activation, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { useLostFocus } from './use-lost-focus.ts'

/** Above the lists: that a bonus was cancelled or a gift took effect. The gift itself is then far below. */
export const LatestOutcome = observer(function LatestOutcome({ gifts }: { readonly gifts: GiftsStore }) {
  const t = useTexts()
  const { activation } = gifts
  const { state } = activation
  const ref = useRef<HTMLOutputElement>(null)
  useLostFocus(ref, state.status === 'done' && state.request.kind !== 'activate')
  // The message is not repeated when the player comes back to the page.
  useEffect(() => () => activation.dismiss(), [activation])
  return (
    <div className="has-[output:empty]:absolute">
      <output ref={ref} tabIndex={-1} className="block text-sm text-positive outline-none">
        {outcomeText(t, state, gifts)}
      </output>
    </div>
  )
})

function outcomeText(t: Translate, state: Activation, gifts: GiftsStore): string | null {
  if (state.status !== 'done') return null
  if (state.request.kind === 'cancel-all') return t('gift-activation:allCancelled')
  const gift = gifts.gift(state.request.giftId)
  if (!gift) return null
  if (state.request.kind === 'cancel') return t('gift-activation:cancelled', { gift: gift.title })
  return isBonus(gift) ? null : t('gift-activation:taken', { gift: gift.title })
}
