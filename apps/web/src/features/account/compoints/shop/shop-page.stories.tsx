import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCompointShop, type WireProduct } from '@croupier/domain/loyalty'
import { PLATFORM_FAULTS, wireProduct, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { expectLink } from '#testing/expect-link.ts'
import { everyFault } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { meansOf, StorySocket } from '#testing/story-site.tsx'
import { nothingMade } from '#testing/story-data/nothing-made.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { Page } from './shop-page.tsx'

const PATH = '/compoints'
const PRODUCTS = '/json-api/compoint-products'
const BUY = `POST ${PRODUCTS}/1`
const FOUND = '/json-api/compoint-purchases/story'

const meta = {
  title: 'Web/Compoints/Shop',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(({ parameters }) => ({ path: String(parameters['address'] ?? PATH), route: PATH }))],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** The player has 1,280 compoints and is on level 3. */
const product = (id: number, title: string, price: number, changes: Partial<WireProduct> = {}): WireProduct =>
  wireProduct(id, { title, price, image: null, description: 'For the games that count towards the wager.', ...changes })

const cash = product(1, '€5 in cash', 500)
const shelf = [
  product(2, '€25 in cash', 2300),
  product(3, '€10 bonus', 260, { type: 'bonus_offer', wager: 25 }),
  cash,
  product(4, '30 spins', 190, { type: 'giftspin', left: 3 }),
  product(5, '5,000 experience points', 440, { type: 'xp', level: 5 }),
  product(6, 'A personal manager for 30 days', 1200, { type: 'custom', left: 0 }),
]

const answers = (products: readonly object[], own: AnswerTable = {}): AnswerTable => ({
  [PRODUCTS]: { body: { data: products } },
  '/json-api/user-gifts': { body: { data: [] } },
  '/json-api/users/balance': { body: { data: { balance: 100_000, currency: 'EUR', compoint_balance: 780 } } },
  ...own,
})

const cards = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.getAllByRole('listitem').map((item) => item.querySelector('.text-sm')?.textContent)
const dialogOf = () => within(document.body).findByRole('dialog')
const pointsIn = (t: Translate, count: number) => t('loyalty:amount', { count })

/** The button of the product that the address names. */
async function buyButton({ t }: Play, price = 500): Promise<HTMLElement> {
  const name = t('compoint-shop:buyFor', { points: pointsIn(t, price) })
  return within(await dialogOf()).findByRole('button', { name })
}

/** What can be bought comes first, the dearest first; the rest says what is missing. */
export const Products: Story = {
  tags: ['visual:brands'],
  ...asPlayer(answers(shelf)),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText('€5 in cash')
    await expect(cards(play)).toEqual([
      '€5 in cash',
      '€10 bonus',
      '30 spins',
      '5,000 experience points',
      'A personal manager for 30 days',
      '€25 in cash',
    ])
    // With its no-break spaces.
    const missing = t('compoint-shop:missing', { points: pointsIn(t, 1020) })
    await expect(canvas.getByText(missing, { normalizer: String })).toBeVisible()
    await expect(canvas.getByText(t('compoint-shop:fromLevel', { level: 5 }))).toBeVisible()
    await expect(canvas.getByText(t('compoint-shop:soldOut'))).toBeVisible()
    await expectLink(canvas, /30 spins/, '/compoints?product=4')
  },
}

export const FiltersAndOrder: Story = {
  parameters: noPicture('the controls are on the picture of another story'),
  ...asPlayer(answers(shelf)),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText('€5 in cash')
    const chip = (name: string) => canvas.getByRole('button', { name })
    await userEvent.click(chip(t('compoint-shop:money')))
    await waitFor(() => expect(cards(play)).toEqual(['€5 in cash', '€25 in cash']))
    await userEvent.click(chip(t('compoint-shop:affordable')))
    await waitFor(() => expect(cards(play)).toEqual(['€5 in cash']))
    await userEvent.click(chip(t('compoint-shop:points')))
    await expect(await canvas.findByText(t('compoint-shop:nothing'))).toBeVisible()
    await userEvent.click(chip(t('compoint-shop:points')))
    await waitFor(() => expect(chip(t('compoint-shop:points'))).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.click(chip(t('compoint-shop:affordable')))
    await waitFor(() => expect(chip(t('compoint-shop:affordable'))).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('compoint-shop:order') }), 'cheap')
    await waitFor(() => expect(cards(play).slice(0, 3)).toEqual(['30 spins', '€10 bonus', '5,000 experience points']))
  },
}

const live = new StorySocket()

