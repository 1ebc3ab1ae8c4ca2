/**
 * @promise Lobby, games and search: the page of a game tells its return to the player, its volatility, the stakes in the
 *   player's currency, and what its jackpot holds now
 * @demand rtp
 * @proof here (OfAGuest, AllFacts, WithJackpot), jackpots.test, games-store.test (with its stakes)
 * @journey none
 */

import { formatMoney } from '@croupier/domain/core'
import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { aGame, someGames } from '#testing/story-data/games.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer, onSite } from '#testing/story-context.ts'
import { Page } from './game-page.tsx'

const GAME = aGame(0)

const meta = {
  title: 'Web/Game page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed({ path: `/play/${GAME.slug}`, route: '/play/:name' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const known = (isGuest: boolean) =>
  asPlayer('waits', {
    isGuest,
    prepare: ({ games }, { t }) => {
      games.game(GAME.slug).set(editorialOf(t.locale).gameDetails())
      games
        .list({ producer: GAME.producer?.slug })
        .restore({ items: someGames(12), total: 12, isLoaded: true, pages: 1 })
    },
  })

export const OfAGuest: Story = {
  tags: ['visual:brands'],
  ...known(true),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('game:joinToPlay') })).toBeVisible()
    const rtp = canvas.getByText(t('game:rtp')).closest('div')
    await expect(rtp).toHaveTextContent(/96[.,]5/)
  },
}
export const OfAPlayer: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...known(false),
}

/** Where the platform tells all of it. */
export const AllFacts: Story = {
  ...asPlayer('waits', {
    prepare: ({ games }, { t, currency }) => {
      const stakes = [
        { currency: 'XTS', min: 1, max: 2 },
        { currency, min: 20, max: 10_000 },
      ]
      games.game(GAME.slug).set(editorialOf(t.locale).gameDetails({ volatility: 'high', stakes }))
    },
  }),
  play: async ({ canvas, t, currency }) => {
    await expect(canvas.getByText(t('game:volatility')).closest('div')).toHaveTextContent(t('game:volatility_high'))
    const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
    const range = t('game:stakesRange', { min: money(20), max: money(10_000) })
    // As it is: amounts have spaces that do not break.
    await expect(canvas.getByText(range, { normalizer: (text) => text })).toBeVisible()
  },
}

/** In the currency of the player; a game without a jackpot asks for none. */
export const WithJackpot: Story = {
  parameters: noPicture('as AllFacts, with one fact more'),
  ...asPlayer(
    ({ currency }) => ({
      [`/json-api/v2/games/${GAME.slug}/jackpot`]: {
        body: {
          data: [
            { currency: 'XTS', amount: 1 },
            { currency, amount: 123_456 },
          ],
        },
      },
    }),
    {
      prepare: ({ games }, { t }) =>
        games.game(GAME.slug).set(editorialOf(t.locale).gameDetails({ badges: ['jackpot'] })),
    },
  ),
  play: async ({ canvas, t, currency }) => {
    const fact = (await canvas.findByText(t('game:jackpotNow'))).closest('div')
    await expect(fact?.textContent).toContain(formatMoney(123_456, currency, t.locale))
  },
}

export const LongTexts: Story = {
  ...asPlayer('waits', {
    prepare: ({ games }, { t }) => {
      const details = editorialOf(t.locale).gameDetails()
      const long = 'Longwordwithoutanybreak'.repeat(8)
      const producer = { slug: 'long', name: long }
      games.game(GAME.slug).set({ ...details, name: long, description: long, producer })
    },
  }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Loading: Story = onSite()
