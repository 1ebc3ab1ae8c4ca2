import type { Achievement } from '@croupier/domain/loyalty'
import type { Translate } from '#shared/texts/translate.ts'

/** The platform's title, or the number where it tells none. */
export const achievementTitle = (t: Translate, { id, title }: Pick<Achievement, 'id' | 'title'>): string =>
  title === '' ? t('achievements:unnamed', { id }) : title
