import type { Meta, StoryObj } from '@storybook/react-vite'
import { createAchievements } from '@croupier/domain/loyalty'
import { PLATFORM_FAULTS, wireAchievement, wireLevelStep, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { everyFault } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { meansOf, StorySocket } from '#testing/story-site.tsx'
import { Page } from './achievements-page.tsx'

const PATH = '/profile/achievements'
const ACHIEVEMENTS = '/json-api/user-achievements'

const meta = {
  title: 'Web/Profile/Achievements',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['AK'] },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const TITLES = [
  'First spin',
  'Warm-up',
  'A thousand spins',
  'Non-stop',
  'First win',
  'Full chest',
  'Scout',
  'Traveller',
  'A big win',
  'Curious',
]
const begun = [100, 64, 12, 3, 100, 18, 80, 32, 0, 40].map((progress, at) =>
  wireAchievement(at + 1, {
    progress,
    isCompleted: progress === 100,
    title: TITLES[at],
    text: `${TITLES[at]}: 100`,
    image: null,
  }),
)

const answers = (achievements: readonly object[]): AnswerTable => ({
  '/json-api/levels': { body: { data: [wireLevelStep(4, { image: null })] } },
  [ACHIEVEMENTS]: { body: { data: achievements } },
})

export const OnTheWay: Story = {
  tags: ['visual:brands'],
  ...asPlayer(answers(begun)),
  play: async ({ canvas, t }) => {
    const titles = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    await canvas.findByRole('region', { name: t('achievements:nearest') })
    await expect(titles(t('achievements:nearest'))).toEqual([
      'Scout',
      'Warm-up',
      'Curious',
      'Traveller',
      'Full chest',
      'A thousand spins',
    ])
    await expect(titles(t('achievements:others'))).toEqual(['Non-stop', 'A big win'])
    await expect(titles(t('achievements:trophies'))).toEqual(['First spin', 'First win'])
    await expect(canvas.getByText(t('achievements:collected', { done: 2, total: 10 }))).toBeVisible()
  },
}

export const NothingYet: Story = {
  tags: ['axe:brands'],
  ...asPlayer(answers(begun.slice(0, 4).map((one) => ({ ...one, progress: 0, isCompleted: false })))),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('achievements:noTrophies'))).toBeVisible()
    await expect(canvas.getAllByText(t('achievements:notBegun'))).toHaveLength(4)
    await expect(canvas.queryByRole('region', { name: t('achievements:nearest') })).toBeNull()
  },
}

export const None: Story = {
  ...asPlayer(answers([])),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('achievements:empty'))).toBeVisible()
  },
}

/** With only number and progress, which every platform sends. */
export const OnlyProgress: Story = {
  ...asPlayer(
    answers([
      { id: 7, progress: 30 },
      { id: 8, progress: 100, isCompleted: true },
    ]),
  ),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { name: t('achievements:unnamed', { id: '7' }) })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: t('achievements:unnamed', { id: '8' }) })).toBeVisible()
  },
}

const live = new StorySocket()

export const ProgressMoves: Story = {
  ...asPlayer(answers(begun), { socket: live }),
  play: async ({ canvas, t, site }) => {
    const stop = site.start()
    await canvas.findByRole('progressbar', { name: 'Scout' })
    await live.emit('achievement-progress', { id: 4, progress: 99 })
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Non-stop' })).toHaveAttribute('value', '99'))
    await live.emit('achievement-progress', { id: 7, progress: 100, isCompleted: true })
    meansOf(site).timers.advance(1000)
    await expect(await canvas.findByText(t('achievements:collected', { done: 3, total: 10 }))).toBeVisible()
    await expect(canvas.queryByRole('progressbar', { name: 'Scout' })).toBeNull()
    stop()
  },
}

export const LongTexts: Story = {
  ...asPlayer(
    answers(
      [0, 40, 100].map((progress, at) =>
        wireAchievement(at + 1, {
          progress,
          isCompleted: progress === 100,
          title: `Keeperofthetreasures${at}`.repeat(5),
          text: 'What is to be done for it '.repeat(8).trim(),
          image: null,
        }),
      ),
    ),
  ),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('region', { name: t('achievements:trophies') })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Loading: Story = asPlayer('waits')

/** Every fault of the platform says that the achievements did not load, and a retry loads them. */
export const EveryFault: Story = {
  ...asPlayer(answers(begun)),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const { platform, timers } = meansOf(site)
    platform.reply('POST /json-api/token/refresh', { body: { success: true, expiresIn: 900 } })
    const { list } = site.playerPart(createAchievements)!
    await canvas.findByRole('region', { name: t('achievements:trophies') })
    for (const { name, reply } of PLATFORM_FAULTS) {
      const before = platform.requestsTo(ACHIEVEMENTS).length
      platform.reply(ACHIEVEMENTS, reply)
      list.reset()
      void list.load().catch(() => undefined)
      await waitFor(() => expect(platform.requestsTo(ACHIEVEMENTS).length, name).toBeGreaterThan(before))
      if (reply === 'waits') timers.advance(30_000)
      await waitFor(() => expect(canvas.queryByText(t('achievements:failed')), name).not.toBeNull())
      platform.reply(ACHIEVEMENTS, { body: { data: begun } })
      await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
      await canvas.findByRole('region', { name: t('achievements:trophies') })
    }
  },
}
