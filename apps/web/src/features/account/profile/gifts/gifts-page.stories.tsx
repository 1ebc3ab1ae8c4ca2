import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@croupier/domain/core'
import { GiftsStore, type WireGift } from '@croupier/domain/gifts'
import { PLATFORM_FAULTS, wireGift, wireLevelStep, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Translate } from '#shared/texts/translate.ts'
import { everyFault } from '#testing/form-faults.ts'
import { giftsOfEveryType } from '#testing/story-data/gifts.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { settingsOf } from '#testing/story-settings.tsx'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { GAMES_ORIGIN, meansOf, refused, StorySocket } from '#testing/story-site.tsx'
import { Page } from './gifts-page.tsx'

const PATH = '/profile/gifts'
const GIFTS = '/json-api/user-gifts'
const TAKE = 'PUT /json-api/gifts/activate/5'

const meta = {
  title: 'Web/Profile/Gifts',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['AK', `${GAMES_ORIGIN}${PATH}`] },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(STORY_NOW + hours * HOUR).toISOString()

const forDeposits = (currency: string, id: number, changes: Partial<WireGift> = {}): WireGift =>
  wireGift(id, {
    title: 'Weekend bonus',
    reason: 'promotions',
    percent: 50,
    wager: 25,
    expiredAt: inHours(75),
    restrictions: { depositLimits: [{ currency, limit: 30_000 }] },
    restrictionsState: { depositProgress: 12_000 },
    ...changes,
  })

/** A gift without a deposit. */
const plain = (id: number, title: string, changes: Partial<WireGift>): WireGift =>
  wireGift(id, { title, expiredAt: null, restrictions: null, percent: null, wager: null, ...changes })

const eachState = (currency: string): WireGift[] => [
  forDeposits(currency, 1, { title: 'Friday double', state: 'activated', percent: 100, wager: 30, rollover: 64 }),
  forDeposits(currency, 2, { is_selected: true }),
  plain(3, 'Prize of the tournament', { type: 'cash', reason: 'gift_distribution', amount: 50_000 }),
  plain(4, 'Cashback of the week', { type: 'cashback', reason: 'cashback', amount: 32_000, wager: 3 }),
  plain(5, 'For level 4', { type: 'compoint', reason: 'level.changed', amount: 200, expiredAt: inHours(480) }),
  plain(6, 'Moon rock', { type: 'moon_rock', reason: 'eclipse', amount: 7 }),
  plain(7, 'Bought for compoints', { type: 'xp', reason: 'compoint_product_purchase', amount: 1000 }),
  plain(8, 'A good start', { type: 'xp', reason: 'registration', amount: 1000, state: 'used' }),
  plain(9, 'For an achievement', { type: 'bonus_offer', amount: 30_000, state: 'expired', expiredAt: inHours(-48) }),
  plain(10, 'Out of time', { type: 'custom', state: 'received', expiredAt: inHours(-1) }),
]

const answers = (gifts: readonly object[], own: AnswerTable = {}): AnswerTable => ({
  '/json-api/levels': { body: { data: [wireLevelStep(4, { image: null })] } },
  [GIFTS]: { body: { data: gifts } },
  ...own,
})

const titlesIn = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

export const EachState: Story = {
  tags: ['visual:brands'],
  ...asPlayer(({ currency }) => answers(eachState(currency))),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('region', { name: t('gifts:received') })
    await expect(titlesIn(canvas, t('gifts:activated'))).toEqual(['Friday double'])
    await expect(titlesIn(canvas, t('gifts:received'))).toEqual([
      'Weekend bonus',
      'Prize of the tournament',
      'Cashback of the week',
      'For level 4',
      'Moon rock',
    ])
    await expect(titlesIn(canvas, t('gifts:used'))).toEqual(['A good start'])
    await expect(titlesIn(canvas, t('gifts:expired'))).toEqual(['Out of time', 'For an achievement'])
    await expect(canvas.queryByText('Bought for compoints')).toBeNull()
    await expect(canvas.getByRole('progressbar', { name: 'Friday double' })).toHaveAttribute('value', '64')
    const deposits = canvas.getByRole('progressbar', { name: t('gifts:deposits', { gift: 'Weekend bonus' }) })
    await expect(deposits).toHaveAttribute('value', '12000')
    await expect(deposits).toHaveAttribute('max', '30000')
    await expect(canvas.getByText(t('gifts:chosen'))).toBeVisible()
  },
}

