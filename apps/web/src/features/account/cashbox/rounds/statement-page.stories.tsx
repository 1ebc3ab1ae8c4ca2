import { noPicture } from '@croupier/story-kit'
import { formatMoney } from '@croupier/domain/core'
import { RoundsStore } from '@croupier/domain/cashbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { framed } from '#testing/framed.tsx'
import { inCashbox } from '#testing/story-data/cashbox.ts'
import { historyOfPlayDown, noHistoryOfPlay, results } from '#testing/story-data/rounds.ts'
import { Page } from './statement-page.tsx'

const RESULTS = '/json-api/users/play-results'

const meta = {
  title: 'Web/Cashbox/Statement',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    platformSays: ['Anna Kim', new Intl.DateTimeFormat().resolvedOptions().timeZone],
  },
  decorators: [
    framed(({ parameters }) => ({
      path: `/cashbox/history/statement${String(parameters['query'] ?? '')}`,
      route: '/cashbox/history/statement',
    })),
  ],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = inCashbox({ platform: 'waits' })

/** Of a year that has not ended: months in which something was paid or played. */
export const ThisYear: Story = {
  tags: ['axe:brands'],
  ...inCashbox({
    answers: (currency) => results(currency, { last: { stake: 9000, win: 100, deposited: 70_000, withdrawn: 5000 } }),
  }),
  play: async ({ canvas, t, currency }) => {
    const table = await canvas.findByRole('table')
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(2)
    const year = canvas.getByTestId('year')
    for (const amount of [75_000, 5000, 11_000, 1600])
      await expect(year.textContent).toContain(formatMoney(amount, currency, t.locale))
    await expect(year.textContent).toContain(formatMoney(-9400, currency, t.locale, { sign: 'always' }))
    await expect(canvas.getByRole('button', { name: t('play-history:print') })).toBeVisible()
  },
}

export const AnotherYear: Story = {
  ...inCashbox({ answers: (currency) => results(currency) }),
  parameters: noPicture('as ThisYear, with twelve months'),
  play: async ({ canvas, t, brand, platform }) => {
    const choice = await canvas.findByLabelText(t('play-history:year'))
    choice.focus()
    await userEvent.selectOptions(choice, '2025')
    const heading = t('play-history:statementOf', { brand: brand.name, year: '2025' })
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible()
    await waitFor(() =>
      expect(
        platform
          .requestsTo(RESULTS)
          .at(-1)
          ?.url.match(/bound=2025/g),
      ).toHaveLength(12),
    )
    await expect(choice).toHaveFocus()
  },
}

/** A page that is open over the year's end goes on showing its year, and offers the new one. */
export const OverTheYearsEnd: Story = {
  ...inCashbox({ answers: (currency) => results(currency) }),
  parameters: noPicture('as ThisYear'),
  play: async ({ canvas, t, brand, site }) => {
    const choice = await canvas.findByLabelText(t('play-history:year'))
    site.clock.set(new Date(2027, 0, 1, 0, 1).getTime())
    await site.playerPart(RoundsStore)?.statement(2026).reload()
    await expect(await canvas.findByRole('option', { name: '2027' })).toBeInTheDocument()
    await expect(choice).toHaveValue('2026')
    const heading = t('play-history:statementOf', { brand: brand.name, year: '2026' })
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible()
  },
}

/** A year that an address names stays, however long ago it was. */
export const LongAgo: Story = {
  ...inCashbox({ answers: (currency) => results(currency) }),
  parameters: { query: '?period=2019', ...noPicture('as ThisYear, with twelve months') },
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByLabelText(t('play-history:year'))).toHaveValue('2019')
  },
}

/** What the platform does not say of payments is left out, and never shown as nothing. */
export const WithoutPayments: Story = {
  ...inCashbox({ answers: (currency) => results(currency, { last: { deposited: null, withdrawn: null } }) }),
  parameters: noPicture('as ThisYear, without two columns'),
  play: async ({ canvas, t }) => {
    await canvas.findByTestId('year')
    await expect(canvas.queryByText(t('play-history:deposits'))).toBeNull()
    await expect(canvas.queryByText(t('play-history:payouts'))).toBeNull()
  },
}

/** A month that did not arrive could hide a loss: there is no sum without it. */
export const WithoutAMonth: Story = {
  ...inCashbox({ answers: (currency) => results(currency, { leftOut: 1 }) }),
  parameters: noPicture('as ThisYear, with a text in place of the sum'),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('play-history:resultsPart'))).toBeVisible()
    await expect(canvas.queryByTestId('year')).toBeNull()
  },
}

export const Down: Story = {
  ...inCashbox({ answers: () => historyOfPlayDown }),
  parameters: noPicture('as other pages whose data did not load'),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('play-history:resultsFailed'))).toBeVisible()
  },
}

export const BySupport: Story = {
  ...inCashbox({ answers: () => noHistoryOfPlay }),
  parameters: noPicture('as that of the rounds'),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('play-history:bySupport'))).toBeVisible()
  },
}
