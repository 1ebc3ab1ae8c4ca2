import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockProvider } from '@croupier/design-system'
import type { WirePromotion } from '@croupier/domain/promotions'
import { wirePromotion, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { expectLink } from '#testing/expect-link.ts'
import { asPlayer } from '#testing/story-context.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { picture } from '#testing/story-data/pictures.ts'
import { listedTournament } from '#testing/story-data/tournament.ts'
import { framed } from '#testing/framed.tsx'
import { Page } from './promotions-page.tsx'

const LIST = '/json-api/actions'
const TOURNAMENTS = '/json-api/v2/tournaments'
const HOUR = 3_600_000

const meta = {
  title: 'Web/Promotions',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(({ parameters }) => ({ path: String(parameters['address'] ?? '/promo') }))],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** A promotion that starts and ends so many hours from now. */
const running = (id: number, title: string, [start, end]: readonly [number, number | null], fund: string) => {
  const at = (hours: number) => new Date(STORY_NOW + hours * HOUR).toISOString()
  return wirePromotion(id, {
    title,
    fund,
    image: picture(id, 640, 360),
    status: start > 0 ? 'future' : end !== null && end <= 0 ? 'past' : 'active',
    startAt: at(start),
    endAt: end === null ? null : at(end),
  })
}

const treasure = running(1, 'Treasure voyage', [-50, 76.5], '€50,000')
const party = running(2, 'Cocktail party', [-200, 0.75], '300 prizes')
const endless = { ...running(3, 'Free spins Friday', [-900, null], '20 free spins'), template: null }
const winter = running(4, 'Winter marathon', [26, 300], '€25,000')
const hearts = running(5, 'Dragon hearts', [9, 90], 'A car and 40 phones')
const fair = running(6, 'Fruit fair', [-800, -600], '€10,000')
const raid = running(7, 'Pirate raid', [-400, -20], '€5,000')
const contest: typeof listedTournament = (id, title, times) =>
  listedTournament(id, title, times, { imageDefault: { url: picture(id + 20, 640, 360) } })
const race = contest(1, 'Pharaoh race', [-60, 30])
const league = contest(2, 'Winter league', [-300, -40])

const all = [fair, winter, endless, raid, party, treasure, hearts]

const seen = (platform: 'waits' | 'down' | AnswerTable, isPlayer = false) => asPlayer(platform, { isGuest: !isPlayer })

const listed = (promotions: readonly WirePromotion[], tournaments: readonly object[] = [], isPlayer = false) =>
  seen({ [LIST]: { body: { data: promotions } }, [TOURNAMENTS]: { body: { data: tournaments } } }, isPlayer)

const titlesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const group = (canvas: Play['canvas'], name: string) =>
  canvas.findByRole('region', { name: (named: string) => named.startsWith(name) })

/** Promotions and tournaments are two lists, of which either may come first. */
const expectTitles = (canvas: Play['canvas'], name: string, titles: readonly string[]) =>
  waitFor(async () => expect(titlesIn(await group(canvas, name))).toEqual(titles))

/** Those that run come first, the latest start first, then the coming ones, then the past, without a timer. */
export const Promotions: Story = {
  tags: ['visual:brands'],
  ...listed(all),
  play: async ({ canvas, t }) => {
    const now = await group(canvas, t('tournaments:group_active'))
    await expect(titlesIn(now)).toEqual(['Treasure voyage', 'Cocktail party', 'Free spins Friday'])
    await expect(within(now).getAllByRole('timer', { name: t('promotions:endsIn') })).toHaveLength(2)
    await expect(within(now).getByText(t('promotions:noEnd'))).toBeVisible()
    const soon = await group(canvas, t('tournaments:group_future'))
    await expect(titlesIn(soon)).toEqual(['Winter marathon', 'Dragon hearts'])
    await expect(within(soon).getAllByRole('timer', { name: t('promotions:startsIn') })).toHaveLength(2)
    const past = await group(canvas, t('tournaments:group_past'))
    await expect(titlesIn(past)).toEqual(['Pirate raid', 'Fruit fair'])
    await expect(within(past).queryByRole('timer')).toBeNull()
    const linkOf = (title: string) => canvas.getByRole('link', { name: new RegExp(`${title}$`) })
    await expect(linkOf('Treasure voyage')).toHaveAttribute('href', '/promo/promotion-1')
    await expect(linkOf('Free spins Friday')).toHaveAttribute('href', '/promotion-3')
  },
}

export const ForAPlayer: Story = {
  parameters: noPicture('a player sees the same as a guest'),
  ...listed(all, [], true),
  play: async ({ canvas, t }) => {
    await group(canvas, t('tournaments:group_active'))
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
  },
}

/** Promotions and tournaments by their start, each leading to its own page. */
export const BothTypes: Story = {
  tags: ['axe:brands'],
  ...listed([treasure, hearts, raid], [race, league]),
  play: async ({ canvas, t }) => {
    await expectTitles(canvas, t('tournaments:group_active'), ['Treasure voyage', 'Pharaoh race'])
    await expectTitles(canvas, t('tournaments:group_past'), ['Winter league', 'Pirate raid'])
    await expectLink(canvas, /Pharaoh race$/, '/tournaments/tournament-1')
    const tabs = within(canvas.getByRole('navigation', { name: t('promotions:types') })).getAllByRole('link')
    await expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      [t('promotions:type_all'), '/promo'],
      [t('promotions:type_action'), '/promo?type=action'],
      [t('promotions:type_tournament'), '/promo?type=tournament'],
    ])
    await expect(tabs[0]).toHaveAttribute('aria-current', 'page')
  },
}

