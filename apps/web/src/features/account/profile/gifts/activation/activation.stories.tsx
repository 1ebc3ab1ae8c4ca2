import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@croupier/domain/core'
import { GiftsStore, GIFT_REFUSALS, type WireGift } from '@croupier/domain/gifts'
import { wireGift, wireLevelStep, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { checkEveryFault, everyFault, formatActivationFault } from '#testing/form-faults.ts'
import { settingsOf, textsOf } from '#testing/story-settings.tsx'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { GAMES_ORIGIN, refused } from '#testing/story-site.tsx'
import { Page } from '../gifts-page.tsx'

const PATH = '/profile/gifts'
const GIFTS = '/json-api/user-gifts'
const ACTIVATE = 'PUT /json-api/gifts/activate/1'
const CANCEL = 'POST /json-api/user-gifts/cancel/2'

const meta = {
  title: 'Web/Profile/Gift activation',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['AK'] },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Globals = Readonly<Record<string, unknown>>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Play = Parameters<NonNullable<Story['play']>>[0]

const plain = (id: number, title: string, changes: Partial<WireGift>): WireGift =>
  wireGift(id, { title, expiredAt: null, restrictions: null, percent: null, ...changes })

const cashback = plain(1, 'Cashback of the week', { type: 'cashback', amount: 32_000, wager: 3 })
const prize = plain(1, 'Prize of the tournament', { type: 'cash', amount: 50_000, wager: null })
const running = plain(2, 'Friday double', { type: 'bonus_offer', state: 'activated', wager: 30, rollover: 64 })
const cancellable = { ...running, isCancelable: true }

const answers = (gifts: readonly object[], own: AnswerTable = {}): AnswerTable => ({
  '/json-api/levels': { body: { data: [wireLevelStep(4, { image: null })] } },
  [GIFTS]: { body: { data: gifts } },
  ...own,
})

const page = () => within(document.body)
const regionOf = (canvas: Canvas, name: string) => canvas.findByRole('region', { name })

const buttonOf = (canvas: Canvas, globals: Globals, gift = 'Cashback of the week') =>
  canvas.findByRole('button', { name: textsOf(globals)('gift-activation:activateNamed', { gift }) })

/** Opens the question and answers yes. */
async function activate({ canvas, globals, t }: Play): Promise<void> {
  await userEvent.click(await buttonOf(canvas, globals))
  const question = await page().findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: t('gift-activation:activate') }))
}

/** A bonus shows its terms before it is activated; without a yes nothing is sent. */
export const Terms: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...asPlayer(answers([cashback])),
  play: async (play) => {
    const { canvas, globals, t } = play
    await userEvent.click(await buttonOf(canvas, globals))
    const question = await page().findByRole('alertdialog')
    const sum = formatMoney(96_000, settingsOf(globals).brand.defaultCurrency, t.locale, { cents: 'when-needed' })
    await expect(
      within(question).getByText(t('bonus:wagerSum', { times: '3', sum }), { normalizer: String }),
    ).toBeVisible()
    await expect(play.platform.requestsTo(ACTIVATE)).toHaveLength(0)
  },
}

export const ClosedByEscape: Story = {
  parameters: noPicture('the page is as before'),
  ...asPlayer(answers([cashback])),
  play: async (play) => {
    const { canvas, globals } = play
    const button = await buttonOf(canvas, globals)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await page().findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(play.platform.requestsTo(ACTIVATE)).toHaveLength(0)
  },
}

/** By keyboard alone: the gift moves to the active ones, and the focus goes with it. */
export const ByKeyboard: Story = {
  ...asPlayer(answers([cashback], { [ACTIVATE]: { body: { success: true } } })),
  play: async (play) => {
    const { canvas, globals, t } = play
    const button = await buttonOf(canvas, globals)
    button.focus()
    await userEvent.keyboard('{Enter}')
    const question = await page().findByRole('alertdialog')
    const yes = within(question).getByRole('button', { name: t('gift-activation:activate') })
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
    yes.focus()
    await userEvent.keyboard('{Enter}')
    const active = await regionOf(canvas, t('gifts:activated'))
    const said = await within(active).findByText(t('gift-activation:activated'))
    await waitFor(() => expect(said).toHaveFocus())
    await expect(play.platform.requestsTo(ACTIVATE)).toHaveLength(1)
  },
}

