import type { RowProps } from '@croupier/design-system'
import type { Translate } from '../../texts/translate.ts'

export function rowTexts(t: Translate): RowProps['texts'] {
  return { previous: t('lobby:scrollBack'), next: t('lobby:scrollOn') }
}
