import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPromotions } from '@croupier/domain/promotions'
import type { AnswerTable } from '@croupier/platform-fixtures'
import { observer } from 'mobx-react-lite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { useSite } from '#shared/site/tab.tsx'
import { everyFault } from '#testing/form-faults.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { refused } from '#testing/story-site.tsx'
import { nothingMade } from '#testing/story-data/nothing-made.ts'
import { PrizesSection } from './prizes-section.tsx'

const PROMOTION = '/json-api/actions/fair'
const DATA = '/json-api/actions/7/user-data'
const EXCHANGE = 'POST /json-api/actions/7/prizes/1/exchange'
const FOUND = '/json-api/action-prize-exchanges/story'

const Shown = observer(function Shown() {
  const promotion = useSite().part(createPromotions).promotion('fair').value
  return promotion ? <PrizesSection promotion={promotion} /> : null
})

const meta = {
  title: 'Web/Promotion/Prizes',
  component: Shown,
  parameters: noPicture('the prizes are on the pictures of the page'),
  decorators: [framed({ path: '/promo/fair', route: '/promo/:slug' })],
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const prize = (id: number, title: string, changes: object = {}) => ({
  id,
  title,
  position: id,
  price: 10,
  currencyId: 'points',
  total: 5,
  left: 3,
  winners: [],
  ...changes,
})
const CASH = prize(1, 'Cash')

const fair = (prizes: readonly object[], changes: object = {}) => ({
  body: {
    data: {
      id: 7,
      slug: 'fair',
      title: 'Fair',
      template: 'template2',
      status: 'active',
      currency: { id: 'points', name: ['point', 'points'] },
      prizes,
      ...changes,
    },
  },
})
const data = (changes: object = {}) => ({
  body: { data: { id: 7, membership: true, points: 25, additionalPoints: 0, receivedPrizes: [], ...changes } },
})

interface Seen {
  readonly isGuest?: boolean
  readonly stored?: Readonly<Record<string, string>>
}

const seen = (own: AnswerTable = {}, more: Seen = {}) =>
  asPlayer({ [PROMOTION]: fair([CASH]), [DATA]: data(), ...own }, more)

const dialogOf = async () => within(await within(document.body).findByRole('dialog'))
const cardOf = async ({ canvas }: Play, title: string) => {
  const heading = await canvas.findByRole('heading', { name: title })
  const card = heading.closest('li')
  if (card === null) throw new Error(`No card of ${title}`)
  return within(card)
}

/** Opens the dialog of a prize. Returns its button. */
async function openExchange(play: Play, title = 'Cash') {
  const { t } = play
  const card = await cardOf(play, title)
  await userEvent.click(await card.findByRole('button', { name: `${t('promotion-prizes:exchange')} ${title}` }))
  const price = t('promotion-prizes:exchangeFor', { points: '10\u00A0points' })
  return (await dialogOf()).findByRole('button', { name: price })
}

/** What points can be exchanged for has a button; every other prize shows why it has none. */
export const States: Story = {
  ...seen({
    [PROMOTION]: fair([
      CASH,
      prize(2, 'Phone', { price: 40, left: 1 }),
      prize(3, 'Watch', { left: 0 }),
      prize(4, 'Trip', { price: null }),
      prize(5, 'Laptop', { currencyId: 'shells' }),
    ]),
    [DATA]: data({ receivedPrizes: [1] }),
  }),
  play: async (play) => {
    const { t } = play
    const cash = await cardOf(play, 'Cash')
    await cash.findByText(t('promotion-prizes:received'))
    await expect(await cash.findByRole('button')).toBeEnabled()
    const phone = await cardOf(play, 'Phone')
    await expect(await phone.findByText(t('promotion-prizes:missing', { points: '15 points' }))).toBeVisible()
    await expect(await (await cardOf(play, 'Watch')).findByText(t('promotion-prizes:given-out'))).toBeVisible()
    await expect(await (await cardOf(play, 'Trip')).findByText(t('promotion-prizes:no-price'))).toBeVisible()
    await expect(await (await cardOf(play, 'Laptop')).findByText(t('promotion-prizes:no-price'))).toBeVisible()
    await expect(play.canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** A guest sees the prizes; a player who has not joined reads that they are for participants. */
export const Guest: Story = {
  ...seen({}, { isGuest: true }),
  play: async (play) => {
    await cardOf(play, 'Cash')
    await expect(play.canvas.queryByRole('button')).toBeNull()
  },
}

export const NotAMember: Story = {
  ...seen({ [DATA]: { status: 404, body: { errors: [{ code: 'not_found' }] } } }),
  play: async (play) => {
    const { t } = play
    await (await cardOf(play, 'Cash')).findByText(t('promotion-prizes:not-member'))
    await expect(play.canvas.queryByRole('button')).toBeNull()
  },
}

/** The dialog says what is left before and after; five presses exchange once, and the focus is on the outcome. */
export const Exchanged: Story = {
  ...seen({ [EXCHANGE]: { body: { success: true, points: 15 } } }),
  play: async (play) => {
    const { t } = play
    const button = await openExchange(play)
    const dialog = await dialogOf()
    await expect(dialog.getByText(t('promotion-prizes:have')).parentElement).toHaveTextContent('25')
    await expect(dialog.getByText(t('promotion-prizes:after')).parentElement).toHaveTextContent('15')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    const text = await dialog.findByText(t('promotion-prizes:doneText', { prize: 'Cash' }))
    await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true))
    await expect(dialog.getByText(t('promotion-prizes:nowLeft', { points: '15 points' }))).toBeVisible()
    await expect(play.platform.requestsTo(EXCHANGE)).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: t('promotion-prizes:toPrizes') }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** Each refusal has its text, and says that no points were taken. */
export const EveryRefusal: Story = {
  parameters: everyFault,
  ...seen(nothingMade()),
  play: async (play) => {
    const { t } = play
    const { platform } = play
    const button = await openExchange(play)
    const dialog = await dialogOf()
    const says = [
      ['insufficient_funds', t('promotion-prizes:insufficient_funds')],
      ['prize_unavailable', t('promotion-prizes:prize_unavailable')],
      ['cannot_buy_prize', t('promotion-prizes:cannot_buy_prize')],
      ['invalid_promotion', t('promotion-prizes:invalid_promotion')],
      ['not_participant', t('promotion-prizes:not_participant')],
      ['multi_account', t('promotion-prizes:multi_account')],
      ['moon_phase', t('promotion-prizes:failed')],
    ] as const
    for (const [code, text] of says) {
      platform.reply(EXCHANGE, refused(code))
      const before = platform.requestsTo(EXCHANGE).length
      await userEvent.click(button)
      await waitFor(() => expect(platform.requestsTo(EXCHANGE)).toHaveLength(before + 1))
      await dialog.findByText(text, { exact: false })
      await dialog.findByText(t('promotion-prizes:nothingTaken'), { exact: false })
    }
  },
}

/** The price at the press is another one: nothing is sent, and the new one is asked for. */
export const PriceChanged: Story = {
  ...seen(),
  play: async (play) => {
    const { t } = play
    const button = await openExchange(play)
    play.platform.reply(PROMOTION, fair([{ ...CASH, price: 20 }]))
    await userEvent.click(button)
    const dialog = await dialogOf()
    await dialog.findByText(t('promotion-prizes:price_changed'), { exact: false })
    await dialog.findByRole('button', { name: t('promotion-prizes:exchangeFor', { points: '20\u00A0points' }) })
    await expect(play.platform.requestsTo(EXCHANGE)).toHaveLength(0)
  },
}

/** Another player gets the last one: the dialog says so, and offers only the way back. */
export const LastOneGone: Story = {
  ...seen(nothingMade()),
  play: async (play) => {
    const { t } = play
    const button = await openExchange(play)
    const dialog = await dialogOf()
    const { platform } = play
    platform.reply(EXCHANGE, () => {
      platform.reply(PROMOTION, fair([{ ...CASH, left: 0 }]))
      return refused('prize_unavailable')
    })
    await userEvent.click(button)
    await dialog.findByText(t('promotion-prizes:prize_unavailable'), { exact: false })
    await userEvent.click(await dialog.findByRole('button', { name: t('promotion-prizes:toPrizes') }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(platform.requestsTo(EXCHANGE)).toHaveLength(1)
  },
}

/** The answer is lost: it is looked up, and nothing is sent again. Closed meanwhile, the page says so. */
export const AnswerLost: Story = {
  ...seen({ [EXCHANGE]: 'cut', [FOUND]: { status: 503 } }),
  play: async (play) => {
    const { t } = play
    await userEvent.click(await openExchange(play))
    const dialog = await dialogOf()
    await dialog.findByText(t('forms:noAnswerYet'))
    play.platform.reply(FOUND, { body: { data: { prizeId: 1, points: 15 } } })
    await userEvent.click(dialog.getByRole('button', { name: t('forms:checkNow') }))
    await dialog.findByText(t('promotion-prizes:doneText', { prize: 'Cash' }))
    await expect(play.platform.requestsTo(EXCHANGE)).toHaveLength(1)
  },
}

/** Sent a minute ago, before the page was closed. */
const LEFT_OPEN = JSON.stringify({
  key: 'exchange-of-an-earlier-visit',
  startedAt: STORY_NOW - 60_000,
  sentAt: STORY_NOW - 60_000,
  phase: 'sent',
  details: {
    promotion: '7',
    prize: '1',
    title: 'Cash',
    price: 10,
    currencyId: 'points',
    isOwned: true,
    points: 25,
    isSpentElsewhere: true,
  },
})
const LEFT_OPEN_AT = '/json-api/action-prize-exchanges/exchange-of-an-earlier-visit'
const unknown = { status: 404 }

/** On a platform without keys, where high fives may cost points too, the player is asked to check. */
export const Unclear: Story = {
  ...seen(
    {
      [DATA]: data({ points: 15, receivedPrizes: [1] }),
      [LEFT_OPEN_AT]: unknown,
      [`POST ${LEFT_OPEN_AT}/close`]: unknown,
      '/json-api/action-balance-logs': unknown,
    },
    { stored: { 'prize-exchange-1': LEFT_OPEN } },
  ),
  play: async ({ canvas, t, timers }) => {
    await canvas.findByText(t('promotion-prizes:checkingText', { prize: 'Cash' }))
    await waitFor(async () => {
      timers.advance(60_000)
      await expect(canvas.getByText(t('promotion-prizes:unclearText', { prize: 'Cash' }))).toBeVisible()
    })
    await expect(canvas.getByRole('link', { name: t('promotion-prizes:toGifts') })).toBeVisible()
  },
}

/** The winners of a prize, in a dialog with its picture. */
export const Winners: Story = {
  ...seen({
    [PROMOTION]: fair([prize(1, 'Cash', { price: null, left: 0, winners: ['anna', 'boris', 'anna'] })], {
      template: 'template1',
      status: 'past',
    }),
  }),
  play: async (play) => {
    const { t } = play
    const card = await cardOf(play, 'Cash')
    const name = `${t('promotion-prizes:winners', { count: 3 })} Cash`
    await userEvent.click(await card.findByRole('button', { name }))
    const dialog = await dialogOf()
    await expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'anna',
      'boris',
      'anna',
    ])
    await userEvent.click(dialog.getByRole('button', { name: t('dialogs:close') }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
