import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@croupier/domain/core'
import type { Gift } from '@croupier/domain/gifts'
import { aGift } from '@croupier/platform-fixtures'
import { expect, within } from 'storybook/test'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { BonusTerms } from './bonus-terms.tsx'

const meta = {
  title: 'Web/Bonus terms',
  component: BonusTerms,
  args: { gift: aGift(), currency: 'EUR' },
  decorators: [framed({ className: 'max-w-xl p-4' })],
  render: ({ gift }, { currency }) => {
    const depositLimits = gift.depositLimits.map(({ limit }) => ({ limit, currency }))
    return <BonusTerms gift={{ ...gift, depositLimits }} currency={currency} />
  },
  ...onSite(
    { platform: {} },
    {
      prepare: ({ content }) =>
        content.staticPages.set([{ slug: 'bonus-policy', url: '/bonus-policy', title: 'Bonus terms' }]),
    },
  ),
} satisfies Meta<typeof BonusTerms>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const DAY = 86_400_000

const bonus = (changes: Partial<Gift>) => ({ gift: aGift({ expiresAt: null, depositLimits: [], ...changes }) })

const linesIn = (canvas: Canvas, label: string) =>
  within(canvas.getByLabelText(label))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

export const Complete: Story = {
  tags: ['axe:brands'],
  args: bonus({
    percent: 50,
    wager: 30,
    depositLimits: [{ currency: 'EUR', limit: 300_00 }],
    expiresAt: STORY_NOW + 3 * DAY,
    wagerDays: 7,
    maxBet: 5_00,
    shares: [
      { slug: 'slots', name: 'Slots', share: 100 },
      { slug: 'table', name: 'Table games', share: 10 },
    ],
  }),
  play: async ({ canvas, currency, t }) => {
    const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
    const lines = linesIn(canvas, t('bonus:title'))
    await expect(lines).toHaveLength(5)
    await expect(lines[0]).toContain(money(150_00))
    await expect(lines[1]).toBe(t('bonus:wagerMost', { times: '30', sum: money(4_500_00) }))
    await expect(lines[2]).toBe(t('bonus:days', { count: 7 }))
    await expect(lines[3]).toBe(money(5_00))
    await expect(lines[4]).toContain('Table games')
    await expect(canvas.queryByText(t('bonus:notTold'), { exact: false })).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Unknown terms have a line too, with one link to the rules. */
export const Unknown: Story = {
  args: bonus({ percent: null, wager: null }),
  play: async ({ canvas, t }) => {
    const lines = linesIn(canvas, t('bonus:title'))
    await expect(lines).toEqual(Array.from({ length: 5 }, () => t('bonus:notTold')))
    await expect(canvas.getByRole('link', { name: t('bonus:rules') })).toHaveAttribute('href', '/bonus-policy')
  },
}

export const UnknownWithoutRules: Story = {
  args: bonus({ amount: 30_00, percent: null, wager: 0 }),
  ...onSite({ platform: {} }),
  play: async ({ canvas, t }) => {
    const lines = linesIn(canvas, t('bonus:title'))
    await expect(lines[1]).toBe(t('bonus:wagerNone'))
    await expect(lines.slice(2)).toEqual([t('bonus:notTold'), t('bonus:notTold'), t('bonus:notTold')])
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Long: Story = {
  args: bonus({
    spins: { count: 1000, left: 1000, bet: 99_999_999_00 },
    percent: null,
    wager: 77.5,
    wagerUntil: STORY_NOW + 3 * DAY,
    maxBet: 99_999_999_999,
    games: Array.from({ length: 30 }, (_, at) => ({
      slug: `game-${at}`,
      name: `Keeperofthetreasures of the sea ${at}`,
    })),
    producers: [{ slug: 'long', name: 'Keeperofthetreasures'.repeat(5) }],
  }),
  play: async ({ canvas, t }) => {
    await expect(linesIn(canvas, t('bonus:title'))[4]).toContain('the sea 29')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
