import type { Meta, StoryObj } from '@storybook/react-vite'
import type { WireCompointsConfig } from '@croupier/domain/loyalty'
import type { Balance } from '@croupier/domain/player'
import { wireBalance, wireCompointsConfig, type AnswerTable, type PlatformAnswer } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aPlayer } from '#testing/story-data/player.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { meansOf, refused, StorySocket } from '#testing/story-site.tsx'
import { nothingMade } from '#testing/story-data/nothing-made.ts'
import { formatPercent } from '#shared/texts/percent.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { Page } from './exchange-page.tsx'

const PATH = '/compoints/exchange'
const EXCHANGE = '/json-api/compoints/exchange'

const meta = {
  title: 'Web/Compoints/Exchange',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const balanceOf = (compoints: number) => ({
  body: { data: wireBalance({ currency: 'EUR', compoint_balance: compoints }) },
})

const answers = (config: WireCompointsConfig = wireCompointsConfig(), more: AnswerTable = {}): AnswerTable => ({
  '/json-api/compoints/config': { body: { data: config } },
  '/json-api/users/balance': balanceOf(1280),
  ...more,
})

/** €1 for `compoints`. */
const atRate = (compoints: number) =>
  wireCompointsConfig({ exchange: { min: 15, max: null, rates: [{ currency: 'EUR', compoints, amount: 100 }] } })

const known = aPlayer('EUR')

interface Seen {
  readonly platform: 'waits' | 'down' | AnswerTable
  readonly balance?: Partial<Balance>
  readonly socket?: StorySocket
  readonly isUnknown?: boolean
}

const seen = ({ platform, balance = {}, socket, isUnknown = false }: Seen) =>
  onSite({
    platform,
    player: isUnknown ? {} : { ...known, balance: { ...known.balance, ...balance } },
    ...(socket && { socket }),
  })

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function type(canvas: Canvas, t: Translate, compoints: string) {
  const field = await canvas.findByRole('textbox', { name: t('compoint-exchange:amount') })
  await userEvent.clear(field)
  await userEvent.type(field, compoints)
  return field
}

const press = async (canvas: Canvas) => {
  const form = canvas.getByTestId('exchange-result').closest('form')
  const button = form?.querySelector<HTMLElement>('[type=submit]')
  await expect(button).toBeTruthy()
  if (button) await userEvent.click(button)
}

/** The rate and the result are shown before the press; nothing is lost by rounding. */
export const BeforeThePress: Story = {
  tags: ['visual:brands'],
  ...seen({ platform: answers() }),
  play: async ({ canvas, t }) => {
    await type(canvas, t, '199')
    await expect(canvas.getByTestId('exchange-result')).toHaveTextContent(/1[.,]32/)
    await expect(canvas.getByText(t('loyalty:amount', { count: 198 }))).toBeVisible()
    const rest = t('compoint-exchange:rest', { points: t('loyalty:amount', { count: 1 }) })
    await expect(canvas.getByText(rest)).toBeVisible()
    const earning = canvas.getByTestId('compoints-earning')
    await expect(earning).toHaveTextContent(/9[.,]10/)
    const ofLevel = t('compoints:earnLevel', { percent: formatPercent(t, 10) })
    // The text is compared with plain spaces.
    await expect(earning).toHaveTextContent(ofLevel.replaceAll('\u00A0', ' '))
  },
}

export const Steps: Story = {
  ...seen({ platform: answers() }),
  play: async ({ canvas, t }) => {
    const steps = within(await canvas.findByRole('group', { name: t('compoint-exchange:steps') }))
    await expect(steps.getAllByRole('button')).toHaveLength(4)
    await userEvent.click(steps.getAllByRole('button').at(-1) as HTMLElement)
    await expect(canvas.getByTestId('exchange-result')).toHaveTextContent(/8[.,]53/)
  },
}

/** Rules of the number, in words with the currency's own plural forms. */
export const BrokenRules: Story = {
  ...seen({ platform: answers() }),
  play: async ({ canvas, t }) => {
    const points = (count: number) => t('loyalty:amount', { count })
    const field = await type(canvas, t, '14')
    await expect(field).toHaveAccessibleDescription(
      new RegExp(t('compoint-exchange:below_minimum', { min: points(15) })),
    )
    await type(canvas, t, '1301')
    await expect(canvas.getByText(t('compoint-exchange:error_funds', { missing: points(21) }))).toBeVisible()
    await expect(canvas.getByTestId('exchange-result')).toHaveTextContent('—')
  },
}

const paid = (body: object): PlatformAnswer => ({ body })

export const Done: Story = {
  ...seen({
    platform: answers(undefined, { [EXCHANGE]: paid({ success: true, compoints: 150, amount: 100 }) }),
  }),
  play: async ({ canvas, t, site }) => {
    const { platform } = meansOf(site)
    const stop = site.start()
    await type(canvas, t, '150')
    await press(canvas)
    const panel = within(await canvas.findByTestId('step-panel'))
    const text = t('compoint-exchange:doneText', { points: t('loyalty:amount', { count: 150 }) })
    await expect(panel.getByText(text)).toBeVisible()
    await expect(platform.requestsTo(EXCHANGE)).toHaveLength(1)
    await userEvent.click(panel.getByRole('button', { name: t('compoint-exchange:again') }))
    await expect(await canvas.findByTestId('exchange-result')).toHaveTextContent('—')
    stop()
  },
}

/** The platform refuses at another rate; the page shows the new result and asks again. */
export const RateChanged: Story = {
  ...seen({ platform: answers(atRate(100), { ...nothingMade(), [EXCHANGE]: refused('rate_changed') }) }),
  play: async ({ canvas, t, platform }) => {
    await type(canvas, t, '200')
    await expect(canvas.getByTestId('exchange-result')).toHaveTextContent('2')
    platform.reply('/json-api/compoints/config', { body: { data: atRate(200) } })
    await press(canvas)
    await waitFor(() => expect(canvas.getByTestId('exchange-result')).toHaveTextContent('1'))
    const amount = canvas.getByTestId('exchange-result').textContent
    // With its no-break spaces.
    const changed = t('compoint-exchange:rate_changed', { amount })
    await expect(await canvas.findByText(changed, { normalizer: String })).toBeVisible()
  },
}

export const Refused: Story = {
  ...seen({ platform: answers(undefined, { ...nothingMade(), [EXCHANGE]: refused('exchange_unavailable') }) }),
  play: async ({ canvas, t }) => {
    const field = await type(canvas, t, '150')
    await press(canvas)
    await expect(await canvas.findByText(t('compoint-exchange:exchange_unavailable'))).toBeVisible()
    await expect(field).toHaveValue('150')
  },
}

/** The answer got lost: the page asks for the outcome, and sends nothing again. */
export const LostAnswer: Story = {
  ...seen({
    platform: answers(undefined, { [EXCHANGE]: { status: 502 }, [`${EXCHANGE}/*`]: { status: 503 } }),
  }),
  play: async ({ canvas, t, platform }) => {
    await type(canvas, t, '150')
    await press(canvas)
    await expect(await canvas.findByText(t('compoint-exchange:checkingTitle'))).toBeVisible()
    await expect(await canvas.findByText(t('forms:noAnswerYet'))).toBeVisible()
    await expect(platform.requestsTo(EXCHANGE)).toHaveLength(1)
  },
}

const live = new StorySocket()

export const BalanceMoves: Story = {
  ...seen({ platform: answers(), socket: live }),
  play: async ({ canvas, site }) => {
    const stop = site.start()
    const balance = await canvas.findByTestId('compoints-balance')
    await waitFor(() => expect(balance).toHaveTextContent(/1\D?280/))
    await live.emit('compoints-balance-changed', { compointBalance: 4321 })
    await waitFor(() => expect(balance).toHaveTextContent(/4\D?321/))
    stop()
  },
}

export const TooFew: Story = {
  ...seen({ platform: answers(undefined, { '/json-api/users/balance': balanceOf(4) }), balance: { compoints: 4 } }),
  play: async ({ canvas, t }) => {
    const points = (count: number) => t('loyalty:amount', { count })
    const text = t('compoint-exchange:fewText', { min: points(15), missing: points(11) })
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

/** A platform without data: no exchange, no tab for it, and no numbers. */
export const NothingTold: Story = {
  ...seen({ platform: answers({}) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('compoint-exchange:none'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: t('compoints:exchange') })).toBeNull()
    await expect(canvas.getByTestId('compoints-earning')).toHaveTextContent(t('compoints:about'))
  },
}

export const Loading: Story = seen({ platform: 'waits', isUnknown: true })

export const Failed: Story = {
  ...seen({ platform: 'down' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('compoint-exchange:failed'))).toBeVisible()
  },
}
