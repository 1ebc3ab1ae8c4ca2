import type { GiftPart } from '@croupier/domain/gifts'
import { useTexts } from '#shared/site/tab.tsx'
import { Disclosure } from '#shared/sections/disclosure.tsx'
import { GiftPicture } from './gift-picture.tsx'
import { formatGain } from './gift-texts.ts'

export interface GiftPartsProps {
  /** Of a group. */
  readonly parts: readonly GiftPart[]
  /** The player's; null: unknown. */
  readonly currency: string | null
}

/** The gifts that a group holds. Nothing for any other gift. */
export function GiftParts({ parts, currency }: GiftPartsProps) {
  const t = useTexts()
  if (parts.length === 0) return null
  return (
    <div className="basis-full">
      <Disclosure title={t('gifts:parts')} count={parts.length}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {parts.map((part, index) => (
            <li key={part.id ?? index} className="flex items-center gap-3">
              <GiftPicture type={part.type} picture={part.picture} size="sm" />
              <PartText part={part} currency={currency} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function PartText({ part, currency }: { readonly part: GiftPart; readonly currency: string | null }) {
  const t = useTexts()
  const details = [formatGain(t, part, currency), part.wager !== null && t('gifts:wager', { wager: part.wager })]
  const text = details.filter(Boolean).join(' · ')
  return (
    <div className="min-w-0">
      <p className="text-sm wrap-anywhere text-strong">{part.title}</p>
      {text !== '' && <p className="text-xs wrap-anywhere text-muted">{text}</p>}
    </div>
  )
}
