import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { podiumSteps, type PodiumPlace, type PodiumStep } from './podium-steps.ts'

export interface PodiumPlayer {
  id: string
  name: string
  /** 1, 2 or 3, the same for players who share it. Others are not drawn. */
  place: number
  avatar?: string | undefined
  prize?: ReactNode
  score?: ReactNode
  isOwn?: boolean | undefined
}

export interface PodiumProps {
  /** Players who share a place keep this order. */
  players: readonly PodiumPlayer[]
  label: string
  placeText: (place: PodiumPlace) => string
  ownText: string
  /** For the players of a shared place beyond the third: "and 4 more". */
  moreText: (count: number) => string
  className?: string | undefined
}

const ROOM = 3

/**
 * The first three places: drawn second, first, third, with large text under each other; read in order.
 *
 * @use The first three of a tournament.
 * @avoid More places: `Table`.
 * @key none
 */
export function Podium({ players, label, className, ...texts }: PodiumProps) {
  return (
    <ol
      aria-label={label}
      data-slot="podium"
      className={clsx(
        'mx-auto grid w-full max-w-2xl grid-cols-3 items-end gap-1.5 max-[19rem]:grid-cols-1 max-[19rem]:gap-6 sm:gap-3',
        className,
      )}
    >
      {podiumSteps(players).map((step) => (
        <Step key={step.place} step={step} {...texts} />
      ))}
    </ol>
  )
}

const STEPS: Record<PodiumPlace, { item: string; block: string; figure: string }> = {
  1: {
    item: 'min-[19rem]:order-2',
    block:
      'h-32 bg-accent bg-linear-to-b from-accent-light via-accent via-35% to-accent-deep text-on-accent shadow-accent sm:h-40',
    figure: 'text-2xl',
  },
  2: { item: 'min-[19rem]:order-1', block: 'lit h-24 bg-overlay text-strong shadow-card sm:h-28', figure: 'text-xl' },
  3: { item: 'min-[19rem]:order-3', block: 'lit h-16 bg-raised text-body shadow-card sm:h-20', figure: 'text-xl' },
}

interface StepProps extends Pick<PodiumProps, 'placeText' | 'ownText' | 'moreText'> {
  step: PodiumStep<PodiumPlayer>
}

function Step({ step: { place, players }, placeText, ownText, moreText }: StepProps) {
  const { item, block, figure } = STEPS[place]
  const isEmpty = players.length === 0
  const drawn = players.slice(0, ROOM)
  const rest = players.length - drawn.length
  return (
    <li
      data-place={place}
      data-state={isEmpty ? 'empty' : players.length > 1 ? 'shared' : 'taken'}
      aria-hidden={isEmpty || undefined}
      className={clsx('flex min-w-0 flex-col items-center gap-3 text-center', item)}
    >
      {isEmpty ? (
        <EmptyPlace isFirst={place === 1} />
      ) : (
        <>
          <span className="sr-only">{placeText(place)}</span>
          <Faces players={drawn} isFirst={place === 1} />
          <div className="grid w-full gap-2 px-1">
            {drawn.map((player) => (
              <Named key={player.id} player={player} ownText={ownText} isFirst={place === 1} />
            ))}
            {rest > 0 ? <p className="text-xs text-muted">{moreText(rest)}</p> : null}
          </div>
        </>
      )}
      <div
        aria-hidden="true"
        className={clsx(
          'flex w-full items-start justify-center rounded-t-card forced-colors:border pt-3 max-[19rem]:h-auto max-[19rem]:pb-3 font-display leading-none font-bold tabular-nums sm:pt-4',
          figure,
          block,
          isEmpty && 'opacity-45',
        )}
      >
        {place}
      </div>
    </li>
  )
}

function Faces({ players, isFirst }: { players: readonly PodiumPlayer[]; isFirst: boolean }) {
  const alone = players.length === 1
  return (
    <span className="flex justify-center [&>:not(:first-child)]:-ms-3">
      {players.map(({ id, name, avatar, isOwn }) => (
        <Avatar
          key={id}
          name={name}
          src={avatar}
          size={alone ? (isFirst ? 'xl' : 'lg') : 'md'}
          frame={isOwn ? 'own' : isFirst ? 'accent' : 'plain'}
        />
      ))}
    </span>
  )
}

interface NamedProps {
  player: PodiumPlayer
  ownText: string
  isFirst: boolean
}

function Named({ player: { name, prize, score, isOwn }, ownText, isFirst }: NamedProps) {
  return (
    <p className="min-w-0">
      <span
        title={name}
        className="line-clamp-2 text-xs leading-tight font-medium wrap-anywhere text-strong sm:text-sm"
      >
        {breakable(name, NAME_PARTS)}
        {isOwn ? <span className="font-normal text-chosen"> ({ownText})</span> : null}
      </span>{' '}
      {prize === undefined ? null : (
        <span
          title={typeof prize === 'string' ? prize : undefined}
          className={clsx(
            'mt-1 line-clamp-3 text-[length:min(var(--text-sm),7vw)] leading-tight font-semibold wrap-anywhere text-strong tabular-nums sm:font-display',
            isFirst ? 'sm:text-lg' : 'sm:text-base',
          )}
        >
          {breakable(prize, NUMBER_GROUPS)}
        </span>
      )}{' '}
      {score === undefined ? null : (
        <span className="mt-0.5 block text-xs text-muted tabular-nums">{breakable(score, NUMBER_GROUPS)}</span>
      )}
    </p>
  )
}

const NAME_PARTS = /(?<=[_.-])/u
const NUMBER_GROUPS = /(?<=\d[.,](?=\d{3}))/u

/** A name of one long word may break after what divides it, a long number between its groups. */
function breakable(text: ReactNode, at: RegExp): ReactNode {
  if (typeof text !== 'string') return text
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}

function EmptyPlace({ isFirst }: { isFirst: boolean }) {
  return (
    <span
      className={clsx(
        'rounded-full border-2 border-dashed border-line-strong opacity-45',
        isFirst ? 'size-24' : 'size-14',
      )}
    />
  )
}
