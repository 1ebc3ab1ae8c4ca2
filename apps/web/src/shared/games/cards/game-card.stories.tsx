import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GameCard, GameCardSkeleton } from './game-card.tsx'
import { expectLink } from '#testing/expect-link.ts'
import { aGame, someGames } from '#testing/story-data/games.ts'
import { inside } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'

const meta = {
  title: 'Web/Game card',
  component: GameCard,
  args: { game: aGame(0) },
  decorators: [framed({ className: 'w-44' })],
} satisfies Meta<typeof GameCard>
export default meta
type Story = StoryObj<typeof meta>

export const Poster: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Gold of the Nile Nordlicht', '/play/game-0')
  },
}
export const Tall: Story = { args: { shape: 'tall' } }
export const Marked: Story = { args: { game: aGame(1, { badges: ['new', 'jackpot', 'top'] }) } }
export const LongName: Story = {
  args: { game: aGame(2, { name: 'The extraordinary adventures of Captain Pettigrew: Megapot' }) },
}
export const WithoutPicture: Story = { args: { game: aGame(3, { preview: null }) } }
export const NotAvailable: Story = {
  args: { game: aGame(4, { isDisabled: true }) },
  play: async ({ canvas, t }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText(t('games:unavailable'))).toBeVisible()
  },
}
export const Loading: Story = { render: (args) => <GameCardSkeleton {...(args.shape && { shape: args.shape })} /> }

export const SameSize: Story = {
  render: ({ game }) => (
    <div className="grid grid-cols-2 gap-3 w-80">
      <GameCard game={game} />
      <GameCardSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [card, skeleton] = canvasElement.querySelectorAll('.game-card')
    await expect(skeleton!.getBoundingClientRect().height).toBeCloseTo(card!.getBoundingClientRect().height, 1)
  },
}
export const Many: Story = {
  decorators: [inside('w-[700px]')],
  render: () => (
    <div className="grid grid-cols-4 gap-4">
      {someGames(8).map((game) => (
        <GameCard key={game.slug} game={game} />
      ))}
    </div>
  ),
}
