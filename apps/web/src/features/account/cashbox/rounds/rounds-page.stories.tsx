import { noPicture } from '@croupier/story-kit'
import { formatMoney } from '@croupier/domain/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { framed } from '#testing/framed.tsx'
import { inCashbox } from '#testing/story-data/cashbox.ts'
import { historyOfPlayDown, noHistoryOfPlay, noRounds, results, someRounds } from '#testing/story-data/rounds.ts'
import { Page } from './rounds-page.tsx'

const ROUNDS = '/json-api/users/rounds'

const meta = {
  title: 'Web/Cashbox/Rounds',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['Moon', 'Sun'] },
  decorators: [framed('/cashbox/history/play')],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = inCashbox({ platform: 'waits' })

/** A loss is said as plainly as a win, in each round and in all. */
export const Losses: Story = {
  tags: ['axe:brands'],
  ...inCashbox({
    answers: (currency) => ({ ...someRounds(currency), ...results(currency, { last: { stake: 9000, win: 100 } }) }),
  }),
  play: async ({ canvas, t, currency }) => {
    const cards = await canvas.findAllByTestId('round')
    await expect(cards.map((card) => card.dataset['net'])).toEqual(['-20000', '1230000', '3000', '0'])
    await expect(cards[0]?.textContent).toContain(formatMoney(-20_000, currency, t.locale, { sign: 'always' }))
    await expect(cards[2]).toHaveTextContent(t('play-history:free'))
    await expect((await canvas.findByTestId('net')).textContent).toBe(
      t('play-history:lost', { amount: formatMoney(9400, currency, t.locale) }),
    )
  },
}

export const Wins: Story = {
  ...inCashbox({
    answers: (currency) => ({ ...someRounds(currency), ...results(currency, { last: { stake: 100, win: 9000 } }) }),
  }),
  parameters: noPicture('as Losses'),
  play: async ({ canvas, t, currency }) => {
    await expect((await canvas.findByTestId('net')).textContent).toBe(
      t('play-history:won', { amount: formatMoney(8400, currency, t.locale) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('play-history:byYear') }))
    await expect(await canvas.findByText(t('play-history:years5'))).toBeVisible()
    await userEvent.click(await canvas.findByText(t('play-history:steps')))
    await expect(await canvas.findByText('2026')).toBeVisible()
  },
}

/** A part that did not arrive could hide a loss: there is no sum without it. */
export const WithoutAStep: Story = {
  ...inCashbox({ answers: (currency) => ({ ...someRounds(currency), ...results(currency, { leftOut: 1 }) }) }),
  parameters: noPicture('as Losses, with a text in place of the sum'),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('play-history:resultsPart'))).toBeVisible()
    await expect(canvas.queryByTestId('net')).toBeNull()
  },
}

/** Another year is asked for, until the first round that the platform keeps. */
export const Older: Story = {
  ...inCashbox({ answers: (currency) => ({ ...someRounds(currency), ...results(currency) }) }),
  parameters: noPicture('as Losses'),
  play: async ({ canvas, t, platform }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('play-history:older') }))
    const asked = () => new URL(platform.requestsTo(ROUNDS).at(-1)?.url ?? '', 'http://platform.test').searchParams
    await waitFor(() => expect(asked().get('from')).toBe(new Date(2025, 1, 9).toISOString()))
    await userEvent.click(await canvas.findByRole('button', { name: t('play-history:older') }))
    await waitFor(() => expect(asked().get('from')).toBe(new Date(2024, 1, 9).toISOString()))
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('play-history:older') })).toBeNull())
  },
}

/** The first day by default is that of the moment when the page opened. */
export const OverMidnight: Story = {
  ...inCashbox({ answers: (currency) => ({ ...someRounds(currency), ...results(currency) }) }),
  parameters: noPicture('as Losses'),
  play: async ({ canvas, t, site, socket, platform }) => {
    const stop = site.start()
    const asked = () => new URL(platform.requestsTo(ROUNDS).at(-1)?.url ?? '', 'http://platform.test').searchParams
    await canvas.findAllByTestId('round')
    const first = asked().get('from')
    site.clock.set(site.clock.now() + 24 * 60 * 60_000)
    const before = platform.requestsTo(ROUNDS).length
    await socket.emit('round-finished', { id: 5 })
    await userEvent.click(await canvas.findByRole('button', { name: t('play-history:newRounds') }))
    await waitFor(() => expect(platform.requestsTo(ROUNDS).length).toBeGreaterThan(before))
    await expect(asked().get('from')).toBe(first)
    await userEvent.selectOptions(canvas.getByLabelText(t('play-history:game')), 'sun')
    await waitFor(() => expect(asked().get('game')).toBe('sun'))
    await expect(asked().get('from')).toBe(first)
    stop()
  },
}

export const OneGame: Story = {
  ...inCashbox({ answers: (currency) => ({ ...someRounds(currency), ...results(currency) }) }),
  parameters: noPicture('as Losses'),
  play: async ({ canvas, t, platform }) => {
    await canvas.findAllByTestId('round')
    await userEvent.selectOptions(canvas.getByLabelText(t('play-history:game')), 'sun')
    await waitFor(() => expect(platform.requestsTo(ROUNDS).at(-1)?.url).toContain('game=sun'))
  },
}

/** A round that ends while the page is open is told; the list moves when the player asks. */
export const ARoundEnds: Story = {
  ...inCashbox({ answers: (currency) => ({ ...someRounds(currency), ...results(currency) }) }),
  parameters: noPicture('as Losses, with a line above the list'),
  play: async ({ canvas, t, site, socket, platform }) => {
    const stop = site.start()
    await canvas.findAllByTestId('round')
    const before = platform.requestsTo(ROUNDS).length
    await socket.emit('round-finished', { id: 5 })
    const show = await canvas.findByRole('button', { name: t('play-history:newRounds') })
    await expect(platform.requestsTo(ROUNDS)).toHaveLength(before)
    await userEvent.click(show)
    await waitFor(() => expect(platform.requestsTo(ROUNDS).length).toBeGreaterThan(before))
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('play-history:newRounds') })).toBeNull())
    stop()
  },
}

export const Empty: Story = {
  ...inCashbox({
    answers: (currency) => ({ ...noRounds, ...results(currency, { last: { rounds: 0, stake: 0, win: 0 } }) }),
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('play-history:noRounds'))).toBeVisible()
  },
}

export const Down: Story = {
  ...inCashbox({ answers: () => historyOfPlayDown }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:historyFailed'))).toBeVisible()
    await expect(await canvas.findByText(t('play-history:resultsFailed'))).toBeVisible()
  },
}

/** A platform without the calls: support sends the history. */
export const BySupport: Story = {
  ...inCashbox({ answers: () => noHistoryOfPlay }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('play-history:bySupport'))).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(t('play-history:results'))).toBeNull())
  },
}
