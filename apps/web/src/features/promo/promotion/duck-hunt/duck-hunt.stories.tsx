import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Promotion } from '@croupier/domain/promotions'
import { wireUserData, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '../../../../../../../.storybook/no-picture.ts'
import { STORY_NOW } from '../../../../testing/story-data/now.ts'
import { aPlayer } from '../../../../testing/story-data/player.ts'
import { settingsOf, textsOf } from '../../../../testing/story-settings.tsx'
import { meansOf, refused, StoryFrame, storySite } from '../../../../testing/story-site.tsx'
import { DuckHuntSection } from './duck-hunt-section.tsx'

const SLOW = { timeout: 10_000 }
const HUNT = '/json-api/duck-hunt/games/1'
const SHOTS = `POST ${HUNT}/shots`

const promotion: Promotion = {
  id: '7',
  slug: 'spring',
  type: 'promotion',
  title: 'Spring',
  image: null,
  background: null,
  fund: '',
  template: 'template4',
  container: 'third',
  rules: '',
  howToWin: '',
  results: '',
  prizes: [],
  currency: { id: 'points', forms: [], icon: null, url: null },
  additionalCurrency: null,
  pointPrices: {},
  isHighFiveEnabled: false,
  highFiveCost: null,
  hasParticipateButton: true,
  hasDepositAchievements: false,
  prizePool: null,
  sentGifts: null,
  drawAt: null,
  duckHuntId: '1',
  status: 'active',
  startAt: STORY_NOW - 1,
  endAt: STORY_NOW + 86_400_000,
  sortPriority: 0,
}

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
  render: (args, { site }) => (
    <StoryFrame site={site} path="/promo/spring">
      <div className="px-gutter py-6">
        <DuckHuntSection {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof DuckHuntSection>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const seen = (platform: AnswerTable, { isGuest = false } = {}) => ({
  loaders: [
    ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
      const { brand, t } = settingsOf(globals)
      const player = aPlayer(brand.defaultCurrency)
      return { site: storySite({ platform, locale: t.locale, ...(!isGuest && { player }) }) }
    },
  ],
})
const meansIn = ({ site }: Pick<Play, 'site'>) => meansOf(site)
const place = ({ canvas, t }: Pick<Play, 'canvas' | 't'>, number: number) =>
  canvas.findByRole('button', { name: t('duck-hunt:place', { number }) }, SLOW)

/** Ten presses are one shot; by the keyboard too. The platform says what was hit. */
export const Hit: Story = {
  tags: ['visual:brands'],
  ...seen({ ...known, [SHOTS]: 'waits' }),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText(t('duck-hunt:left', { count: 3 }), {}, SLOW)
    const button = await place(play, 5)
    button.focus()
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Enter}')
    const { platform } = meansIn(play)
    await waitFor(() => expect(platform.requestsTo(SHOTS)).toHaveLength(1), SLOW)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    platform.reply(HUNT, huntWith({ attempts: 2 }))
    platform.requestsTo(SHOTS)[0]?.answer(shotOf(prizes[1] ?? null, 2))
    await canvas.findByText(t('duck-hunt:hit', { prize: 'Silver egg' }), {}, SLOW)
    await canvas.findByText(t('duck-hunt:left', { count: 2 }), {}, SLOW)
  },
}

export const Missed: Story = {
  parameters: noPicture('as another story, with other words'),
  ...seen({ ...known, [SHOTS]: shotOf(null, 2) }),
  play: async (play) => {
    await userEvent.click(await place(play, 1))
    await play.canvas.findByText(textsOf(play.globals)('duck-hunt:miss'), {}, SLOW)
  },
}

/** The same shot is asked for again; it counts once. */
export const AnswerLost: Story = {
  parameters: noPicture('words only'),
  ...seen({ ...known, [SHOTS]: 'cut' }),
  play: async (play) => {
    const { canvas, t } = play
    const { platform, timers } = meansIn(play)
    await userEvent.click(await place(play, 4))
    for (const [times, pause] of [
      [1, 1000],
      [2, 3000],
    ] as const) {
      await waitFor(() => expect(platform.requestsTo(SHOTS)).toHaveLength(times), SLOW)
      await waitFor(() => {
        timers.advance(pause)
        return expect(platform.requestsTo(SHOTS)).toHaveLength(times + 1)
      }, SLOW)
    }
    const again = await canvas.findByRole('button', { name: t('duck-hunt:ask') }, SLOW)
    platform.reply(SHOTS, shotOf(prizes[0] ?? null, 2))
    await userEvent.click(again)
    await canvas.findByText(t('duck-hunt:hit', { prize: 'Feather' }), {}, SLOW)
    const bodies = platform.requestsTo(SHOTS).map(({ body }) => body)
    await expect(new Set(bodies).size).toBe(1)
  },
}

export const Refused: Story = {
  parameters: noPicture('words only'),
  ...seen(known),
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
      meansIn(play).platform.reply(SHOTS, refused(code))
      await userEvent.click(button)
      await play.canvas.findByText(text, {}, SLOW)
    }
  },
}

export const NoShotsLeft: Story = {
  parameters: noPicture('as another story, with other words'),
  ...seen({ ...known, [HUNT]: huntWith({ attempts: 0 }) }),
  play: async (play) => {
    await play.canvas.findByText(textsOf(play.globals)('duck-hunt:none'), {}, SLOW)
    await userEvent.click(await place(play, 3))
    await expect(meansIn(play).platform.requestsTo(SHOTS)).toEqual([])
  },
}

export const OfAGuest: Story = {
  parameters: noPicture('as another story, with a link'),
  ...seen({ [HUNT]: huntWith({}) }, { isGuest: true }),
  play: async ({ canvas, t }) => {
    const link = await canvas.findByRole('link', { name: t('duck-hunt:login') }, SLOW)
    await expect(link).toHaveAttribute('href', '/login?redirect=%2Fpromo%2Fspring')
  },
}

/** Without the call of shots the hunt is shown, not played. */
export const OnlyShown: Story = {
  parameters: noPicture('as another story, with other words'),
  ...seen({ ...known, [SHOTS]: { status: 404 } }),
  play: async (play) => {
    await userEvent.click(await place(play, 3))
    await play.canvas.findByText(textsOf(play.globals)('duck-hunt:shown'), {}, SLOW)
  },
}
