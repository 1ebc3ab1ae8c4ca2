import type { Series } from '@croupier/domain/tournaments'
import { pictureSources, type PictureSources } from '#shared/pictures/picture-sources.ts'

/** The picture of a tournament or a series on its page; null: it has none, or is not known. */
export const contestPicture = (contest: Pick<Series, 'image'> | undefined): PictureSources | null =>
  contest?.image ? pictureSources(contest.image, 'hero') : null
