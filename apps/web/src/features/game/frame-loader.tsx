import { Spinner } from '@croupier/design-system'
import { useTexts } from '../../shared/texts.ts'

export interface FrameLoaderProps {
  readonly isVisible: boolean
  readonly name: string
}

/** Covers the frame until the game stands (core.md 4: it hides 1 second after the run). */
export function FrameLoader({ isVisible, name }: FrameLoaderProps) {
  const t = useTexts()
  return (
    <output
      data-testid="game-loader"
      data-visible={isVisible || undefined}
      className="pointer-events-none absolute inset-0 grid place-items-center bg-canvas opacity-0 transition-opacity duration-base data-visible:opacity-100"
    >
      {isVisible && (
        <span className="grid justify-items-center gap-4 px-4 text-center">
          <Spinner size="lg" />
          <span className="text-sm text-body">{t('game.loading', { game: name })}</span>
        </span>
      )}
    </output>
  )
}
