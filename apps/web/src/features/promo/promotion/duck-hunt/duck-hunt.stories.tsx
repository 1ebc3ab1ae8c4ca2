import type { Meta, StoryObj } from '@storybook/react-vite'
import { wireUserData, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aPromotion } from '#testing/story-data/promotion.ts'
import { textsOf } from '#testing/story-settings.tsx'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { refused } from '#testing/story-site.tsx'
import { DuckHuntSection } from './duck-hunt-section.tsx'

const HUNT = '/json-api/duck-hunt/games/1'
const SHOTS = `POST ${HUNT}/shots`

const promotion = aPromotion({
  slug: 'spring',
  title: 'Spring',
  template: 'template4',
  container: 'third',
  pointPrices: {},
  duckHuntId: '1',
  startAt: STORY_NOW - 1,
  endAt: STORY_NOW + 86_400_000,
})

const prizes = [
  { id: 1, title: 'Feather', points: 2, left: 412 },
  { id: 2, title: 'Silver egg', points: 5, left: 30 },
  { id: 3, title: 'Golden egg', points: 25, left: 0 },
]
const huntWith = (changes: object) => ({
  body: { data: { id: 1, title: 'Pond', status: 'active', prizes, ...changes } },
})
const shotOf = (prize: (typeof prizes)[number] | null, attempts: number) => ({ body: { prize, attempts } })
const known: AnswerTable = {
  [HUNT]: huntWith({ attempts: 3 }),
  '/json-api/actions/7/user-data': { body: { data: wireUserData(7) } },
  '/json-api/actions/7/participant': { status: 404 },
}

const meta = {
  title: 'Web/Promotions/Duck hunt',
  component: DuckHuntSection,
  args: { promotion },
  parameters: { layout: 'fullscreen', platformSays: prizes.map(({ title }) => title) },
  decorators: [framed({ path: '/promo/spring', className: 'px-gutter py-6' })],
} satisfies Meta<typeof DuckHuntSection>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const place = ({ canvas, t }: Pick<Play, 'canvas' | 't'>, number: number) =>
  canvas.findByRole('button', { name: t('duck-hunt:place', { number }) })

/** Arrow keys lead where they point. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: noPicture('as Hit before the shot, mirrored'),
  ...asPlayer({ ...known, [SHOTS]: 'waits' }),
  play: async (play) => {
    const button = await place(play, 5)
    const [onTheLeft, onTheRight] = [await place(play, 6), await place(play, 4)]
    button.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(onTheLeft).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(onTheRight).toHaveFocus()
  },
}

/** Ten presses are one shot; by the keyboard too. The platform decides what was hit. */
export const Hit: Story = {
  tags: ['axe:brands'],
  ...asPlayer({ ...known, [SHOTS]: 'waits' }),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText(t('duck-hunt:left', { count: 3 }))
    const button = await place(play, 5)
    const below = await place(play, 8)
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(below).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(button).toHaveFocus()
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Enter}')
    const { platform } = play
    await waitFor(() => expect(platform.requestsTo(SHOTS)).toHaveLength(1))
    await expect(button).toHaveAttribute('aria-busy', 'true')
    platform.reply(HUNT, huntWith({ attempts: 2 }))
    platform.requestsTo(SHOTS)[0]?.answer(shotOf(prizes[1] ?? null, 2))
    await canvas.findByText(t('duck-hunt:hit', { prize: 'Silver egg' }))
    await canvas.findByText(t('duck-hunt:left', { count: 2 }))
  },
}

export const Missed: Story = {
  parameters: noPicture('as another story, with other words'),
  ...asPlayer({ ...known, [SHOTS]: shotOf(null, 2) }),
  play: async (play) => {
    await userEvent.click(await place(play, 1))
    await play.canvas.findByText(textsOf(play.globals)('duck-hunt:miss'))
  },
}

/** The same shot is asked for again; it counts once. */
export const AnswerLost: Story = {
  parameters: noPicture('words only'),
  ...asPlayer({ ...known, [SHOTS]: 'cut' }),
  play: async (play) => {
    const { canvas, t } = play
    const { platform, timers } = play
    await userEvent.click(await place(play, 4))
    for (const [times, pause] of [
      [1, 1000],
      [2, 3000],
    ] as const) {
      await waitFor(() => expect(platform.requestsTo(SHOTS)).toHaveLength(times))
      await waitFor(() => {
        timers.advance(pause)
        return expect(platform.requestsTo(SHOTS)).toHaveLength(times + 1)
      })
    }
    const again = await canvas.findByRole('button', { name: t('duck-hunt:ask') })
    platform.reply(SHOTS, shotOf(prizes[0] ?? null, 2))
    await userEvent.click(again)
    await canvas.findByText(t('duck-hunt:hit', { prize: 'Feather' }))
    const bodies = platform.requestsTo(SHOTS).map(({ body }) => body)
    await expect(new Set(bodies).size).toBe(1)
  },
}

export const Refused: Story = {
  parameters: noPicture('words only'),
  ...asPlayer(known),
  play: async (play) => {
    const { t } = play
    const button = await place(play, 2)
    for (const [code, text] of [
      ['not_participant', t('duck-hunt:notParticipant')],
      ['multi_account', t('duck-hunt:multiAccount')],
      ['invalid_promotion', t('duck-hunt:over')],
      ['intent_closed', t('duck-hunt:refused')],
      ['of_another_kind', t('duck-hunt:refused')],
    ] as const) {
      play.platform.reply(SHOTS, refused(code))
      await userEvent.click(button)
      await play.canvas.findByText(text)
    }
  },
}

export const NoShotsLeft: Story = {
  parameters: noPicture('as another story, with other words'),
  ...asPlayer({ ...known, [HUNT]: huntWith({ attempts: 0 }) }),
  play: async (play) => {
    await play.canvas.findByText(textsOf(play.globals)('duck-hunt:none'))
    await userEvent.click(await place(play, 3))
    await expect(play.platform.requestsTo(SHOTS)).toEqual([])
  },
}

export const OfAGuest: Story = {
  parameters: noPicture('as another story, with a link'),
  ...asPlayer({ [HUNT]: huntWith({}) }, { isGuest: true }),
  play: async ({ canvas, t }) => {
    const link = await canvas.findByRole('link', { name: t('duck-hunt:login') })
    await expect(link).toHaveAttribute('href', '/login?redirect=%2Fpromo%2Fspring')
  },
}

/** Without the call of shots the hunt is shown, not played. */
export const OnlyShown: Story = {
  parameters: noPicture('as another story, with other words'),
  ...asPlayer({ ...known, [SHOTS]: { status: 404 } }),
  play: async (play) => {
    await userEvent.click(await place(play, 3))
    await play.canvas.findByText(textsOf(play.globals)('duck-hunt:shown'))
  },
}
