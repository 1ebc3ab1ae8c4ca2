/**
 * @promise Prizes: the winners of each prize are in the page, the first five of them, also without script
 * @proof here (Results), prizes-section.stories (Winners)
 * @journey promotions/promotion-page
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPromotions, type Promotion } from '@croupier/domain/promotions'
import type { Site } from '@croupier/domain'
import { formatMoney, type Locale } from '@croupier/domain/core'
import { wireUserData } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { expectLink } from '#testing/expect-link.ts'
import { someGames } from '#testing/story-data/games.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aPromotion, resultsIn } from '#testing/story-data/promotion-page.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer, onSite } from '#testing/story-context.ts'
import { settingsOf } from '#testing/story-settings.tsx'
import { createPromotionGames } from '@croupier/domain/parts'
import { Page } from './promotion-page.tsx'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SLUG = 'treasure-voyage'
const NAMES = ['anna', 'boris', 'anna', 'lyra', 'quill', 'tamsin', 'oxley']

const meta = {
  title: 'Web/Promotion',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    // Units of time are Intl's.
    platformSays: [aPromotion('en'), resultsIn('en'), NAMES, 'day', 'days', 'hr', 'min', 'sec'],
  },
  decorators: [framed({ path: `/promo/${SLUG}`, route: '/promo/:slug' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const showing = (
  changes: Partial<Promotion> | ((locale: Locale) => Partial<Promotion>),
  prepare: (site: Site, locale: Locale) => unknown = () => undefined,
) =>
  onSite(
    {},
    {
      prepare: (site, { t: { locale } }) => {
        const own = typeof changes === 'function' ? changes(locale) : changes
        site.part(createPromotions).promotion(SLUG).set(aPromotion(locale, own))
        site
          .part(createPromotionGames)
          .first(SLUG)
          .set({ games: someGames(6), total: 120 })
        prepare(site, locale)
      },
    },
  )

const pool = (amount: number, currency: string | null = 'EUR'): Promotion['prizePool'] => ({
  id: 'sea',
  amount,
  currency,
})

/** Picture beside the words, the main prize over the others. */
export const Lottery: Story = {
  tags: ['visual:brands'],
  ...showing({ prizePool: pool(4_271_350), sentGifts: 318 }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('timer', { name: t('promotion:endsIn') })).toHaveTextContent(/^02/)
    const prizes = within(canvas.getByRole('region', { name: t('promotion:prizes') }))
    const [main] = await prizes.findAllByRole('heading', { level: 3 })
    await expect(main).toHaveTextContent(aPromotion(t.locale).prizes[0]?.title ?? '')
    await expectLink(canvas, t('promotion:allGames', { count: 120 }), `/promo/${SLUG}/games`)
  },
}

/** A band, and the prizes as a shop. */
export const Shop: Story = {
  tags: ['axe:brands'],
  ...showing({ template: 'template2', container: 'birthday' }),
}

/** The prize pool in the middle: it counts up to the platform's number. */
export const PrizePool: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...showing({ template: 'template3', container: 'secondary', prizePool: pool(4_271_350) }),
  play: async ({ canvas, site, t, socket, timers }) => {
    const { locale } = t
    const inPool = (amount: number) => formatMoney(amount, 'EUR', locale).replaceAll('\u{a0}', ' ')
    await expect(canvas.getByText(inPool(4_271_350))).toBeVisible()
    const stop = site.start()
    try {
      for (const amount of [4_300_001, 4_312_377])
        await socket.emit('prize-pool-counter-update', { id: 'sea', prizePool: amount })
      // Events of one frame are delivered together.
      timers.advance(100)
      await waitFor(() => expect(canvas.getByText(inPool(4_312_377))).toBeVisible())
    } finally {
      stop()
    }
  },
}

/** The picture on the other side, and a ladder of prizes. */
export const Ladder: Story = {
  tags: ['axe:brands'],
  ...showing({ template: 'template4', container: 'third' }),
}

/** The main prize as the hero. */
export const Showcase: Story = { tags: ['axe:brands', 'visual:sizes'], ...showing({ template: 'template5' }) }

/** The button of taking part goes with the press: its section keeps the focus. */
export const TakingPartByKeyboard: Story = {
  parameters: noPicture('as Web/Promotion/Own part, Joining'),
  ...asPlayer(
    {
      '/json-api/actions/7/user-data': { status: 404 },
      'POST /json-api/actions/be_participant': { body: { ok: true, action_id: 7 } },
    },
    {
      prepare: (site, { t }) => {
        site
          .part(createPromotions)
          .promotion(SLUG)
          .set(aPromotion(t.locale, { id: '7', hasParticipateButton: true }))
      },
    },
  ),
  play: async ({ canvas, t, platform }) => {
    const button = await canvas.findByRole('button', { name: t('promotion-players:takePart') })
    button.focus()
    platform.reply('/json-api/actions/7/user-data', { body: { data: wireUserData(7, { points: 0 }) } })
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(t('promotion-players:member'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: t('promotion-players:title') })).toHaveFocus())
  },
}