const TYPES = [
  'deposit_bonus',
  'cash',
  'bonus_offer',
  'cashback',
  'xp',
  'compoint',
  'custom',
  'giftspin',
  'group',
  'nondeposit',
  'free_spins',
  'free_bets',
  'other',
]

const iconsIn = (region: HTMLElement) =>
  [...region.querySelectorAll('h3')].map((title) =>
    title.closest('li')?.querySelector('[data-icon]')?.getAttribute('data-icon'),
  )

const everyType = (state: WireGift['state'], changes: Partial<WireGift> = {}) =>
  asPlayer(({ currency }) => answers(giftsOfEveryType(currency, { state, ...changes })))

export const EveryTypeReceived: Story = {
  tags: ['axe:brands'],
  ...everyType('received', { expiredAt: inHours(75) }),
  play: async ({ canvas, t, brand }) => {
    const received = await canvas.findByRole('region', { name: t('gifts:received') })
    await expect(iconsIn(received)).toEqual(TYPES)
    const bet = formatMoney(200, brand.defaultCurrency, t.locale, { cents: 'when-needed' })
    await expect(canvas.getAllByText(t('gifts:spinsAt', { count: 20, bet }), { normalizer: String })[0]).toBeVisible()
    await expect(canvas.getAllByText(t('gifts:spins', { count: 1 }))[0]).toBeVisible()
    await expect(canvas.getByText(t('gifts:onlyMobile'))).toBeVisible()
    await expect(canvas.getByText(t('gifts:onlyDesktop'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Copper Fox' })).toHaveAttribute('href', '/play/copper-fox')
    await expect(canvas.getByRole('link', { name: 'Northpine' })).toHaveAttribute('href', '/producers/northpine')
  },
}

export const EveryTypeActive: Story = {
  ...everyType('activated', { expiredAt: inHours(75), rollover: 40 }),
  play: async ({ canvas, t }) => {
    const active = await canvas.findByRole('region', { name: t('gifts:activated') })
    await expect(iconsIn(active)).toEqual(TYPES)
    await expect(within(active).getByText(t('gifts:left', { left: 5, all: 20 }), { exact: false })).toBeVisible()
  },
}

/** Gifts that are over are behind a button, which gives its focus to the first of them. */
const showsTheRest = async (region: HTMLElement, t: Translate) => {
  await expect(iconsIn(region)).toEqual(TYPES.slice(0, 5))
  await userEvent.click(within(region).getByRole('button', { name: t('gifts:more', { number: '8' }) }))
  await expect(iconsIn(region)).toEqual(TYPES)
  await expect(within(region).getByRole('heading', { name: 'For level 4' }).closest('[tabindex]')).toHaveFocus()
  await expect(within(region).queryByRole('button', { name: t('gifts:more', { number: '8' }) })).toBeNull()
  // Where it might have been used does not matter any more; what a group held does.
  await expect(within(region).queryByRole('link', { name: 'Copper Fox' })).toBeNull()
  await expect(within(region).getByText(t('gifts:parts'))).toBeVisible()
}

export const EveryTypeUsed: Story = {
  ...everyType('used'),
  play: async ({ canvas, t }) => {
    await showsTheRest(await canvas.findByRole('region', { name: t('gifts:used') }), t)
  },
}

export const EveryTypeExpired: Story = {
  ...everyType('expired', { expiredAt: inHours(-48) }),
  play: async ({ canvas, t }) => {
    await showsTheRest(await canvas.findByRole('region', { name: t('gifts:expired') }), t)
  },
}

/** A group opens into its parts, from a line that the keyboard reaches. */
export const Group: Story = {
  ...everyType('received'),
  play: async ({ canvas, t }) => {
    const summary = (await canvas.findByText(t('gifts:parts'))).closest('summary')!
    await expect(canvas.getByText('Points to spend')).not.toBeVisible()
    summary.focus()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await expect(canvas.getByText('Points to spend')).toBeVisible()
    await expect(canvas.getByText(t('loyalty:amount', { count: 50 }))).toBeVisible()
    await expect(canvas.getByText('A surprise')).toBeVisible()
  },
}

/** More places than fit on a line open from their number. */
export const ManyGames: Story = {
  ...everyType('received'),
  play: async ({ canvas, t }) => {
    const card = (await canvas.findByRole('heading', { name: 'Free bets at Saltworks' })).closest('li')!
    await expect(within(card).getByText('Table 8')).not.toBeVisible()
    await userEvent.click(within(card).getByText(t('gifts:games')))
    await expect(within(card).getByRole('link', { name: 'Table 8' })).toBeVisible()
  },
}

const many = (currency: string) =>
  Array.from({ length: 200 }, (_, at) => {
    const state = (['received', 'received', 'used', 'expired'] as const)[at % 4]!
    return { ...giftsOfEveryType(currency)[at % 13]!, id: at + 1, title: `Gift ${at + 1}`, state }
  })

/** Of many gifts a part is drawn, and more with each press. */
export const TwoHundred: Story = {
  ...asPlayer(({ currency }) => answers(many(currency))),
  play: async ({ canvas, t }) => {
    const received = await canvas.findByRole('region', { name: t('gifts:received') })
    const more = (number: string) => within(received).findByRole('button', { name: t('gifts:more', { number }) })
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(24 + 5 + 5)
    await userEvent.click(await more('48'))
    await userEvent.click(await more('28'))
    await expect(within(received).getAllByRole('heading', { level: 3 })).toHaveLength(100)
  },
}

/** A deposit leads to the cashbox; other gifts are activated here, bonuses once no other is active. */
export const Actions: Story = {
  ...asPlayer(({ currency }) => answers(eachState(currency))),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('region', { name: t('gifts:received') })
    const links = canvas.getAllByRole('link', { name: t('layout:deposit') })
    await expect(links.map((link) => link.closest('li')?.querySelector('h3')?.textContent)).toEqual([
      'Friday double',
      'Weekend bonus',
    ])
    for (const link of links) await expect(link).toHaveAttribute('href', '/cashbox')
    const lists = ['gifts:activated', 'gifts:received', 'gifts:used', 'gifts:expired'] as const
    const buttons = lists.flatMap((key) =>
      within(canvas.getByRole('region', { name: t(key) })).queryAllByRole('button'),
    )
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      [t('bonus:lowerBet'), t('bonus:higherBet')].concat(
        ['Prize of the tournament', 'For level 4', 'Moon rock'].map((gift) => t('profile:takeGiftNamed', { gift })),
      ),
    )
    const waiting = within(canvas.getByText('Cashback of the week').closest('li')!)
    await expect(waiting.getByText(t('gift-activation:waits'))).toBeVisible()
    const received = within(canvas.getByRole('region', { name: t('gifts:received') }))
    await expect(received.getByRole('link', { name: 'Friday double' })).toBeVisible()
  },
}

export const DepositDone: Story = {
  ...asPlayer(({ currency }) =>
    answers([forDeposits(currency, 1, { restrictionsState: { depositProgress: 30_000 } })]),
  ),
  play: async ({ canvas, t }) => {
    const deposits = await canvas.findByRole('progressbar', { name: t('gifts:deposits', { gift: 'Weekend bonus' }) })
    await expect(deposits).toHaveAttribute('value', '30000')
    await expect(canvas.queryByRole('link', { name: t('layout:deposit') })).toBeNull()
  },
}

export const OtherCurrency: Story = {
  ...asPlayer(() => answers([forDeposits('XTS', 1)])),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('gifts:otherCurrency', { currencies: 'XTS' }))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: t('layout:deposit') })).toBeNull()
  },
}