/** A balance that moves elsewhere shows here at once. */
export const BalanceMoves: Story = {
  parameters: { ...noPicture('as another story, with other numbers'), address: `${PATH}?product=1` },
  // A read that begins after the event would bring the old balance again.
  ...asPlayer(answers(shelf, { '/json-api/users/balance': 'waits' }), { socket: live }),
  play: async (play) => {
    const { t, site } = play
    const stop = site.start()
    await buyButton(play)
    await live.emit('compoints-balance-changed', { compointBalance: 460 })
    const dialog = await dialogOf()
    const missing = t('compoint-shop:missing', { points: pointsIn(t, 40) })
    await within(dialog).findByText(missing)
    await expect(within(dialog).getByRole('link', { name: t('compoint-shop:howToEarn') })).toBeVisible()
    stop()
  },
}

/** What it costs, what is left afterwards, and the conditions. */
export const Offer: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...asPlayer(answers(shelf)),
  play: async (play) => {
    const { t } = play
    await userEvent.click(await play.canvas.findByRole('link', { name: /€10 bonus/ }))
    const button = await buyButton(play, 260)
    await waitFor(() => expect(button).toHaveFocus())
    const dialog = within(await dialogOf())
    await expect(dialog.getByText(t('compoint-shop:after')).parentElement).toHaveTextContent(/1[\s.,]?020/)
    await expect(dialog.getByText(t('compoint-shop:wager', { wager: 25 }))).toBeVisible()
    await expect(dialog.getByText(t('compoint-shop:pickUp', { count: 100 }))).toBeVisible()
  },
}

/** Five presses of Enter buy once, and the focus is on the outcome. */
export const Bought: Story = {
  ...asPlayer(answers(shelf, { [BUY]: { body: { success: true, price: 500 } } })),
  play: async (play) => {
    const { canvas, t, site } = play
    const stop = site.start()
    await userEvent.click(await canvas.findByRole('link', { name: /€5 in cash/ }))
    const button = await buyButton(play)
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    const dialog = within(await dialogOf())
    const text = await dialog.findByText(t('compoint-shop:boughtText', { product: cash.title }))
    await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true))
    await dialog.findByText(t('compoint-shop:nowLeft', { points: pointsIn(t, 780) }), { exact: false })
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(play.platform.requestsTo(BUY)).toHaveLength(1)
    await expectLink(dialog, t('compoint-shop:toPurchases'), '/compoints/purchased')
    await expect(site.player?.balance.value?.compoints).toBe(780)
    await userEvent.click(dialog.getByRole('button', { name: t('compoint-shop:backToShop') }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    stop()
  },
}

/** The price at the press is another one: nothing is sent, the new one is shown and asked again. */
export const PriceChanged: Story = {
  parameters: { ...noPicture('as another story, with another price'), address: `${PATH}?product=1` },
  ...asPlayer(answers(shelf)),
  play: async (play) => {
    const { t } = play
    const button = await buyButton(play)
    play.platform.reply(PRODUCTS, { body: { data: [{ ...cash, price: 600 }] } })
    await userEvent.click(button)
    await within(await dialogOf()).findByText(t('compoint-shop:price_changed'), { exact: false })
    await buyButton(play, 600)
    await expect(play.platform.requestsTo(BUY)).toHaveLength(0)
  },
}

/** Each refusal has its text; the platform's own text is shown unchanged. */
export const EveryRefusal: Story = {
  parameters: { ...everyFault, address: `${PATH}?product=1` },
  ...asPlayer(answers(shelf, nothingMade())),
  play: async (play) => {
    const { t } = play
    const { platform } = play
    const says = [
      ['error_funds', t('compoint-shop:error_funds')],
      ['error_sold_out', t('compoint-shop:error_sold_out')],
      ['error_level', t('compoint-shop:error_level')],
      ['error_not_found', t('compoint-shop:error_not_found')],
      ['Come back on <Friday>', 'Come back on <Friday>'],
      ['moon_phase', t('forms:press_rejected')],
    ] as const
    for (const [error, text] of says) {
      platform.reply(BUY, { body: { error } })
      const before = platform.requestsTo(BUY).length
      await userEvent.click(await buyButton(play))
      await waitFor(() => expect(platform.requestsTo(BUY)).toHaveLength(before + 1))
      await within(await dialogOf()).findByText(text, { exact: false })
      await within(await dialogOf()).findByText(t('compoint-shop:nothingBought'), { exact: false })
    }
  },
}

/** The answer is lost: it is looked up, and nothing is sent again. */
export const AnswerLost: Story = {
  parameters: { ...noPicture('it waits with a spinner'), address: `${PATH}?product=1` },
  ...asPlayer(answers(shelf, { [BUY]: 'cut', [FOUND]: { status: 503 } })),
  play: async (play) => {
    const { t } = play
    const { platform } = play
    await userEvent.click(await buyButton(play))
    const dialog = within(await dialogOf())
    await dialog.findByText(t('compoint-shop:checkingText', { product: cash.title }))
    await dialog.findByText(t('forms:noAnswerYet'))
    await expect(platform.requestsTo(BUY)).toHaveLength(1)
  },
}