/** Only the tournaments are read. */
export const OnlyTournaments: Story = {
  parameters: { ...noPicture('a part of another story'), address: '/promo?type=tournament' },
  ...listed([treasure, raid], [race]),
  play: async ({ canvas, t, platform }) => {
    await expect(titlesIn(await group(canvas, t('tournaments:group_active')))).toEqual(['Pharaoh race'])
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('promotions:type_tournament'))
    await expect(platform.requestsTo(LIST)).toHaveLength(0)
  },
}

/** The first nine tournaments are beside the promotions, with a link to all of them. */
export const ManyTournaments: Story = {
  parameters: noPicture('cards like those of another story'),
  ...listed(
    [treasure, raid],
    Array.from({ length: 11 }, (_, index) => contest(index + 1, `Race ${index + 1}`, [-1 - index, 30])),
  ),
  play: async ({ canvas, t }) => {
    const nine = Array.from({ length: 9 }, (_, index) => `Race ${index + 1}`)
    await expectTitles(canvas, t('tournaments:group_active'), [...nine, 'Treasure voyage'])
    const active = await group(canvas, t('tournaments:group_active'))
    await expect(active).toHaveAccessibleName(new RegExp('12$'))
    await expect(canvas.getByText(t('tournaments:shown', { shown: 9, total: 11 }))).toBeVisible()
    await expectLink(canvas, t('tournaments:all'), '/tournaments')
    await expect(titlesIn(await group(canvas, t('tournaments:group_past')))).toEqual(['Pirate raid'])
  },
}

/** Tournaments that do not load show a retry; the rest of the page stays. */
export const TournamentsFailed: Story = {
  ...seen({ [LIST]: { body: { data: [treasure, raid] } }, [TOURNAMENTS]: { status: 503 } }),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('tournaments:failed'))).toBeVisible()
    const active = await group(canvas, t('tournaments:group_active'))
    await expect(titlesIn(active)).toEqual(['Treasure voyage'])
    platform.reply(TOURNAMENTS, { body: { data: [race] } })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await canvas.findByText('Pharaoh race')
    await expect(titlesIn(active)).toEqual(['Treasure voyage', 'Pharaoh race'])
    await expect(canvas.queryByText(t('tournaments:failed'))).toBeNull()
  },
}

export const AllPast: Story = {
  parameters: { address: '/promo?type=action' },
  ...listed([fair, raid], [race]),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotions:allPast'))).toBeVisible()
    await expect(titlesIn(await group(canvas, t('promotions:group_past')))).toEqual(['Pirate raid', 'Fruit fair'])
    await expect(canvas.queryByText(t('promotions:empty'))).toBeNull()
  },
}

