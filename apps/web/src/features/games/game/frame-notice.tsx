import { Button, buttonStyles, FrameNotice as NoticeFace, frameNoticeAside } from '@croupier/design-system'
import { parseTime } from '@croupier/domain/core'
import type { Run } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import {
  LIMITS_PATH,
  REGISTRATION_PATH,
  WAGER_GAMES_PATH,
  gamePath,
  redirectQuery,
} from '#shared/navigation/addresses.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

type Message = readonly [
  title: PlainTextKey,
  text: PlainTextKey | 'game:breakText' | 'game:limitText' | 'game:excludedText',
]

/** Messages by refusal code of the platform. Any other failure is "did not open". */
const REFUSALS: ReadonlyMap<string, Message> = new Map([
  ['demo_unavailable', ['game:noDemoTitle', 'game:noDemoText']],
  ['game_disabled', ['game:disabledTitle', 'game:disabledText']],
  ['on_break', ['game:breakTitle', 'game:breakText']],
  ['limits_asked', ['game:limitsAskedTitle', 'game:limitsAskedText']],
  ['loss_limit', ['game:lossLimitTitle', 'game:limitText']],
  ['time_limit', ['game:timeLimitTitle', 'game:limitText']],
  ['session_limit', ['game:sessionLimitTitle', 'game:limitText']],
  ['self_excluded', ['game:excludedTitle', 'game:excludedText']],
  ['country_restricted', ['game:countryTitle', 'game:countryText']],
])
/** Codes of the player's own limits of play. */
const LIMITS: readonly string[] = ['limits_asked', 'loss_limit', 'time_limit', 'session_limit']
const FAILED: Message = ['games:errors.cannot_run_game', 'game:failedText']

/** Shown instead of the game: it was refused, runs elsewhere, or needs a confirmation first. */
export const FrameNotice = observer(function FrameNotice() {
  const t = useTexts()
  const { gameRun, games } = useSite()
  const { run } = gameRun
  const message = messageOf(run)
  if (!message || run.status === 'idle') return null
  const preview = games.game(run.slug).value?.preview
  return (
    <NoticeFace
      face={run.status === 'failed' ? 'error' : 'notice'}
      picture={
        preview && (
          <img
            {...pictureSources(preview, 'mark')}
            alt=""
            width="90"
            height="120"
            className="h-24 w-auto rounded-card shadow-card"
          />
        )
      }
      title={t(message[0])}
      text={textOf(t, message[1], untilOf(t, run))}
    >
      <WaysOn run={run} />
    </NoticeFace>
  )
})

/** An exclusion may have no end. */
const textOf = (t: Translate, text: Message[1], until: string): string =>
  text === 'game:excludedText' && until === '' ? t('game:excludedTextOpen') : t(text, { until })

function untilOf(t: Translate, run: Run): string {
  if (run.status !== 'failed') return ''
  const { until: ofBreak, frees_at: ofLimit } = run.error.data
  const until = parseTime(String(ofBreak ?? ofLimit))
  return Number.isNaN(until) ? '' : formatMoment(t, until)
}

function messageOf(run: Run): Message | null {
  switch (run.status) {
    case 'blocked':
      return ['games:blocked_double_game_run', 'game:blockedText']
    case 'notice':
      return run.notice === 'bonus-balance'
        ? ['games:dont_have_wager', 'game:bonusText']
        : ['game:redirectTitle', 'game:redirectText']
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
      className={`${buttonStyles({ intent: 'ghost', size: 'md' })} ${frameNoticeAside}`}
    >
      {t('game:toLobby')}
    </Link>
  )
  const act = (key: PlainTextKey, onClick: () => void): ReactNode => (
    <Button intent="primary" onClick={onClick}>
      {t(key)}
    </Button>
  )
  if (run.status === 'blocked')
    return (
      <>
        {act('game:playHere', () => gameRun.retry())}
        {toLobby}
      </>
    )
  if (run.status === 'notice') {
    return (
      <>
        {act('game:continue', () => gameRun.continueAfterNotice())}
        {run.notice === 'bonus-balance' && (
          <Link
            to={WAGER_GAMES_PATH}
            className={`${buttonStyles({ intent: 'ghost', size: 'md' })} ${frameNoticeAside}`}
          >
            {t('game:bonusGames')}
          </Link>
        )}
        {toLobby}
      </>
    )
  }
  if (run.status !== 'failed') return null
  if (run.error.codes.includes('demo_unavailable')) {
    const join = `${REGISTRATION_PATH}${redirectQuery(gamePath(run.slug))}`
    return (
      <>
        <ButtonLink to={join} intent="primary">
          {t('game:joinToPlay')}
        </ButtonLink>
        {toLobby}
      </>
    )
  }
  if (run.error.codes.some((code) => LIMITS.includes(code)))
    return (
      <>
        <ButtonLink to={LIMITS_PATH}>{t('layout:ownLimits')}</ButtonLink>
        {toLobby}
      </>
    )
  const isFinal = run.error.codes.some((code) => REFUSALS.has(code))
  return (
    <>
      {!isFinal && act('errors:retry', () => gameRun.retry())}
      {toLobby}
    </>
  )
})
