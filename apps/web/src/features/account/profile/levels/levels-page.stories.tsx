import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Level } from '@croupier/domain/player'
import { wireGift, wireLevelStep, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { checkEveryFault, everyFault, formatActivationFault } from '#testing/form-faults.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { refused } from '#testing/story-site.tsx'
import { Page } from './levels-page.tsx'

const PATH = '/profile/levels'
const LEVELS = '/json-api/levels'
const GIFTS = '/json-api/user-gifts'
const TAKE = 'PUT /json-api/gifts/activate/1'

const meta = {
  title: 'Web/Profile/Levels',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['AK'] },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const NAMES = ['Newcomer', 'Player', 'Silver', 'Gold', 'Platinum', 'Legend']
const ladder = NAMES.map((name, at) =>
  wireLevelStep(at + 1, { name, image: null, reward: at === 0 ? '' : `${at * 50} compoints` }),
)
const levelGift = (id: number, title: string) =>
  wireGift(id, {
    title,
    type: 'compoint',
    reason: 'level.changed',
    wager: null,
    expiredAt: new Date(STORY_NOW + 7 * 86_400_000).toISOString(),
    restrictions: null,
  })

const answers = ({ steps = ladder, gifts = [] }: { steps?: object[]; gifts?: object[] } = {}): AnswerTable => ({
  [LEVELS]: { body: { data: steps } },
  [GIFTS]: { body: { data: gifts } },
})

const seen = (platform: 'waits' | 'down' | AnswerTable, level: Partial<Level> | null = {}) =>
  asPlayer(platform, { change: (player) => ({ ...player, level: level ? { ...player.level, ...level } : undefined }) })

export const OnTheWay: Story = {
  tags: ['visual:brands'],
  ...seen(answers({ gifts: [levelGift(1, '150 compoints for level 3')] })),
  play: async ({ canvas, t }) => {
    const next = await canvas.findByRole('region', { name: t('profile:levelNamed', { level: 4, name: 'Gold' }) })
    await expect(within(next).getByText(t('levels:brings', { reward: '150 compoints' }))).toBeVisible()
    await expect(within(next).getByRole('progressbar')).toHaveAttribute('value', '64')
    const steps = within(canvas.getByRole('region', { name: t('levels:all') })).getAllByRole('listitem')
    await expect(steps).toHaveLength(6)
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps.filter((step) => step.textContent.includes(t('levels:reached')))).toHaveLength(2)
    await expect(await canvas.findByRole('button', { name: /150 compoints for level 3/ })).toBeVisible()
  },
}

export const AtTheTop: Story = {
  tags: ['axe:brands'],
  ...seen(answers(), { index: 6, name: 'Legend', progress: 100 }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('levels:top'))).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.queryByRole('region', { name: t('levels:gifts') })).toBeNull()
  },
}

/** With only index and picture, which every platform sends. */
export const OnlyIndexAndPicture: Story = {
  ...seen(answers({ steps: [1, 2, 3, 4].map((index) => ({ index })) }), { name: '', progress: null }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('region', { name: t('layout:level', { level: 4 }) })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const WithoutALevel: Story = {
  ...seen(answers(), null),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('region', { name: t('levels:all') })).toBeVisible()
    await expect(canvas.queryByText(t('levels:here'))).toBeNull()
    await expect(canvas.queryByText(t('levels:next'))).toBeNull()
  },
}

export const GiftTaken: Story = {
  ...seen({
    ...answers({ gifts: [levelGift(1, 'The first'), levelGift(2, 'The second')] }),
    [TAKE]: { body: { success: true } },
  }),
  play: async ({ canvas, t }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: 'The first' }) }),
    )
    await waitFor(() => expect(canvas.queryByText('The first')).toBeNull())
    await expect(canvas.getByText('The second')).toBeVisible()
    await expect(document.activeElement).not.toBe(document.body)
  },
}

export const GiftRefused: Story = {
  ...seen({ ...answers({ gifts: [levelGift(1, 'The first')] }), [TAKE]: refused('gift_expired') }),
  play: async ({ canvas, t }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: 'The first' }) }),
    )
    await expect(await canvas.findByText(t('forms:gift_expired'))).toBeVisible()
    await expect(canvas.getByText('The first')).toBeVisible()
  },
}

export const LongTexts: Story = {
  ...seen(
    answers({
      steps: [2, 3, 4].map((index) =>
        wireLevelStep(index, {
          name: 'Keeperofthetreasures'.repeat(4),
          image: null,
          reward: 'Giftwithoutanybreak'.repeat(8),
        }),
      ),
      gifts: [levelGift(1, 'A very long name of a gift '.repeat(5).trim())],
    }),
    { name: 'Keeperofthetreasures'.repeat(4) },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /A very long name/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Loading: Story = seen('waits')

export const Failed: Story = {
  ...seen('down'),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('levels:giftsFailed'))).toBeVisible()
    const failed = await canvas.findByText(t('levels:failed'))
    await expect(failed).toBeVisible()
    platform.reply(LEVELS, { body: { data: ladder } })
    await userEvent.click(canvas.getAllByRole('button', { name: t('errors:retry') }).at(-1)!)
    await expect(await canvas.findByRole('region', { name: t('levels:all') })).toBeVisible()
  },
}

export const EveryFault: Story = {
  ...seen(answers({ gifts: [levelGift(1, 'The first')] })),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const take = await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: 'The first' }) })
    await checkEveryFault({
      site,
      route: TAKE,
      isOfPlayer: true,
      says: formatActivationFault.bind(null, t),
      form: () => take.closest('li')!,
      press: () => userEvent.click(take),
    })
  },
}
