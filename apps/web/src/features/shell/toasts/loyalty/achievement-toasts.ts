import { createAchievements } from '@croupier/domain/loyalty'
import { useEffect, useEffectEvent } from 'react'
import { PROFILE_ACHIEVEMENTS_PATH } from '#shared/navigation/addresses.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'

/** Shows a toast for a completed achievement (docs/product-rules.md, Achievements). */
export function AchievementToasts() {
  const t = useTexts()
  const site = useSite()
  const { toasts } = useTab()
  const showToast = useEffectEvent(async (id: string) => {
    const { player } = site
    const all = await site
      .playerPart(createAchievements)
      ?.list.ensure()
      .catch(() => [])
    if (!player || site.player !== player) return
    toasts.show({
      id: `achievement-${id}`,
      tone: 'accent',
      title: t('notifications:achievementDone'),
      text: all?.find((achievement) => achievement.id === id)?.title ?? '',
      link: { label: t('notifications:seeTrophies'), to: PROFILE_ACHIEVEMENTS_PATH },
    })
  })
  useEffect(
    () =>
      site.live.on('achievement-progress', ({ id, progress, isCompleted = progress >= 100 }) => {
        if (isCompleted) void showToast(String(id))
      }),
    [site],
  )
  return null
}
