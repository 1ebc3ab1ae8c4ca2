import type { Meta, StoryObj } from '@storybook/react-vite'
import { wireGift, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { asPlayer } from '#testing/story-context.ts'
import { storyMarket } from '#testing/story-data/market.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { framed } from '#testing/framed.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { Page } from './take-gift-page.tsx'

/** The view is on the pictures of other stories. */
const sameView = noPicture('Another story shows the view with other words')

const ADDRESS = '/take/gift?id=101'
const TAKE = 'POST /json-api/gifts/nondeposit/take-prize/101'
const GIFTS = '/json-api/user-gifts'

const meta = {
  title: 'Web/Take gift',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed({ path: ADDRESS })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

interface Seen {
  readonly platform?: () => AnswerTable
  readonly address?: string
  readonly isGuest?: boolean
  readonly market?: typeof storyMarket
}

const seen = ({ platform, address, market, isGuest = false }: Seen) =>
  asPlayer(() => ({ [GIFTS]: { body: { data: [] } }, ...platform?.() }), {
    isGuest,
    prepare: ({ content }) => content.serverData.set(serverData),
    tab: () => ({ dialogs: new Dialogs(), ...(address && { path: address }), ...(market && { market }) }),
  })

/** The gifts of the second and later reads. */
function giftsAfterwards(...gifts: object[]): AnswerTable {
  let reads = 0
  return { [GIFTS]: () => ({ body: { data: (reads += 1) > 1 ? gifts : [] } }) }
}

const prize = wireGift(7, { title: 'A bonus without a deposit', type: 'nondeposit', restrictions: null })

const take = async (canvas: Canvas, t: Translate) =>
  userEvent.click(await canvas.findByRole('button', { name: t('take-gift:take') }))

const headed = (canvas: Canvas, t: Translate, key: PlainTextKey) =>
  canvas.findByRole('heading', { level: 1, name: t(key) })

/** Where bonuses come only after play, a guest is promised none. */
export const AfterPlay: Story = {
  parameters: sameView,
  ...seen({ isGuest: true, market: { ...storyMarket, isBonusAfterPlay: true } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promo-code:laterTitle'))).toBeVisible()
    await expect(canvas.queryByText(t('take-gift:waiting'))).toBeNull()
  },
}

/** A guest comes back to this gift after registration or login. */
export const Guest: Story = {
  tags: ['visual:brands'],
  ...seen({ isGuest: true }),
  play: async ({ canvas, t }) => {
    await headed(canvas, t, 'take-gift:waiting')
    const back = `?redirect=${encodeURIComponent(ADDRESS)}`
    await expect(canvas.getByRole('link', { name: t('layout:join') })).toHaveAttribute('href', `/registration${back}`)
    await expect(canvas.getByRole('link', { name: t('layout:login') })).toHaveAttribute('href', `/login${back}`)
  },
}

/** Nothing is taken without a press. */
export const Ready: Story = {
  ...seen({}),
  play: async ({ canvas, t, platform }) => {
    await headed(canvas, t, 'take-gift:ready')
    await expect(platform.requestsTo(TAKE)).toHaveLength(0)
  },
}

const linkWithoutAGift = (address: string, isGuest: boolean): Story => ({
  ...seen({ address, isGuest }),
  parameters: sameView,
  play: async ({ canvas, t }) => {
    await headed(canvas, t, 'take-gift:noGift')
    const [key, href] = isGuest
      ? (['errors:toLobby', '/'] as const)
      : (['take-gift:toGifts', '/profile/gifts'] as const)
    await expect(canvas.getByRole('link', { name: t(key) })).toHaveAttribute('href', href)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NoId: Story = linkWithoutAGift('/take/gift', true)
export const BadId: Story = linkWithoutAGift('/take/gift?id=..%2F..%2Fusers', false)

/** Pressed twice it is taken once, and its name leads on. */
export const Taken: Story = {
  ...seen({ platform: () => ({ ...giftsAfterwards(prize), [TAKE]: { body: { success: true, error: null } } }) }),
  play: async ({ canvas, t, platform }) => {
    const button = await canvas.findByRole('button', { name: t('take-gift:take') })
    await userEvent.dblClick(button)
    await headed(canvas, t, 'take-gift:taken')
    await expect(canvas.getByText(t('take-gift:takenNamed', { gift: 'A bonus without a deposit' }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('take-gift:toGifts') })).toHaveAttribute('href', '/profile/gifts')
    await expect(platform.requestsTo(TAKE)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

/** The gifts do not load: the success is shown without a name. */
export const TakenWithoutAName: Story = {
  parameters: sameView,
  ...seen({ platform: () => ({ [GIFTS]: { status: 503 }, [TAKE]: { body: { success: true } } }) }),
  play: async ({ canvas, t }) => {
    await take(canvas, t)
    await headed(canvas, t, 'take-gift:taken')
    await expect(canvas.getByText(t('take-gift:takenText'))).toBeVisible()
  },
}

/** The answer is lost, but the gift is there. */
export const AnswerLost: Story = {
  parameters: sameView,
  ...seen({ platform: () => ({ ...giftsAfterwards(prize), [TAKE]: 'cut' }) }),
  play: async ({ canvas, t }) => {
    await take(canvas, t)
    await headed(canvas, t, 'take-gift:taken')
  },
}

/** The answer is lost and no gift is there: trying again shows the outcome. */
export const Unknown: Story = {
  ...seen({ platform: () => ({ [TAKE]: 'cut' }) }),
  play: async ({ canvas, t, platform }) => {
    await take(canvas, t)
    await headed(canvas, t, 'take-gift:lost')
    platform.reply(TAKE, { body: { success: false, error: 'prize_taken' } })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await headed(canvas, t, 'take-gift:already')
  },
}

const refusal = (error: string, title: PlainTextKey, text: PlainTextKey, dialogs: readonly string[] = []): Story => ({
  parameters: sameView,
  ...seen({ platform: () => ({ [TAKE]: { body: { success: false, error } } }) }),
  play: async ({ canvas, t, dialogs: opened }) => {
    await take(canvas, t)
    await headed(canvas, t, title)
    await expect(canvas.getByText(t(text))).toBeVisible()
    await waitFor(() => expect(opened.shown.map(({ kind }) => kind)).toEqual(dialogs))
  },
})

export const TakenBefore: Story = refusal('prize_taken', 'take-gift:already', 'take-gift:alreadyText')
export const NotFound: Story = refusal('prize_not_found', 'take-gift:noGift', 'take-gift:noGiftText')
export const AllTaken: Story = refusal('prize_gone', 'take-gift:gone', 'take-gift:goneText')
export const Ended: Story = refusal('prize_ended', 'take-gift:inactive', 'take-gift:inactiveText', ['inactive-gift'])
export const Withdrawn: Story = refusal('prize_inactive', 'take-gift:inactive', 'take-gift:inactiveText', [
  'inactive-gift',
])
export const ClosedAccount: Story = {
  ...refusal('multi_account', 'take-gift:refused', 'forms:multi_account'),
  parameters: {},
}
/** A refusal that the site does not know. */
export const RefusedOtherwise: Story = refusal('moon_phase', 'take-gift:refused', 'take-gift:refusedText')
