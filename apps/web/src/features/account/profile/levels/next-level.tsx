import { cardStyles, LevelBadge, ProgressBar } from '@croupier/design-system'
import { nextLevel, type LevelStep } from '@croupier/domain/loyalty'
import type { Level } from '@croupier/domain/player'
import { useTexts } from '#shared/site/tab.tsx'
import { formatPercent } from '#shared/texts/percent.ts'
import { levelName } from './level-name.ts'

/** The next level: what it brings, and how far it is where the platform sends it. */
export function NextLevel({ steps, level }: { readonly steps: readonly LevelStep[]; readonly level: Level }) {
  const t = useTexts()
  const next = nextLevel(steps, level.index)
  const shown = next ?? level
  const { progress } = level
  const percent = progress === null ? null : t('profile:toNextLevel', { percent: formatPercent(t, progress) })
  return (
    <section
      aria-labelledby="next-level"
      className={`${cardStyles()} flex items-center gap-5 max-[15rem]:flex-wrap md:gap-7`}
    >
      <LevelBadge level={shown.index} name={levelName(t, shown)} image={shown.image ?? undefined} size="lg" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2 max-[15rem]:basis-full">
        <p className="text-xs text-muted">{t(next ? 'levels:next' : 'levels:top')}</p>
        <h2 id="next-level" className="heading text-lg wrap-anywhere text-strong">
          {levelName(t, shown)}
        </h2>
        {next && next.reward !== '' && (
          <p className="text-sm wrap-anywhere text-body">{t('levels:brings', { reward: next.reward })}</p>
        )}
        {next && percent !== null && progress !== null && (
          <>
            <ProgressBar value={progress} label={t('profile:levelProgress')} valueText={percent} />
            <p className="text-xs text-muted">{percent}</p>
          </>
        )}
      </div>
    </section>
  )
}
