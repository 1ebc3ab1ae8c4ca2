import { Avatar, type AvatarProps } from '@croupier/design-system'
import { displayName, type Profile } from '@croupier/domain/player'
import { pictureSources } from './picture-sources.ts'

export interface PlayerAvatarProps extends Pick<AvatarProps, 'size' | 'className'> {
  /** Undefined while it is unknown. */
  readonly profile: Profile | undefined
}

/** The signed-in player's own picture. */
export function PlayerAvatar({ profile, size, className }: PlayerAvatarProps) {
  const { src, srcSet } = pictureSources(profile?.avatar, size === 'sm' ? 'icon' : 'mark')
  return (
    <Avatar name={profile ? displayName(profile) : ''} src={src} srcSet={srcSet} size={size} className={className} />
  )
}
