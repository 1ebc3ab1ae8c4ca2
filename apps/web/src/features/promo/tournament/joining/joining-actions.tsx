import type { JoiningStep, Tournament, TournamentJoining } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { LOGIN_PATH, redirectQuery, REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { LateExcludedNote } from '#shared/sections/exclusion/late-excluded-note.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { Actions } from './actions.tsx'
import type { PlayerActions } from './player-actions.tsx'
import { joinPath } from './use-asked-join.ts'

export interface JoiningActionsProps {
  readonly tournament: Tournament
  readonly step: JoiningStep
  readonly compoints: number | null
  /** Null: a guest, or the player is not known yet. */
  readonly joining: TournamentJoining | null
  /** Undefined: a guest, or not loaded yet. */
  readonly players: { readonly PlayerActions: typeof PlayerActions } | undefined
}

/** What the visitor can press. */
export const JoiningActions = observer(function JoiningActions({ players, ...props }: JoiningActionsProps) {
  const { step, tournament, joining } = props
  const isGuest = usePlayer() === null
  const isExcluded = useIsExcluded()
  if (isGuest) return <GuestActions step={step} slug={tournament.slug} />
  if (isExcluded) return <LateExcludedNote />
  return joining && players && <players.PlayerActions {...props} joining={joining} />
})

interface GuestActionsProps extends Pick<JoiningActionsProps, 'step'> {
  readonly slug: string
}

/** A guest joins the site first and comes back; taking part needs a press here. */
function GuestActions({ step, slug }: GuestActionsProps) {
  const t = useTexts()
  const query = redirectQuery(joinPath(slug))
  if (step.kind === 'guest')
    return (
      <Actions>
        <ButtonLink to={REGISTRATION_PATH + query} intent="primary">
          {t('tournament-joining:takePart')}
        </ButtonLink>
        <ButtonLink to={LOGIN_PATH + query}>{t('tournament-joining:haveAccount')}</ButtonLink>
      </Actions>
    )
  return (
    step.kind === 'closed' && (
      <Actions>
        <ButtonLink to={LOGIN_PATH + query}>{t('tournament-joining:logIn')}</ButtonLink>
      </Actions>
    )
  )
}
