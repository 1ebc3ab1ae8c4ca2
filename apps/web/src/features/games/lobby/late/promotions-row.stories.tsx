import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPromotions, type WirePromotion } from '@croupier/domain/promotions'
import { wirePromotion } from '@croupier/platform-fixtures'
import { expect, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { picture } from '#testing/story-data/pictures.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { PromotionsRow } from './promotions-row.tsx'

const LIST = '/json-api/actions'

const meta = {
  title: 'Web/Promotions in the lobby',
  component: PromotionsRow,
  decorators: [framed()],
} satisfies Meta<typeof PromotionsRow>
export default meta
type Story = StoryObj<typeof meta>

const promotion = (id: number, startAt: string, endAt: string) =>
  wirePromotion(id, { image: picture(id, 640, 360), status: null, startAt, endAt })
const runs = [
  promotion(1, '2026-05-01T00:00:00Z', '2026-05-12T11:00:00Z'),
  promotion(2, '2026-05-08T00:00:00Z', '2026-05-10T00:00:00Z'),
]
const soon = promotion(3, '2026-05-11T00:00:00Z', '2026-05-12T00:00:00Z')
const over = promotion(4, '2026-05-01T00:00:00Z', '2026-05-02T00:00:00Z')

const listed = (promotions: readonly WirePromotion[]) =>
  onSite({ platform: { [LIST]: { body: { data: promotions } } } })

/** Only those that run, and a link to all. */
export const Running: Story = {
  ...listed([over, soon, ...runs]),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: t('promotions:all') })).toHaveAttribute('href', '/promo')
  },
}

export const NoneRuns: Story = {
  parameters: noPicture('shows nothing'),
  ...listed([over, soon]),
  play: async ({ canvas, site }) => {
    const { list } = site.part(createPromotions)
    await waitFor(() => expect(list.value).toHaveLength(2))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
