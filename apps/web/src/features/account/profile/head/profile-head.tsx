import { LevelBadge, ProgressBar, Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { createLevels, nextLevel } from '@croupier/domain/loyalty'
import { displayName } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { PlayerAvatar } from '#shared/pictures/player-avatar.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatPercent } from '#shared/texts/percent.ts'
import { levelName } from '../levels/level-name.ts'

export interface ProfileHeadProps {
  /** Null until the player is known. */
  readonly player: Player | null
}

/** Who the player is, and the level on the way to the next one. */
export const ProfileHead = observer(function ProfileHead({ player }: ProfileHeadProps) {
  const t = useTexts()
  const profile = player?.profile.value
  const isFailed = player?.profile.state.status === 'failed'
  return (
    <section
      aria-label={t('layout:profile')}
      className="md:lit md:rounded-card md:bg-surface md:p-6 md:shadow-card lg:p-5"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 md:gap-x-6 md:gap-y-3 lg:gap-x-4">
        <PlayerAvatar profile={profile} size="xl" className="row-span-2 max-md:size-12 lg:row-span-1 lg:size-16" />
        <h1 className="line-clamp-2 heading text-base wrap-anywhere text-strong md:self-end md:text-xl lg:self-center lg:text-lg">
          {profile ? displayName(profile) : <UnknownName isLoading={!isFailed} />}
        </h1>
        <div className="md:self-start lg:col-span-2">
          <LevelProgress player={player} />
        </div>
      </div>
      {isFailed && !profile && (
        <LoadFailure text={t('profile:accountFailed')} onRetry={() => void player?.profile.reload()} />
      )}
    </section>
  )
})

function UnknownName({ isLoading }: { readonly isLoading: boolean }) {
  const t = useTexts()
  if (!isLoading) return t('layout:profile')
  return (
    <>
      <span className="sr-only">{t('layout:profile')}</span>
      <Skeleton className="h-8 w-40" />
    </>
  )
}

const LevelProgress = observer(function LevelProgress({ player }: ProfileHeadProps) {
  const t = useTexts()
  const steps = useSite().playerPart(createLevels)?.steps.value
  const level = player?.level.value
  if (!level)
    return player?.level.state.status === 'failed' ? (
      <LoadFailure text={t('profile:levelFailed')} onRetry={() => void player.level.reload()} />
    ) : (
      <Skeleton className="h-12 w-full max-w-sm md:h-16" />
    )
  const { index, image, progress } = level
  const next = nextLevel(steps ?? [], index)
  // The last level has no way to go; while the ladder is unknown only a whole bar says so.
  const isLast = next === null && (steps !== undefined || progress === 100)
  return (
    <div className="grid max-w-sm grid-cols-1 gap-1 md:gap-1.5">
      <LevelBadge
        level={index}
        name={levelName(t, level)}
        nameShown
        image={image ?? undefined}
        size="sm"
        className="max-md:[&_svg]:size-6"
      />
      {isLast && <p className="text-xs text-muted">{t('profile:topLevel')}</p>}
      {!isLast && progress !== null && <WayToLevel name={next?.name ?? ''} progress={progress} />}
    </div>
  )
})

/** `name`: of the next level, empty if unknown. `progress`: percent of the way. */
function WayToLevel({ name, progress }: { readonly name: string; readonly progress: number }) {
  const t = useTexts()
  const percent = formatPercent(t, progress)
  const text = name === '' ? t('profile:toNextLevel', { percent }) : t('profile:toLevel', { percent, level: name })
  return (
    <>
      <ProgressBar size="sm" value={progress} label={t('profile:levelProgress')} valueText={text} />
      <p className="text-xs wrap-anywhere text-muted">{text}</p>
    </>
  )
}
