import type { Meta, StoryObj } from '@storybook/react-vite'
import type { EventStatus } from '@croupier/domain/core'
import type { Privacy, Tournament } from '@croupier/domain/tournaments'
import { expect, spyOn, within } from 'storybook/test'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aBoard, aTournament } from '#testing/story-data/tournament.ts'
import { framed } from '#testing/framed.tsx'
import { useTexts } from '../site/tab.tsx'
import { TournamentCard } from './tournament-card.tsx'

const DAY = 86_400_000

const TIMES: Record<EventStatus, Pick<Tournament, 'status' | 'startAt' | 'endAt'>> = {
  active: { status: 'active', startAt: STORY_NOW - DAY, endAt: STORY_NOW + DAY },
  future: { status: 'future', startAt: STORY_NOW + DAY, endAt: STORY_NOW + 2 * DAY },
  past: { status: 'past', startAt: STORY_NOW - 2 * DAY, endAt: STORY_NOW - DAY },
}
const ROLES = {
  guest: {},
  member: { isMember: true },
  chosen: { isMember: true, isChosen: true },
  leader: { isMember: true, isSeriesLeader: true, seriesId: '7' },
} satisfies Record<string, Partial<Tournament>>
const PRIVACIES: readonly Privacy[] = ['open', 'closed', 'limited', 'compoints']

const states = Object.keys(TIMES) as EventStatus[]
const roles = Object.keys(ROLES) as (keyof typeof ROLES)[]
const cells = states.flatMap((state) =>
  PRIVACIES.flatMap((privacy) => roles.map((role) => ({ state, privacy, role, name: `${state}_${privacy}_${role}` }))),
)

const meta = {
  title: 'Web/Tournament card',
  component: TournamentCard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TournamentCard>
export default meta
type Story = StoryObj

/** Masked names may be equal, and platforms need not identify the players. */
const NAMESAKES = aBoard(4).map((one) => ({ ...one, id: null, username: 'm***a' }))

function Matrix() {
  const { locale } = useTexts()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">
      {cells.map(({ state, privacy, role, name }) => (
        <li key={name} className="min-w-0">
          <TournamentCard
            tournament={aTournament(locale, {
              slug: name.replaceAll('_', '-'),
              title: name,
              image: null,
              leaders: NAMESAKES,
              privacy,
              isPaid: privacy === 'compoints',
              price: privacy === 'compoints' ? 300 : 0,
              maxMembers: privacy === 'limited' ? 500 : null,
              ...TIMES[state],
              ...ROLES[role],
            })}
          />
        </li>
      ))}
    </ul>
  )
}

/** Every state, privacy with its price, and what the player is to it: what a card says, and what it leaves out. */
export const EveryKind: Story = {
  parameters: {
    platformSays: [aTournament('en'), cells.map(({ name }) => name), 'm***a'],
  },
  decorators: [framed()],
  beforeEach: () => void spyOn(console, 'error'),
  render: () => <Matrix />,
  play: async ({ canvas, t }) => {
    // React warns of equal keys.
    await expect(console.error).not.toHaveBeenCalled()
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(cells.length)
    for (const [index, { state, privacy, role, name }] of cells.entries()) {
      const card = within(cards[index]!)
      const isOver = state === 'past'
      const says = {
        timer: card.queryByRole('timer') !== null,
        fee: card.queryByText(t('tournaments:fee')) !== null,
        seats: card.queryByText(t('tournaments:seats')) !== null,
        paid: card.queryByText(t('tournaments:paid')) !== null,
        leader: card.queryByText(t('tournaments:leader')) !== null,
        member: card.queryByText(t('tournaments:member')) !== null,
        chosen: card.queryByText(t('tournaments:chosen')) !== null,
        podium: card.queryByRole('list', { name: t('tournaments:podium') }) !== null,
      }
      const isMarkedChosen = role === 'chosen' && state === 'active'
      // oxlint-disable-next-line no-await-in-loop -- the step of each card, by its name
      await expect({ name, ...says }).toEqual({
        name,
        timer: !isOver,
        fee: privacy === 'compoints' && !isOver,
        seats: privacy === 'limited' && !isOver,
        paid: privacy === 'compoints',
        leader: role === 'leader' && !isOver,
        member: role !== 'guest' && !isMarkedChosen && !isOver,
        chosen: isMarkedChosen,
        podium: role === 'leader' && isOver,
      })
    }
  },
}