/** Until the answer the button is busy, and no other gift is activated beside it. */
export const Waiting: Story = {
  ...asPlayer(answers([prize, plain(3, 'For level 4', { type: 'compoint', wager: null })], { [ACTIVATE]: 'waits' })),
  play: async (play) => {
    const { canvas, t } = play
    const named = (gift: string) => canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift }) })
    const button = await named('Prize of the tournament')
    await userEvent.click(button)
    await userEvent.click(button)
    const other = await named('For level 4')
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(other)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(play.platform.requestsTo(ACTIVATE)).toHaveLength(1))
    await expect(play.platform.requestsTo('PUT /json-api/gifts/activate/3')).toHaveLength(0)
  },
}

/** Each refusal has its own text, the button stays, and what can be done is below. */
export const EveryRefusal: Story = {
  parameters: everyFault,
  ...asPlayer(answers([prize])),
  play: async (play) => {
    const { canvas, t } = play
    const { platform } = play
    const button = await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: prize.title }) })
    const card = button.closest('li')!
    const ways = () => within(card).queryAllByRole('link').length + within(card).queryAllByRole('button').length
    for (const code of GIFT_REFUSALS) {
      platform.reply(ACTIVATE, refused(code))
      await userEvent.click(button)
      const text = t.maybe(`forms:${code}`)
      await expect(text, code).not.toBeNull()
      await waitFor(() => expect(within(card).queryByRole('alert')?.textContent, code).toContain(text))
      await expect(button, code).toHaveFocus()
      // Support is offered only where the operator has contacts.
      if (!/gift_(?!in_process)|multi|disabled|invalid|written/.test(code))
        await expect(ways(), code).toBeGreaterThan(1)
    }
    platform.reply(ACTIVATE, refused('moon_phase'))
    await userEvent.click(button)
    await waitFor(() => expect(within(card).queryByRole('alert')).toHaveTextContent(t('gift-activation:refused')))
  },
}

export const EmailFirst: Story = {
  ...asPlayer(answers([prize], { [ACTIVATE]: refused('email_confirmation_required') })),
  play: async ({ canvas, t }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('profile:takeGiftNamed', { gift: prize.title }) }),
    )
    const way = await canvas.findByRole('button', { name: t('gift-activation:confirmEmail') })
    await expect(way).toHaveAttribute('aria-haspopup', 'dialog')
  },
}

/** A bonus waits for the active one, which is a press away. */
export const AnotherIsActive: Story = {
  ...asPlayer(answers([cashback, running, { ...cashback, id: 3, title: 'Cashback of the month' }])),
  play: async ({ canvas, t }) => {
    const waiting = await regionOf(canvas, t('gifts:received'))
    await expect(within(waiting).getAllByText(t('gift-activation:blocked'), { exact: false })).toHaveLength(1)
    await expect(within(waiting).getAllByText(t('gift-activation:waits'))).toHaveLength(2)
    await expect(within(waiting).queryByRole('button')).toBeNull()
    await userEvent.click(within(waiting).getByRole('link', { name: running.title }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'gift-2'))
  },
}

const CANCELLED = { ...cancellable, state: 'expired', isCancelable: false, expiredAt: '2030-01-01T00:00:00Z' }

