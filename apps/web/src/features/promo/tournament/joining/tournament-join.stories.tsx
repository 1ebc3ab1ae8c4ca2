/**
 * @promise Joining a tournament: before the start a seat is told without saying that bets count; missing compoints
 *   without a number where none is known
 * @proof here (SeatAhead, EveryRefusal)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ENTRY_PRICE_CHANGED, type EntryCondition, type Tournament } from '@croupier/domain/tournaments'
import { wireTournament, type AnswerTable } from '@croupier/platform-fixtures'
import { useLocation } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { asPlayer } from '#testing/story-context.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aTournament } from '#testing/story-data/tournament.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { settingsOf } from '#testing/story-settings.tsx'
import { refused, StoryFrame } from '#testing/story-site.tsx'
import { TournamentJoin } from './tournament-join.tsx'

const HOUR = 3_600_000
const LIST = '/json-api/v2/tournaments'
const SLUG = 'race-of-the-north'
const PAGE = `${LIST}/${SLUG}`
const JOIN = `POST ${PAGE}/members`
const CHOOSE = `POST ${PAGE}/choose`

/** A condition in the platform's words. */
const CLUB = 'Only for club members'

const meta = {
  title: 'Web/Tournament/Joining',
  component: TournamentJoin,
  parameters: { layout: 'fullscreen', platformSays: [CLUB] },
  args: { tournament: aTournament('en') },
} satisfies Meta<typeof TournamentJoin>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** The times of a tournament on the wire. */
const TIMES = {
  startedAt: new Date(STORY_NOW - HOUR).toISOString(),
  finishedAt: new Date(STORY_NOW + 30 * HOUR).toISOString(),
}
const wire = (changes: Parameters<typeof wireTournament>[1] = {}) =>
  wireTournament(1, { slug: SLUG, ...TIMES, ...changes })
/** Another tournament of the player's, whose bets count. */
const CURRENT = wireTournament(2, { slug: 'other', title: 'Spring cup', isMember: true, isChosen: true, ...TIMES })

const seen = (platform: AnswerTable, who: 'guest' | 'player' = 'player') =>
  asPlayer(platform, { isGuest: who === 'guest', prepare: ({ content }) => content.serverData.set(serverData) })

const list = (...tournaments: readonly ReturnType<typeof wireTournament>[]): AnswerTable => ({
  [LIST]: { body: { data: tournaments } },
})

/** Each of these tournaments in a card. */
const drawn =
  (changes: readonly Partial<Tournament>[]): NonNullable<Story['render']> =>
  (_args, { globals, site }) => (
    <StoryFrame site={site} path={`/tournaments/${SLUG}`} route="/tournaments/:slug">
      <div className="grid gap-6 px-gutter py-section">
        {changes.map((change, index) => (
          <div key={index} className="rounded-card bg-surface p-5 shadow-card">
            <TournamentJoin tournament={aTournament(settingsOf(globals).t.locale, change)} />
          </div>
        ))}
      </div>
    </StoryFrame>
  )

const condition = (changes: Partial<EntryCondition>): EntryCondition => ({
  type: null,
  isMet: null,
  minLevel: null,
  maxLevel: null,
  amount: null,
  currency: null,
  from: null,
  to: null,
  title: '',
  slug: null,
  ...changes,
})

const CONDITIONS = [
  condition({ type: 'partner_code', isMet: true, title: 'NORTH' }),
  condition({ type: 'level', isMet: false, minLevel: 5 }),
  condition({ type: 'invitation', isMet: true }),
  condition({ type: 'promotion', isMet: false, title: 'Treasure voyage', slug: 'treasure-voyage' }),
  condition({ type: 'deposit', isMet: null, amount: 500_000, currency: 'RUB' }),
  condition({
    type: 'deposit_period',
    isMet: false,
    amount: 100_000,
    currency: 'RUB',
    from: STORY_NOW - 48 * HOUR,
    to: STORY_NOW + 48 * HOUR,
  }),
  condition({ title: CLUB, isMet: true }),
]
const AHEAD = { status: 'future', startAt: STORY_NOW + 3 * HOUR } as const
const PAID = { privacy: 'compoints', price: 300, isPaid: true, maxMembers: 500, members: 412 } as const

const steps = ({ canvasElement }: Pick<Play, 'canvasElement'>) =>
  Array.from(canvasElement.querySelectorAll('[data-joining]'), (one) => one.getAttribute('data-joining'))

