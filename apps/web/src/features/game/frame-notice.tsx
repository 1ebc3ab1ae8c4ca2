import { Button, buttonStyles } from '@croupier/design-system'
import type { Run } from '@croupier/domain/game-run'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gamePath, redirectQuery } from '../../shared/addresses.ts'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts, type TextKey } from '../../shared/texts.ts'

type Said = readonly [title: TextKey, text: TextKey]

/** A run that was refused, by the platform's code; anything else is "did not open" (core.md 8). */
const REFUSALS: ReadonlyMap<string, Said> = new Map([
  ['demo_unavailable', ['game.noDemoTitle', 'game.noDemoText']],
  ['game_disabled', ['game.disabledTitle', 'game.disabledText']],
  ['country_restricted', ['game.countryTitle', 'game.countryText']],
])
/** The small window has room for one way on; the others wait on the game's own page. */
const ASIDE = '@max-2xs:hidden'
const FAILED: Said = ['game.failedTitle', 'game.failedText']

/** What stands in the frame's place when the game cannot simply run: refused, open elsewhere, or a question first. */
export const FrameNotice = observer(function FrameNotice() {
  const t = useTexts()
  const { gameRun, games } = useSite()
  const { run } = gameRun
  const said = sayOf(run)
  if (!said || run.status === 'idle') return null
  const preview = games.game(run.slug).value?.preview
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto bg-canvas p-3 @container">
      <div className="grid max-w-md justify-items-center gap-3 text-center @max-2xs:gap-1">
        {preview && (
          <img
            src={preview}
            alt=""
            width="90"
            height="120"
            className="h-24 w-auto rounded-card shadow-card max-lg:hidden @max-2xs:hidden"
          />
        )}
        <h2 className="text-lg font-semibold text-strong @max-2xs:text-sm">{t(said[0])}</h2>
        <p className="text-sm text-body @max-2xs:sr-only">{t(said[1])}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <WaysOn run={run} />
        </div>
      </div>
    </div>
  )
})

function sayOf(run: Run): Said | null {
  switch (run.status) {
    case 'blocked':
      return ['game.blockedTitle', 'game.blockedText']
    case 'notice':
      return run.notice === 'bonus-balance'
        ? ['game.bonusTitle', 'game.bonusText']
        : ['game.redirectTitle', 'game.redirectText']
    case 'failed':
      return run.error.codes.map((code) => REFUSALS.get(code)).find(Boolean) ?? FAILED
    default:
      return null
  }
}

const WaysOn = observer(function WaysOn({ run }: { readonly run: Run }) {
  const t = useTexts()
  const { gameRun } = useSite()
  const toLobby = (
    <Link
      to="/"
      onClick={() => gameRun.close()}
      className={`${buttonStyles({ intent: 'ghost', size: 'md' })} ${ASIDE}`}
    >
      {t('game.toLobby')}
    </Link>
  )
  const act = (key: TextKey, onClick: () => void): ReactNode => (
    <Button intent="primary" onClick={onClick}>
      {t(key)}
    </Button>
  )
  if (run.status === 'blocked')
    return (
      <>
        {act('game.playHere', () => gameRun.retry())}
        {toLobby}
      </>
    )
  if (run.status === 'notice') {
    return (
      <>
        {act('game.continue', () => gameRun.continueAfterNotice())}
        {run.notice === 'bonus-balance' && (
          <Link to="/games/otygrat_bonus" className={`${buttonStyles({ intent: 'ghost', size: 'md' })} ${ASIDE}`}>
            {t('game.bonusGames')}
          </Link>
        )}
        {toLobby}
      </>
    )
  }
  if (run.status !== 'failed') return null
  if (run.error.codes.includes('demo_unavailable')) {
    const join = `/registration${redirectQuery(gamePath(run.slug))}`
    return (
      <>
        <Link to={join} className={buttonStyles({ intent: 'primary', size: 'md' })}>
          {t('game.joinToPlay')}
        </Link>
        {toLobby}
      </>
    )
  }
  const isFinal = run.error.codes.some((code) => REFUSALS.has(code))
  return (
    <>
      {!isFinal && act('errors.retry', () => gameRun.retry())}
      {toLobby}
    </>
  )
})