export const FoundAfterLostAnswer: Story = {
  parameters: { ...noPicture('as after a purchase'), address: `${PATH}?product=1` },
  ...asPlayer(answers(shelf, { [BUY]: 'cut', [FOUND]: { body: { data: { gift_id: 9, price: 500 } } } })),
  play: async (play) => {
    const { t } = play
    await userEvent.click(await buyButton(play))
    const dialog = within(await dialogOf())
    await dialog.findByText(t('compoint-shop:boughtText', { product: cash.title }))
    await expect(play.platform.requestsTo(BUY)).toHaveLength(1)
  },
}

/** The platform never got it and closed its key: nothing was bought, and it can be tried again. */
export const NeverArrived: Story = {
  parameters: { ...noPicture('ends as it began'), address: `${PATH}?product=1` },
  ...asPlayer(
    answers(shelf, {
      [BUY]: 'cut',
      ...nothingMade(),
    }),
  ),
  play: async (play) => {
    const { t, timers } = play
    await userEvent.click(await buyButton(play))
    const dialog = within(await dialogOf())
    await dialog.findByText(t('compoint-shop:checkingTitle'))
    const text = t('compoint-shop:missingText', { product: cash.title })
    await waitFor(() => {
      timers.advance(5000)
      return expect(dialog.queryByText(text)).not.toBeNull()
    })
    await userEvent.click(dialog.getByRole('button', { name: t('compoint-shop:backToProduct') }))
    await buyButton(play)
    await expect(play.platform.requestsTo(BUY)).toHaveLength(1)
  },
}

/** The address names a product and the shop does not load: the dialog says so and loads it again. */
export const ProductNotLoaded: Story = {
  parameters: { ...noPicture('one sentence and a button'), address: `${PATH}?product=1` },
  ...asPlayer(answers(shelf, { [PRODUCTS]: { status: 503 } })),
  play: async (play) => {
    const { t } = play
    const dialog = within(await dialogOf())
    await dialog.findByText(t('compoint-shop:failed'))
    play.platform.reply(PRODUCTS, { body: { data: shelf } })
    await userEvent.click(dialog.getByRole('button', { name: t('errors:retry') }))
    await buyButton(play)
    await expect(dialog.queryByText(t('compoint-shop:failed'))).toBeNull()
  },
}

export const NoLongerThere: Story = {
  parameters: { ...noPicture('one sentence'), address: `${PATH}?product=99` },
  ...asPlayer(answers(shelf)),
  play: async ({ t }) => {
    await within(await dialogOf()).findByText(t('compoint-shop:error_not_found'))
  },
}

/** A product with only the fields that every platform must send. */
export const OnlyNamedFields: Story = {
  parameters: noPicture('the same parts as on another story'),
  ...asPlayer(
    answers(
      [
        { id: 1, title: '€5 in cash', price: 500 },
        { id: 2, price: 1 },
      ],
      { [BUY]: { body: {} } },
    ),
  ),
  play: async (play) => {
    const { canvas, t } = play
    const link = await canvas.findByRole('link', { name: /€5 in cash/ })
    await expect(cards(play)).toEqual(['€5 in cash'])
    await userEvent.click(link)
    await userEvent.click(await buyButton(play))
    const dialog = within(await dialogOf())
    await dialog.findByText(t('compoint-shop:boughtText', { product: '€5 in cash' }))
  },
}

export const LongTexts: Story = {
  parameters: noPicture('checks the width only'),
  ...asPlayer(
    answers([
      product(1, 'Keeperofthetreasures'.repeat(5), 999_999_999),
      product(2, 'A very long name of a gift '.repeat(6).trim(), 1),
    ]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /A very long name/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Empty: Story = {
  ...asPlayer(answers([])),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('compoint-shop:empty'))).toBeVisible()
  },
}

export const Loading: Story = asPlayer('waits')

/** Every fault of the platform says that the shop did not load, and a retry loads it. */
export const EveryFault: Story = {
  ...asPlayer(answers(shelf)),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const { platform, timers } = meansOf(site)
    platform.reply('POST /json-api/token/refresh', { body: { success: true, expiresIn: 900 } })
    const { products } = site.playerPart(createCompointShop)!
    await canvas.findByText('€5 in cash')
    for (const { name, reply } of PLATFORM_FAULTS) {
      const before = platform.requestsTo(PRODUCTS).length
      platform.reply(PRODUCTS, reply)
      products.reset()
      void products.load().catch(() => undefined)
      await waitFor(() => expect(platform.requestsTo(PRODUCTS).length, name).toBeGreaterThan(before))
      if (reply === 'waits') timers.advance(30_000)
      await waitFor(() => expect(canvas.queryByText(t('compoint-shop:failed')), name).not.toBeNull())
      platform.reply(PRODUCTS, { body: { data: shelf } })
      await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
      await canvas.findByText('€5 in cash')
    }
  },
}
