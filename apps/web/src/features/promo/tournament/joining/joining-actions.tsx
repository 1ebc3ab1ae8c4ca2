import { Button } from '@croupier/design-system'
import type { JoiningRequest, JoiningStep, Tournament, TournamentJoining } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { late } from '#shared/loading/late.tsx'
import { usePreload } from '#shared/loading/use-preload.ts'
import { LOGIN_PATH, redirectQuery, REGISTRATION_PATH, tournamentPath } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { LateExcludedNote } from '#shared/sections/exclusion/late-excluded-note.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import type { JoiningQuestion } from './joining-dialog.tsx'
import { joinPath } from './use-asked-join.ts'

const dialog = late(() => import('./joining-dialog.tsx'))

export interface JoiningActionsProps {
  readonly tournament: Tournament
  readonly step: JoiningStep
  readonly compoints: number | null
  /** Null: a guest, or the player is not known yet. */
  readonly joining: TournamentJoining | null
}

/** What the visitor can press, and the dialogs of it. */
export const JoiningActions = observer(function JoiningActions(props: JoiningActionsProps) {
  const { step, tournament, joining } = props
  const isGuest = usePlayer() === null
  const isExcluded = useIsExcluded()
  if (isGuest) return <GuestActions step={step} slug={tournament.slug} />
  if (isExcluded) return <LateExcludedNote />
  return joining && <PlayerActions {...props} joining={joining} />
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

/** As wide as the screen on a phone. */
function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div data-join="" className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
      {children}
    </div>
  )
}

interface PlayerActionsProps extends JoiningActionsProps {
  readonly joining: TournamentJoining
}

const PlayerActions = observer(function PlayerActions({ tournament, step, compoints, joining }: PlayerActionsProps) {
  const t = useTexts()
  const { slug, price } = tournament
  const [asked, setAsked] = useState<{ question: JoiningQuestion; request: JoiningRequest | null } | null>(null)
  const [isAsking, setAsking] = useState(false)
  usePreload(dialog)
  const state = joining.of(slug)
  // A refusal stays in its dialog while that closes.
  if (state.status === 'refused' && !(asked?.question.kind === 'refused' && asked.question.error === state.error)) {
    setAsked({ question: { kind: 'refused', error: state.error, hasSeat: joining.hasSeat }, request: null })
  }
  const ask = (question: JoiningQuestion, request: JoiningRequest | null): void => {
    setAsked({ question, request })
    setAsking(true)
  }
  const close = (): void => {
    setAsking(false)
    if (state.status === 'refused') joining.dismiss()
  }
  const press = (request: JoiningRequest, from: Tournament | null): void => {
    if (joining.isBusy) return
    if (request.price > 0 || from) ask({ kind: 'confirm', price: request.price, from: from?.title ?? null }, request)
    else void joining.press(request)
  }
  return (
    <>
      {step.kind === 'join' && (
        <Actions>
          <Button
            intent="primary"
            loading={joining.isBusy}
            onClick={() => press({ slug, price: step.price, isChoosing: step.isChoosing }, step.from)}
          >
            {step.price > 0
              ? t('tournament-joining:takePartFor', { points: t('loyalty:amount', { count: step.price }) })
              : t('tournament-joining:takePart')}
          </Button>
        </Actions>
      )}
      {step.kind === 'compoints' && (
        <Actions>
          <Button intent="primary" onClick={() => ask({ kind: 'compoints', missing: step.missing }, null)}>
            {t('tournament-joining:takePartFor', { points: t('loyalty:amount', { count: price }) })}
          </Button>
        </Actions>
      )}
      {step.kind === 'choose' && (
        <Actions>
          <Button
            intent="primary"
            loading={joining.isBusy}
            onClick={() => press({ slug, price: 0, isChoosing: true }, step.from)}
          >
            {t('tournament-joining:choose')}
          </Button>
        </Actions>
      )}
      {step.kind === 'series-locked' && (
        <Actions>
          <ButtonLink to={tournamentPath(step.other.slug)}>{t('tournament-joining:toTournament')}</ButtonLink>
        </Actions>
      )}
      {asked && (
        <LateDialog
          code={dialog}
          open={isAsking || state.status === 'refused'}
          onClose={close}
          props={{
            tournament,
            compoints,
            question: asked.question,
            onConfirm: () => {
              setAsking(false)
              if (asked.request) void joining.press(asked.request)
            },
          }}
        />
      )}
    </>
  )
})