/** What guests see: open, paid, with conditions, full, closed, ahead; nothing of one that is over. */
export const Guest: Story = {
  tags: ['axe:brands'],
  ...seen(list(), 'guest'),
  render: drawn([
    {},
    PAID,
    { privacy: 'limited', conditions: CONDITIONS.map((one) => ({ ...one, isMet: null })) },
    { ...PAID, members: 500 },
    { privacy: 'closed' },
    AHEAD,
    { status: 'past', endAt: STORY_NOW - HOUR },
  ]),
  play: async (play) => {
    const { t } = play
    await expect(steps(play)).toEqual(['guest', 'guest', 'guest', 'full', 'closed', 'guest'])
    const [first] = play.canvas.getAllByRole('link', { name: t('tournament-joining:takePart') })
    await expect(first).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(`/tournaments/${SLUG}?join=1`)),
    )
    await expect(play.canvas.queryByText(t('tournament-joining:met'))).toBeNull()
  },
}

/** What a player sees before joining: open, paid, too dear, limited with met and unmet conditions, full, closed, ahead. */
export const Player: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...seen(list()),
  render: drawn([
    {},
    PAID,
    { ...PAID, price: 1300 },
    { privacy: 'limited', conditions: CONDITIONS },
    { ...PAID, members: 500 },
    { privacy: 'closed' },
    AHEAD,
  ]),
  play: async (play) => {
    const { canvas, t } = play
    const points = (count: number) => t('loyalty:amount', { count })
    await waitFor(() =>
      expect(steps(play)).toEqual(['join', 'join', 'compoints', 'conditions', 'full', 'closed', 'join']),
    )
    await expect(
      await canvas.findByText(t('tournament-joining:dont_have_currency_title', { points: points(20) })),
    ).toBeVisible()
    await expect(canvas.getAllByText(t('tournament-joining:unmet'))).toHaveLength(3)
    await expect(canvas.getAllByText(t('tournament-joining:met'))).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: t('tournament-joining:toPromotion') })).toHaveAttribute(
      'href',
      '/promo/treasure-voyage',
    )

    await userEvent.click(
      canvas.getByRole('button', { name: t('tournament-joining:takePartFor', { points: points(1300) }) }),
    )
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(
      dialog.getByText(t('tournament-joining:dont_have_currency_title', { points: points(20) })),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: t('tournament-joining:howToEarn') })).toHaveAttribute(
      'href',
      '/compoints-about',
    )
    await userEvent.click(dialog.getByRole('button', { name: t('tournament-joining:back') }))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
  },
}

/** Members: not chosen, chosen, ahead; a seat of a series that is locked by another one. */
export const Member: Story = {
  tags: ['axe:brands'],
  ...seen(list({ ...CURRENT, tournamentSeriesId: 7 })),
  render: drawn([
    { isMember: true },
    { isMember: true, isChosen: true },
    { isMember: true, isChosen: true, ...AHEAD },
    { isMember: true, ...AHEAD },
    { seriesId: '7' },
  ]),
  play: async (play) => {
    await waitFor(() => expect(steps(play)).toEqual(['choose', 'chosen', 'chosen', 'waiting', 'series-locked']))
    const { t } = play
    const other = await play.canvas.findByRole('link', { name: t('tournament-joining:toTournament') })
    await expect(other).toHaveAttribute('href', '/tournaments/other')
  },
}

/** The player's tournaments do not load: a switch could not be announced, so nothing is offered but another try. */
export const Down: Story = {
  ...seen({ [LIST]: { status: 503 } }),
  render: drawn([{}]),
  play: async ({ canvas, canvasElement, t, platform }) => {
    await expect(await canvas.findByText(t('tournament-joining:unknownFailed'))).toBeVisible()
    platform.reply(LIST, { body: { data: [] } })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await waitFor(() => expect(steps({ canvasElement })).toEqual(['join']))
  },
}

