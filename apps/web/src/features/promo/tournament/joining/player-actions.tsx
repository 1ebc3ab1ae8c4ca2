import { Button } from '@croupier/design-system'
import type { JoiningRequest, JoiningStep, Tournament, TournamentJoining } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { late } from '#shared/loading/late.tsx'
import { usePreload } from '#shared/loading/use-preload.ts'
import { tournamentPath } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { Actions } from './actions.tsx'
import type { JoiningQuestion } from './joining-dialog.tsx'

const dialog = late(() => import('./joining-dialog.tsx'))

export interface PlayerActionsProps {
  readonly tournament: Tournament
  readonly step: JoiningStep
  readonly compoints: number | null
  readonly joining: TournamentJoining
}

/** What a player can press, and the dialogs of it. */
export const PlayerActions = observer(function PlayerActions({
  tournament,
  step,
  compoints,
  joining,
}: PlayerActionsProps) {
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
