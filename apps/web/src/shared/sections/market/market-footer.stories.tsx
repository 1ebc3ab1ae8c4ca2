/**
 * @promise Markets: licence, notice, help and registers of the visitor's market stand at the end of every page
 * @demand licence, age, help, selfExclusion, notice
 * @proof here, site-market.test, market.test (the market is that), static-page.stories (StayingInControlInAMarket),
 *   deposit-page.stories (InAMarket)
 * @journey shell/markets
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { framed } from '#testing/framed.tsx'
import { storyMarket } from '#testing/story-data/market.ts'
import { MarketFooter } from './market-footer.tsx'

const meta = {
  title: 'Web/Market',
  component: MarketFooter,
  parameters: { platformSays: storyMarket },
} satisfies Meta<typeof MarketFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Footer: Story = {
  tags: ['visual:brands'],
  decorators: [framed({ market: storyMarket })],
  play: async ({ canvas, t }) => {
    const { licence, notice } = storyMarket
    await expect(canvas.getByText(String(notice?.words[t.locale]))).toBeVisible()
    await expect(canvas.getByText(String(licence?.statement[t.locale]), { exact: false })).toBeVisible()
    await expect(canvas.getByRole('img', { name: licence!.authority })).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      licence?.link,
      'https://cvv.org.br',
      'tel:188',
      'https://jogadoresanonimos.com.br',
      'https://www.gov.br/autoexclusaoapostas',
    ])
  },
}

/** A market that demands less shows no empty line. */
export const OnlyALicence: Story = {
  decorators: [
    framed({
      market: {
        ...storyMarket,
        licence: storyMarket.licence && { ...storyMarket.licence, logo: null },
        help: [],
        registers: [],
        notice: null,
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
