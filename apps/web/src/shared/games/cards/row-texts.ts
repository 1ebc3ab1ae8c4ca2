import type { RowProps } from '@croupier/design-system'
import type { Translate } from '../../texts/texts.ts'

/** What the arrows of a row that scrolls sideways are called. */
export function rowTexts(t: Translate): RowProps['texts'] {
  return { previous: t('lobby.scrollBack'), next: t('lobby.scrollOn') }
}
