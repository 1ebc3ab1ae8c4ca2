import { Trophy } from 'lucide-react'
import { pictureSources } from '#shared/pictures/picture-sources.ts'

export interface AchievementPictureProps {
  readonly image: string | null
  /** Default true; false: without colour. */
  readonly isEarned?: boolean
}

/** The picture beside an achievement's title, or a cup where the platform sends none. */
export function AchievementPicture({ image, isEarned = true }: AchievementPictureProps) {
  return (
    <span
      className={`grid size-16 shrink-0 place-items-center overflow-hidden rounded-card bg-sunken text-accent shadow-well ${isEarned ? '' : 'grayscale'}`}
    >
      {image === null ? (
        <Trophy aria-hidden />
      ) : (
        <img
          {...pictureSources(image, 'mark')}
          sizes="64px"
          alt=""
          width="64"
          height="64"
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
