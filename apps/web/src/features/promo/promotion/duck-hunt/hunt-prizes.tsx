import type { HuntPrize, PromotionCurrency } from '@croupier/domain/promotions'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { huntPrizeName } from './hunt-prize-name.ts'

export interface HuntPrizesProps {
  readonly prizes: readonly HuntPrize[]
  readonly currency: PromotionCurrency | null
}

/** The prizes of a hunt, and how many of each are left. */
export function HuntPrizes({ prizes, currency }: HuntPrizesProps) {
  const t = useTexts()
  if (prizes.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 font-semibold text-strong">{t('duck-hunt:prizes')}</h3>
      <ul className="grid gap-2">
        {prizes.map(({ id, image, left, ...prize }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 rounded-card bg-sunken px-3 py-2 shadow-well">
            {image !== null && (
              <img {...pictureSources(image, 'mark')} alt="" width="48" height="48" className="size-12 shrink-0" />
            )}
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere text-strong">{huntPrizeName(t, prize, currency)}</span>
              {left !== null && (
                <span className="text-sm text-muted">
                  {left === 0 ? t('duck-hunt:gone') : t('duck-hunt:prizeLeft', { count: left })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