export const Upcoming: Story = {
  ...showing({ status: 'future', startAt: STORY_NOW + DAY, endAt: STORY_NOW + 5 * DAY, container: 'birthday' }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('timer', { name: t('promotion:startsIn') })).toBeVisible()
  },
}

const over = { status: 'past', endAt: STORY_NOW - DAY } as const

export const DrawAhead: Story = {
  ...showing({ ...over, template: 'template3', drawAt: STORY_NOW + 3 * HOUR }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('promotion:drawing'))).toBeVisible()
    await expect(canvas.getByRole('timer', { name: t('promotion:drawIn') })).toBeVisible()
  },
}

export const BeingDrawn: Story = {
  ...showing({ ...over, template: 'template4', container: 'secondary', drawAt: STORY_NOW - HOUR }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('promotion:drawingNow'))).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

/** The first names of each prize, the main one first; the rest in its dialog. */
export const Results: Story = {
  ...showing((locale) => {
    const { prizes } = aPromotion(locale)
    const winners = [['nordwind'], [], NAMES]
    const won = prizes.map((prize, index) => ({ ...prize, winners: winners[index] ?? [] }))
    return { ...over, container: 'third', results: resultsIn(locale), prizes: won }
  }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('promotion:resultsAreIn'))).toBeVisible()
    const results = within(canvas.getByRole('region', { name: t('promotion:results') }))
    const lists = results.getAllByRole('list', { name: t('promotion-prizes:winnersTitle') })
    await expect(
      lists.map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ),
    ).toEqual([['nordwind'], NAMES.slice(0, 5)])
    await userEvent.click(
      results.getByRole('button', {
        name: `${t('promotion-prizes:moreWinners', { count: 2 })} ${aPromotion(t.locale).prizes[2]?.title}`,
      }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(7)
    await userEvent.keyboard('{Escape}')
  },
}

export const Finished: Story = {
  ...showing({ ...over, template: 'template2', container: 'third' }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('promotion:finished'))).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

/** From before the start over the end to the draw by the server's time, without a reload. */
export const ByTheClock: Story = {
  parameters: noPicture('Time passes in it'),
  ...showing({
    status: 'future',
    template: 'template3',
    startAt: STORY_NOW + HOUR,
    endAt: STORY_NOW + 2 * HOUR,
    drawAt: STORY_NOW + 3 * HOUR,
  }),
  play: async ({ canvas, t, site }) => {
    const { clock } = site
    const at = (hours: number) => clock.sync(new Date(STORY_NOW + hours * HOUR + 60_000).toUTCString(), 0)
    await expect(canvas.getByText(t('promotion:upcoming'))).toBeVisible()
    at(1)
    await waitFor(() => expect(canvas.getByText(t('promotion:running'))).toBeVisible())
    at(2)
    await waitFor(() => expect(canvas.getByRole('timer', { name: t('promotion:drawIn') })).toBeVisible())
    at(3)
    await waitFor(() => expect(canvas.getByText(t('promotion:drawingNow'))).toBeVisible())
  },
}

/** Without times, prizes, pictures or texts there is still a page. */
export const Bare: Story = {
  ...showing({
    startAt: null,
    endAt: null,
    image: null,
    background: null,
    fund: '',
    rules: '',
    howToWin: '',
    prizes: [],
    currency: null,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

/** A pool whose currency the platform does not name is in the brand's. */
export const LongWords: Story = {
  ...showing({
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverlosung und noch einige Preise mehr für alle',
    prizePool: pool(98_765_432_100, null),
    sentGifts: 1_234_567,
  }),
  play: async ({ canvas, canvasElement, globals, t }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const amount = formatMoney(98_765_432_100, settingsOf(globals).brand.defaultCurrency, t.locale)
    await expect(canvas.getByText(amount.replaceAll('\u{a0}', ' '))).toBeVisible()
  },
}

export const Static: Story = {
  ...showing({ template: null }, ({ content }, locale) => {
    const { title, rules } = aPromotion(locale)
    content.page(SLUG).set({ slug: SLUG, url: `/${SLUG}`, title, html: rules })
  }),
  play: async ({ canvas, t }) => {
    const { title } = aPromotion(t.locale)
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const Loading: Story = onSite()

export const GamesFailed: Story = {
  ...onSite(
    { platform: 'down' },
    { prepare: (site, { t }) => site.part(createPromotions).promotion(SLUG).set(aPromotion(t.locale)) },
  ),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotion:gamesFailed'))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
