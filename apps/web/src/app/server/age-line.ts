import { AGE_LINE } from '@croupier/contract/page-age'
import { formatMoment } from '#shared/texts/format-time.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { escapeHtml } from './markup.ts'

/**
 * The line above a page that tells visitors without scripts when it was made; hidden until the server has no newer page
 * (contract/page-age.ts). In UTC, as nobody knows their zone.
 */
export function ageLine(t: Translate, madeAt: number): string {
  const text = escapeHtml(t('old-page:updated', { time: formatMoment(t, madeAt, 'UTC') }))
  const again = escapeHtml(t('old-page:reload'))
  return `${AGE_LINE.hidden}class="bg-raised px-4 py-2 text-center text-sm">${text} <a href="" class="underline">${again}</a></p></noscript>`
}