export const AllOfBothPast: Story = {
  parameters: noPicture('as another story, in other words'),
  ...listed([raid], [league]),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotions:allPastOfAll'))).toBeVisible()
    await expectTitles(canvas, t('tournaments:group_past'), ['Winter league', 'Pirate raid'])
  },
}

const empty = (address: string, key: PlainTextKey): Story => ({
  parameters: { address },
  ...listed([]),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t(key))).toBeVisible()
    await expectLink(canvas, t('promotions:toGames'), '/games')
  },
})

export const Empty: Story = empty('/promo', 'promotions:emptyOfAll')
export const NoTournaments: Story = {
  ...empty('/promo?type=tournament', 'tournaments:empty'),
  parameters: { ...noPicture('as another story, in other words'), address: '/promo?type=tournament' },
}

export const Failed: Story = {
  parameters: { address: '/promo?type=action' },
  ...seen('down'),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('promotions:failed'))).toBeVisible()
    platform.reply(LIST, { body: { data: [treasure] } })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText('Treasure voyage')).toBeVisible()
  },
}

export const Loading: Story = { ...seen('waits') }

export const LongTexts: Story = {
  ...listed([
    {
      ...running(
        1,
        'The great spring draw of prizes for all members of the loyalty programme and their friends',
        [-50, 2000],
        '<b>A car, forty smartphones</b> and another €1,250,000 as bonuses for all the others who take part <a href="/rules">by the rules</a>',
      ),
      image: null,
      background: null,
    },
    running(2, 'A'.repeat(120), [3, 90], '9'.repeat(60)),
    running(3, 'No prize in money', [-400, -20], ''),
  ]),
}

/** A moment of the story's clock: cards change their group by themselves. */
const atHour: Story['render'] = () => {
  const since = performance.now()
  const now = () => STORY_NOW + 0.75 * HOUR - 2500 + performance.now() - since
  return (
    <ClockProvider now={now} seed={now()}>
      <Page />
    </ClockProvider>
  )
}

export const EndsInAnOpenTab: Story = {
  parameters: noPicture('the list after the end is on the picture of another story'),
  ...listed([party, treasure, { ...hearts, startAt: party.endAt }]),
  render: atHour,
  play: async ({ canvas, t }) => {
    await expect(titlesIn(await group(canvas, t('tournaments:group_active')))).toEqual([
      'Treasure voyage',
      'Cocktail party',
    ])
    const past = await group(canvas, t('tournaments:group_past'))
    await expect(titlesIn(past)).toEqual(['Cocktail party'])
    await expect(titlesIn(await group(canvas, t('tournaments:group_active')))).toEqual([
      'Dragon hearts',
      'Treasure voyage',
    ])
    await expect(canvas.queryByText(t('tournaments:group_future'))).toBeNull()
  },
}

/** Timers of about a second that the page starts while `run` does. */
async function timersOf(run: () => Promise<void>): Promise<number> {
  const start = window.setTimeout
  let count = 0
  window.setTimeout = new Proxy(start, {
    apply(target, self, call: Parameters<typeof start>) {
      const [, delay = 0] = call
      // Waiting of tests polls faster, and for longer.
      if (delay > 100 && delay <= 1005) count += 1
      return Reflect.apply(target, self, call)
    },
  })
  try {
    await run()
  } finally {
    window.setTimeout = start
  }
  return count
}

export const AHundredTimers: Story = {
  parameters: noPicture('a hundred cards like those of another story'),
  ...listed(Array.from({ length: 100 }, (_, index) => running(index + 1, `Promotion ${index}`, [-index, 90], '€5'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('timer')).toHaveLength(100)
    const shown = () => canvas.getAllByRole('timer')[0]?.textContent
    const timers = await timersOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3050))
    })
    await expect(shown()).toBeTruthy()
    await expect(timers).toBeGreaterThan(0)
    await expect(timers).toBeLessThan(10)
  },
}
