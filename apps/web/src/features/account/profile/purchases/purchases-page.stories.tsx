import type { Meta, StoryObj } from '@storybook/react-vite'
import type { WireGift } from '@croupier/domain/gifts'
import { wireGift, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { Page } from './purchases-page.tsx'

const PATH = '/compoints/purchased'
const GIFTS = '/json-api/user-gifts'

const meta = {
  title: 'Web/Compoints/Purchases',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const inHours = (hours: number) => new Date(STORY_NOW + hours * 3_600_000).toISOString()

const bought = (id: number, title: string, changes: Partial<WireGift>): WireGift =>
  wireGift(id, {
    title,
    reason: 'compoint_product_purchase',
    restrictions: null,
    percent: null,
    wager: null,
    price: 500,
    productId: id,
    expiredAt: inHours(90),
    ...changes,
  })

const cash = bought(1, 'Five in cash', { type: 'cash', amount: 500 })
const all = [
  cash,
  bought(2, 'A bonus of ten', { type: 'bonus_offer', amount: 1000, wager: 25, state: 'activated', rollover: 40 }),
  bought(3, 'A thousand points', { type: 'xp', amount: 1000, state: 'used' }),
  bought(4, 'Too late', { type: 'cash', amount: 100, expiredAt: inHours(-2) }),
  wireGift(5, { title: 'A gift that was not bought' }),
]

const seen = (gifts: readonly object[] | 'waits' | 'down', own: AnswerTable = {}) =>
  asPlayer(typeof gifts === 'string' ? gifts : { [GIFTS]: { body: { data: gifts } }, ...own })

/** Bought gifts only, by what can be done with them; how long they are kept is shown beside the title. */
export const EachState: Story = {
  ...seen(all),
  play: async ({ canvas, t }) => {
    const titles = async (name: string) =>
      within(await canvas.findByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    await expect(await titles(t('purchases:title'))).toEqual(['Five in cash'])
    await expect(await titles(t('gifts:activated'))).toEqual(['A bonus of ten'])
    await expect(await titles(t('purchases:taken'))).toEqual(['A thousand points'])
    await expect(await titles(t('purchases:expired'))).toEqual(['Too late'])
    await expect(canvas.queryByText('A gift that was not bought')).toBeNull()
    const rule = canvas.getByRole('button', { name: t('purchases:rule') })
    await expect(rule).toHaveAccessibleDescription(t('purchases:pickUpText', { hours: 100 }))
  },
}

/** A bought gift is picked up as other gifts are activated. */
export const PickedUp: Story = {
  parameters: noPicture('as another story, with the gift in another list'),
  ...seen([cash], { 'PUT /json-api/gifts/activate/1': { body: { success: true } } }),
  play: async ({ canvas, t }) => {
    const button = await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: 'Five in cash' }) })
    await userEvent.click(button)
    await canvas.findByRole('region', { name: t('purchases:taken') })
    await waitFor(() => expect(canvas.queryByRole('region', { name: t('purchases:title') })).toBeNull())
  },
}

export const NothingYet: Story = {
  ...seen([]),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('purchases:empty'))
    const links = canvas.getAllByRole('link', { name: t('purchases:toShop') })
    await expect(links.at(-1)).toHaveAttribute('href', '/compoints')
  },
}

export const Down: Story = {
  parameters: noPicture('as other pages whose data did not load'),
  ...seen('down'),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('purchases:failed'))
  },
}