const levelGift = plain(5, 'For level 4', { type: 'compoint', reason: 'level.changed', amount: 200 })

export const Taken: Story = {
  ...asPlayer(() => answers([levelGift], { [TAKE]: { body: { success: true } } })),
  play: async ({ canvas, t }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: 'For level 4' }) }),
    )
    await canvas.findByRole('region', { name: t('gifts:used') })
    await expect(titlesIn(canvas, t('gifts:used'))).toEqual(['For level 4'])
    await expect(canvas.queryByRole('region', { name: t('gifts:received') })).toBeNull()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

export const TakeRefused: Story = {
  ...asPlayer(() => answers([levelGift], { [TAKE]: refused('gift_expired') })),
  play: async ({ canvas, t }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: 'For level 4' }) }),
    )
    await expect(await canvas.findByText(t('forms:gift_expired'))).toBeVisible()
    await expect(titlesIn(canvas, t('gifts:received'))).toEqual(['For level 4'])
  },
}

/** Gifts that end while they are looked at move to the expired ones, one after the other, by the server's time. */
export const Expires: Story = {
  ...asPlayer(({ currency }) =>
    answers([
      forDeposits(currency, 1, { title: 'Ends first', expiredAt: inHours(1) }),
      forDeposits(currency, 2, { title: 'Ends later', expiredAt: inHours(3) }),
    ]),
  ),
  play: async ({ canvas, t, site }) => {
    const { clock } = site
    await canvas.findByRole('region', { name: t('gifts:received') })
    await expect(canvas.getAllByRole('timer', { name: t('gifts:timeLeft') })).toHaveLength(2)
    clock.sync(new Date(STORY_NOW + 2 * HOUR).toUTCString(), 0)
    await canvas.findByRole('region', { name: t('gifts:expired') })
    await expect(titlesIn(canvas, t('gifts:expired'))).toEqual(['Ends first'])
    await expect(titlesIn(canvas, t('gifts:received'))).toEqual(['Ends later'])
    clock.sync(new Date(STORY_NOW + 4 * HOUR).toUTCString(), 0)
    await waitFor(() => expect(canvas.queryByRole('region', { name: t('gifts:received') })).toBeNull())
    await expect(titlesIn(canvas, t('gifts:expired'))).toEqual(['Ends later', 'Ends first'])
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.queryByRole('link', { name: t('layout:deposit') })).toBeNull()
  },
}