/** A paid entry that ends another: one dialog asks for both, and one press joins and chooses. */
export const PaidSwitch: Story = {
  tags: ['visual'],
  ...seen({
    ...list(CURRENT),
    [PAGE]: { body: { data: wire({ compointMembershipPrice: 300, privacyType: { value: 4 } }) } },
    [JOIN]: { body: { success: true } },
    [CHOOSE]: { body: { success: true } },
    '/json-api/users/balance': { body: {} },
  }),
  render: drawn([PAID]),
  play: async ({ canvas, canvasElement, t, platform, site }) => {
    const takePart = t('tournament-joining:takePartFor', { points: t('loyalty:amount', { count: 300 }) })
    await userEvent.click(await canvas.findByRole('button', { name: takePart }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByText(t('tournament-joining:paidText'))).toBeVisible()
    await expect(dialog.getByText(t('tournament-joining:switchText', { title: CURRENT.title ?? '' }))).toBeVisible()
    const sent = () => platform.requests.filter(({ method }) => method === 'POST').length
    await expect(sent()).toBe(0)
    platform.reply(JOIN, 'waits')
    await userEvent.click(dialog.getByRole('button', { name: takePart }))
    await waitFor(() => expect(sent()).toBe(1))
    // The event of the charge comes before the answer: the lower balance is no lack of compoints.
    site.player?.balance.change((balance) => ({ ...balance, compoints: 10 }))
    await waitFor(() => expect(site.player?.balance.value?.compoints).toBe(10))
    await expect(steps({ canvasElement })).toEqual(['join'])
    platform.requests.find(({ method }) => method === 'POST')?.answer({ body: { success: true } })
    await expect(await canvas.findByText(t('tournament-joining:doneChosen'))).toBeVisible()
    await expect(sent()).toBe(2)
  },
}

const REFUSALS = {
  insufficient_compoint_balance: null,
  tournament_series_member: 'tournament-joining:tournament_series_member',
  no_free_seats: 'tournament-joining:no_free_seats',
  tournament_finished: 'tournament-joining:tournament_finished',
  tournament_closed: 'tournament-joining:tournament_closed',
  entry_conditions_unmet: 'tournament-joining:entry_conditions_unmet',
  multi_account: 'tournament-joining:multi_account',
  not_a_member: 'tournament-joining:not_a_member',
  something_new: 'tournament-joining:refused',
  [ENTRY_PRICE_CHANGED]: 'tournament-joining:price_changed',
} as const

/** Each refusal has the title of its code; several accounts lead to support. */
export const EveryRefusal: Story = {
  ...seen({ ...list(), [PAGE]: { body: { data: wire() } } }),
  render: drawn([{}]),
  play: async ({ canvas, t, platform }) => {
    const body = within(document.body)
    for (const [code, title] of Object.entries(REFUSALS)) {
      const answer = refused(code)
      if (code === 'insufficient_compoint_balance') {
        platform.reply(JOIN, { status: 422, body: { errors: [{ code, data: { missing: 70 } }] } })
      } else platform.reply(JOIN, answer)
      if (code === ENTRY_PRICE_CHANGED) platform.reply(PAGE, { body: { data: wire({ compointMembershipPrice: 5 }) } })
      await userEvent.click(await canvas.findByRole('button', { name: t('tournament-joining:takePart') }))
      const dialog = within(await body.findByRole('alertdialog'))
      const words =
        title === null
          ? t('tournament-joining:dont_have_currency_title', { points: t('loyalty:amount', { count: 70 }) })
          : t(title)
      await expect(dialog.getByText(words)).toBeVisible()
      if (code === 'multi_account') await expect(dialog.getByText(t('forms:writeToSupport'))).toBeVisible()
      await userEvent.click(
        dialog.getByRole('button', { name: t(title === null ? 'tournament-joining:back' : 'tournament-joining:ok') }),
      )
      await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    }
    // Without a number that the page knows, none is named.
    platform.reply(PAGE, { body: { data: wire() } })
    platform.reply(JOIN, refused('insufficient_compoint_balance'))
    await userEvent.click(await canvas.findByRole('button', { name: t('tournament-joining:takePart') }))
    const dialog = within(await body.findByRole('alertdialog'))
    await expect(dialog.getByText(t('tournament-joining:dontHaveTitle'))).toBeVisible()
  },
}

/** Before the start a press takes a seat; that bets count is not said yet. */
export const SeatAhead: Story = {
  parameters: noPicture('as another story, with other words'),
  ...seen({
    ...list(),
    [PAGE]: { body: { data: wire({ status: 'created', startedAt: new Date(STORY_NOW + 3 * HOUR).toISOString() }) } },
    [JOIN]: { body: { success: true } },
    [CHOOSE]: { body: { success: true } },
  }),
  render: drawn([AHEAD]),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('tournament-joining:takePart') }))
    await expect(await canvas.findByText(t('tournament-joining:doneSeat'))).toBeVisible()
    await expect(canvas.queryByText(t('tournament-joining:doneChosen'))).toBeNull()
  },
}

/** A lost answer: not done by the tournament, then done. */
export const LostAnswer: Story = {
  ...seen({ ...list(), [PAGE]: { body: { data: wire() } }, [JOIN]: { status: 503 } }),
  render: drawn([{}]),
  play: async ({ canvas, t, platform }) => {
    const press = async () =>
      userEvent.click(await canvas.findByRole('button', { name: t('tournament-joining:takePart') }))
    await press()
    await expect(await canvas.findByText(t('tournament-joining:missingFree'))).toBeVisible()
    platform.reply(JOIN, { body: { success: true } })
    platform.reply(CHOOSE, { body: { success: true } })
    await press()
    await expect(await canvas.findByText(t('tournament-joining:doneChosen'))).toBeVisible()
  },
}