/** A bonus that may be cancelled gives way to another in one step, which says what is lost. */
export const InsteadOfAnother: Story = {
  parameters: noPicture('the dialog of Terms with the losses of Cancels'),
  ...asPlayer(
    answers([cashback, cancellable], {
      [CANCEL]: { body: { success: true } },
      [ACTIVATE]: { body: { success: true } },
    }),
  ),
  play: async (play) => {
    const { canvas, t } = play
    const { platform } = play
    const label = `${t('gift-activation:activateInstead')}: ${cashback.title}`
    const name = t('gift-activation:replaceQuestion', { bonus: running.title, gift: cashback.title })
    await userEvent.click(await canvas.findByRole('button', { name: label }))
    await page().findByRole('alertdialog', { name })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: label })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const question = within(await page().findByRole('alertdialog', { name }))
    await expect(question.getByText(t('gift-activation:losesGift'))).toBeVisible()
    await expect([...platform.requestsTo(CANCEL), ...platform.requestsTo(ACTIVATE)]).toHaveLength(0)
    platform.reply(GIFTS, { body: { data: [cashback, CANCELLED] } })
    await userEvent.click(question.getByRole('button', { name: t('gift-activation:replace') }))
    const active = within(await regionOf(canvas, t('gifts:activated')))
    await waitFor(() => expect(active.getByRole('heading', { name: cashback.title })).toBeVisible())
    await expect(platform.requestsTo(CANCEL)).toHaveLength(1)
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(1)
    await expect(canvas.getByText(t('gifts:endedEarly'))).toBeVisible()
  },
}

/** A question that is open stays what it is when a bonus becomes active meanwhile: a press never cancels that bonus. */
export const AnotherActivatedMeanwhile: Story = {
  parameters: noPicture('a refusal of EveryRefusal'),
  ...asPlayer(answers([cashback], { [ACTIVATE]: refused('active_bonus_exists') })),
  play: async (play) => {
    const { canvas, globals, t, site } = play
    const { platform } = play
    await userEvent.click(await buttonOf(canvas, globals))
    const question = await page().findByRole('alertdialog')
    platform.reply(GIFTS, { body: { data: [cashback, cancellable] } })
    await site.playerPart(GiftsStore)!.reload()
    const label = `${t('gift-activation:activateInstead')}: ${cashback.title}`
    await canvas.findByRole('button', { name: label, hidden: true })
    await expect(question).toHaveAccessibleName(t('gift-activation:question', { gift: cashback.title }))
    await userEvent.click(within(question).getByRole('button', { name: t('gift-activation:activate') }))
    await expect(await canvas.findByText(t('forms:active_bonus_exists'))).toBeVisible()
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(1)
    await expect(platform.requestsTo(CANCEL)).toHaveLength(0)
  },
}

/** What was not cancelled is not replaced. */
export const InsteadOfAnotherRefused: Story = {
  parameters: noPicture('the refusal of CancelRefused'),
  ...asPlayer(answers([cashback, cancellable], { [CANCEL]: refused('gift_not_cancelable') })),
  play: async (play) => {
    const { canvas, t } = play
    const label = `${t('gift-activation:activateInstead')}: ${cashback.title}`
    await userEvent.click(await canvas.findByRole('button', { name: label }))
    const question = within(await page().findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: t('gift-activation:replace') }))
    await expect(await canvas.findByText(t('forms:gift_not_cancelable'))).toBeVisible()
    await expect(play.platform.requestsTo(ACTIVATE)).toHaveLength(0)
  },
}

/** For a phone only: the computer says so, with the address to open there. */
export const OnAPhoneOnly: Story = {
  parameters: { platformSays: ['AK', `${GAMES_ORIGIN}${PATH}`] },
  ...asPlayer(answers([{ ...prize, restrictions: { platforms: ['mobile'] } }])),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('gift-activation:onPhone'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('gift-activation:copyAddress') })).toBeVisible()
  },
}

/** The answer is lost, but the gifts show that it was activated: nothing is sent again. */
export const AnswerLost: Story = {
  ...asPlayer(() => {
    let reads = 0
    const gifts = () => ({ body: { data: [(reads += 1) > 1 ? { ...cashback, state: 'activated' } : cashback] } })
    return answers([], { [GIFTS]: gifts, [ACTIVATE]: 'cut' })
  }),
  play: async (play) => {
    const { canvas, t } = play
    await activate(play)
    const active = await regionOf(canvas, t('gifts:activated'))
    await expect(await within(active).findByText(t('gift-activation:activated'))).toBeVisible()
    await expect(play.platform.requestsTo(ACTIVATE)).toHaveLength(1)
  },
}