const live = new StorySocket()

/** What is wagered elsewhere is shown here. */
export const WagerMoves: Story = {
  ...asPlayer(({ currency }) => answers([forDeposits(currency, 1, { state: 'activated', rollover: 64 })]), {
    socket: live,
  }),
  play: async ({ canvas, globals, site }) => {
    const { platform, timers } = meansOf(site)
    const { defaultCurrency: currency } = settingsOf(globals).brand
    const stop = site.start()
    const bar = () => canvas.getByRole('progressbar', { name: 'Weekend bonus' })
    await waitFor(() => expect(bar()).toHaveAttribute('value', '64'))
    const moved = forDeposits(currency, 1, { state: 'activated', rollover: 80 })
    platform.reply(GIFTS, { body: { data: [moved] } })
    await live.emit('gift-state-changed', { id: 1, state: 'activated', reason: 'promotions' })
    timers.advance(1000)
    await waitFor(() => expect(bar()).toHaveAttribute('value', '80'))
    stop()
  },
}

export const NothingYet: Story = {
  tags: ['axe:brands'],
  ...asPlayer(() => answers([])),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('gifts:empty'))).toBeVisible()
    const links = canvas.getAllByRole('link', { name: t('profile:promoCode') })
    await expect(links.at(-1)).toHaveAttribute('href', '/profile/promo-code')
  },
}

export const LongTexts: Story = {
  ...asPlayer(({ currency }) =>
    answers([
      forDeposits(currency, 1, {
        title: 'Keeperofthetreasures'.repeat(5),
        is_selected: true,
        restrictions: { depositLimits: [{ currency, limit: 99_999_999_999 }] },
      }),
      ...giftsOfEveryType(currency).map((gift) => ({
        ...gift,
        title: `${gift.title} ${'Unbreakable'.repeat(12)}`,
        gifts: [{ title: 'Treasure'.repeat(20), type: 'Cash', amount: 99_999_999_999 }],
        restrictions: {
          games: [{ slug: 'long', name: 'Keeperofthetreasures'.repeat(8) }],
          producers: [{ slug: 'long', name: 'Saltworks & Sons '.repeat(8).trim() }],
        },
      })),
      plain(5, 'A very long name of a gift '.repeat(5).trim(), { type: 'compoint', reason: 'level.changed' }),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /A very long name/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Loading: Story = asPlayer('waits')

/** Every fault of the platform says that the gifts did not load, and a retry loads them. */
export const EveryFault: Story = {
  ...asPlayer(({ currency }) => answers(eachState(currency))),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const { platform, timers } = meansOf(site)
    platform.reply('POST /json-api/token/refresh', { body: { success: true, expiresIn: 900 } })
    const { list } = site.playerPart(GiftsStore)!
    await canvas.findByRole('region', { name: t('gifts:received') })
    for (const { name, reply } of PLATFORM_FAULTS) {
      const before = platform.requestsTo(GIFTS).length
      platform.reply(GIFTS, reply)
      list.reset()
      void list.load().catch(() => undefined)
      await waitFor(() => expect(platform.requestsTo(GIFTS).length, name).toBeGreaterThan(before))
      if (reply === 'waits') timers.advance(30_000)
      await waitFor(() => expect(canvas.queryByText(t('gifts:failed')), name).not.toBeNull())
      platform.reply(GIFTS, { body: { data: [levelGift] } })
      await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
      await canvas.findByRole('region', { name: t('gifts:received') })
    }
  },
}