/** A paid seat whose answer is lost: the words are about what it costs, and about the seat where it is not known. */
export const LostPaidAnswer: Story = {
  parameters: noPicture('as LostAnswer, with other words'),
  ...seen({
    ...list(),
    [PAGE]: { body: { data: wire({ compointMembershipPrice: 300, privacyType: { value: 4 } }) } },
    [JOIN]: { status: 503 },
  }),
  render: drawn([PAID]),
  play: async ({ canvas, t, platform }) => {
    const takePart = t('tournament-joining:takePartFor', { points: t('loyalty:amount', { count: 300 }) })
    const press = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: takePart }))
      const dialog = within(await within(document.body).findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: takePart }))
    }
    await press()
    await expect(await canvas.findByText(t('tournament-joining:missing'))).toBeVisible()
    // The tournament does not load after the lost answer.
    platform.reply(JOIN, 'waits')
    await press()
    await waitFor(() => expect(platform.requestsTo(JOIN)).toHaveLength(2))
    platform.reply(PAGE, { status: 503 })
    platform.requestsTo(JOIN).at(-1)?.cut()
    await expect(await canvas.findByText(t('tournament-joining:unclear'))).toBeVisible()
  },
}

/**
 * The seat is taken and paid for, but the choice is not made: the words are about the choice, and nothing says that the seat was
 * not charged.
 */
export const LostChoice: Story = {
  parameters: noPicture('as LostAnswer, with other words'),
  ...seen({
    ...list(),
    [PAGE]: { body: { data: wire({ compointMembershipPrice: 300, privacyType: { value: 4 } }) } },
    [JOIN]: { body: { success: true } },
    [CHOOSE]: 'waits',
    '/json-api/users/balance': { body: {} },
  }),
  render: drawn([PAID]),
  play: async ({ canvas, t, platform }) => {
    const body = within(document.body)
    const takePart = t('tournament-joining:takePartFor', { points: t('loyalty:amount', { count: 300 }) })
    const isMember = { compointMembershipPrice: 300, privacyType: { value: 4 }, isMember: true }
    const lastChoice = async (count: number) => {
      await waitFor(() => expect(platform.requestsTo(CHOOSE)).toHaveLength(count))
      return platform.requestsTo(CHOOSE).at(-1)
    }
    const press = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: takePart }))
      await userEvent.click(within(await body.findByRole('alertdialog')).getByRole('button', { name: takePart }))
    }
    await press()
    const first = await lastChoice(1)
    platform.reply(PAGE, { body: { data: wire(isMember) } })
    first?.cut()
    await expect(await canvas.findByText(t('tournament-joining:missingChoice'))).toBeVisible()

    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await press()
    const second = await lastChoice(2)
    second?.answer(refused('something_new'))
    const dialog = within(await body.findByRole('alertdialog', { name: t('tournament-joining:refusedChoice') }))
    await expect(dialog.getByText(t('tournament-joining:refusedChoice'))).toBeVisible()
    await expect(dialog.getByText(t('tournament-joining:doneSeat'))).toBeVisible()
    await expect(dialog.queryByText(t('tournament-joining:nothingTaken'))).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: t('tournament-joining:ok') }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
  },
}

/** A guest comes back from the registration: the button has the focus, and nothing is sent without a press. */
export const AskedByTheAddress: Story = {
  parameters: noPicture('As Player'),
  ...seen(list()),
  render: (_args, { globals, site }) => (
    <StoryFrame site={site} path={`/tournaments/${SLUG}?join=1`} route="/tournaments/:slug">
      <TournamentJoin tournament={aTournament(settingsOf(globals).t.locale)} />
      <Where />
    </StoryFrame>
  ),
  play: async ({ canvas, t, platform }) => {
    const button = await canvas.findByRole('button', { name: t('tournament-joining:takePart') })
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(canvas.getByTestId('where')).toHaveAttribute('data-address', `/tournaments/${SLUG}`))
    await expect(platform.requests.filter(({ method }) => method === 'POST')).toEqual([])
  },
}

const Where = () => {
  const { pathname, search } = useLocation()
  return <div data-testid="where" data-address={pathname + search} />
}

/** Before the start: a reminder is asked for and taken back. */
export const Reminder: Story = {
  ...seen(list()),
  render: drawn([AHEAD]),
  play: async ({ canvas, t }) => {
    const remind = t('tournament-joining:remind')
    await userEvent.click(await canvas.findByRole('button', { name: remind }))
    await expect(await canvas.findByText(t('tournament-joining:reminding'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('tournament-joining:forget') }))
    await expect(await canvas.findByRole('button', { name: remind })).toBeVisible()
  },
}
