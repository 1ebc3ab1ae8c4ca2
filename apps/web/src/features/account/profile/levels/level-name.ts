import type { Level } from '@croupier/domain/player'
import type { Translate } from '#shared/texts/translate.ts'

/** "Level 5: Silver"; without the name where the platform sends none. */
export const levelName = (t: Translate, { index, name }: Pick<Level, 'index' | 'name'>): string =>
  name === '' ? t('layout:level', { level: index }) : t('profile:levelNamed', { level: index, name })
