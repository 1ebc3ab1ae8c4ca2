import { Badge, LevelBadge } from '@croupier/design-system'
import { ladderOf, type LadderStep, type LevelStep } from '@croupier/domain/loyalty'
import { useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { levelName } from './level-name.ts'

export interface LevelLadderProps {
  readonly steps: readonly LevelStep[]
  /** Null while the player's level is unknown. */
  readonly level: number | null
}

/** All levels from the first to the last, with the player's own one. */
export function LevelLadder({ steps, level }: LevelLadderProps) {
  const t = useTexts()
  return (
    <TitledSection title={t('levels:all')} text={t('levels:allText')}>
      <ol className="grid">
        {ladderOf(steps, level).map((step) => (
          <Step key={step.index} step={step} />
        ))}
      </ol>
    </TitledSection>
  )
}

function Step({ step }: { readonly step: LadderStep }) {
  const t = useTexts()
  const { index, image, reward, state } = step
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`group relative flex min-h-18 items-center gap-4 max-[15rem]:flex-wrap rounded-card px-3 py-2.5 md:px-4 ${state === 'current' ? 'bg-raised shadow-raised' : ''}`}
    >
      {/* The line from this medal to the next one. */}
      <span
        aria-hidden
        data-slot="line"
        data-on={state === 'reached' || undefined}
        className={`absolute top-1/2 inset-s-9 h-full w-0.5 -ms-px group-last:hidden md:inset-s-10 ${state === 'reached' ? 'bg-accent' : 'bg-line'}`}
      />
      <span aria-hidden className={`relative z-10 rounded-full ${state === 'current' ? 'bg-raised' : 'bg-canvas'}`}>
        {/* Without its ground, which would be another colour than the page. */}
        <LevelBadge
          level={index}
          name=""
          image={image ?? undefined}
          className={state === 'ahead' ? 'opacity-70 grayscale' : ''}
        />
      </span>
      <div className="min-w-0 flex-1">
        <p className={`text-sm font-semibold wrap-anywhere ${state === 'ahead' ? 'text-body' : 'text-strong'}`}>
          {levelName(t, step)}
        </p>
        {reward !== '' && <p className="text-xs wrap-anywhere text-muted">{reward}</p>}
      </div>
      {state === 'current' && <Badge tone="accent">{t('levels:here')}</Badge>}
      {state === 'reached' && <span className="shrink-0 text-xs text-muted">{t('levels:reached')}</span>}
    </li>
  )
}