/** The answer is lost and the gifts do not load: only a check is offered, which shows the outcome. */
export const Unclear: Story = {
  ...asPlayer(answers([cashback], { [ACTIVATE]: 'cut' })),
  play: async (play) => {
    const { canvas, globals, t, site } = play
    const { platform } = play
    await buttonOf(canvas, globals)
    platform.reply(GIFTS, 'cut')
    await activate(play)
    await expect(await canvas.findByText(t('gift-activation:unclear'))).toBeVisible()
    platform.reply(GIFTS, { body: { data: [cashback] } })
    // Found once the question has closed.
    const check = await canvas.findByRole('button', { name: `${t('gift-activation:check')}: Cashback of the week` })
    await userEvent.click(check)
    await expect(await canvas.findByText(t('gift-activation:missing'))).toBeVisible()
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(1)
    const { activation } = site.playerPart(GiftsStore)!
    await expect(activation.isOpen).toBe(false)
  },
}

/** Shows what is lost before a bonus is cancelled. */
export const Cancel: Story = {
  tags: ['axe:brands'],
  ...asPlayer(answers([cashback, cancellable], { [CANCEL]: { body: { success: true } } })),
  play: async (play) => {
    const { canvas, t } = play
    const name = `${t('gift-activation:cancel')}: ${running.title}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    const question = await page().findByRole('alertdialog')
    await expect(question).toHaveTextContent(running.title)
    await expect(question.textContent).toContain('64')
    await expect(play.platform.requestsTo(CANCEL)).toHaveLength(0)
  },
}

export const Cancelled: Story = {
  ...asPlayer(answers([cashback, cancellable], { [CANCEL]: { body: { success: true } } })),
  play: async (play) => {
    const { canvas, globals, t } = play
    const name = `${t('gift-activation:cancel')}: ${running.title}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    const question = await page().findByRole('alertdialog')
    play.platform.reply(GIFTS, { body: { data: [cashback, { ...running, state: 'expired' }] } })
    await userEvent.click(within(question).getByRole('button', { name: t('gift-activation:cancel') }))
    await regionOf(canvas, t('gifts:expired'))
    const said = t('gift-activation:cancelled', { gift: running.title })
    await waitFor(() => expect(canvas.getByText(said)).toHaveFocus())
    // The next one is free.
    await expect(await buttonOf(canvas, globals)).toBeVisible()
  },
}

/** Several at once, with all that is lost. */
export const CancelAll: Story = {
  ...asPlayer(
    answers([cancellable, { ...cancellable, id: 3, title: 'Birthday spins', type: 'giftspin', rollover: null }], {
      'POST /json-api/user-gifts/cancel': { body: { success: true } },
    }),
  ),
  play: async (play) => {
    const { canvas, t } = play
    await userEvent.click(await canvas.findByRole('button', { name: t('gift-activation:cancelAll') }))
    const question = await page().findByRole('alertdialog')
    await expect(question.textContent).toContain('64')
    play.platform.reply(GIFTS, { body: { data: [{ ...running, state: 'expired' }] } })
    await userEvent.click(within(question).getByRole('button', { name: t('gift-activation:cancelAll') }))
    await waitFor(() => expect(canvas.getByText(t('gift-activation:allCancelled'))).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: t('gift-activation:cancelAll') })).toBeNull()
  },
}

/** No cancel button where the platform does not mark a bonus as cancellable. */
export const NotCancellable: Story = {
  parameters: noPicture('the same as an active bonus on the page of gifts'),
  ...asPlayer(answers([running])),
  play: async ({ canvas, t }) => {
    const active = await regionOf(canvas, t('gifts:activated'))
    await expect(within(active).getByRole('progressbar', { name: running.title })).toBeVisible()
    await expect(
      within(active).queryByRole('button', { name: `${t('gift-activation:cancel')}: ${running.title}` }),
    ).toBeNull()
  },
}

export const EveryFault: Story = {
  ...asPlayer(answers([prize])),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const name = t('profile:takeGiftNamed', { gift: prize.title })
    const take = await canvas.findByRole('button', { name })
    await checkEveryFault({
      site,
      route: ACTIVATE,
      isOfPlayer: true,
      says: formatActivationFault.bind(null, t),
      form: () => take.closest('li')!,
      press: () => userEvent.click(take),
    })
  },
}
