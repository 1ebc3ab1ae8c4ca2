import type { Meta, StoryObj } from '@storybook/react-vite'
import { wireGift, wireLevelStep, type AnswerTable, type PlatformAnswer } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { checkEveryFault, everyFault, formatFault, isRefusalFault } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer, withCoupon } from '#testing/story-context.ts'
import { storyMarket } from '#testing/story-data/market.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import type { KnownPlayer } from '#testing/story-data/player.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { forgetCoupon, refused } from '#testing/story-site.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { Page } from './promo-code-page.tsx'

const PATH = '/profile/promo-code'
const ACTIVATE = 'POST /json-api/coupon-codes/activate'
const GIFTS = '/json-api/user-gifts'

const meta = {
  title: 'Web/Profile/Promo code',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['AK'] },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const expiredAt = new Date(STORY_NOW + 7 * 86_400_000).toISOString()
const points = wireGift(2, { title: '100 compoints', type: 'compoint', expiredAt, restrictions: null, wager: null })
const bonus = wireGift(3, { title: '50% on a deposit', expiredAt })

const answers = (own: AnswerTable = {}): AnswerTable => ({
  '/json-api/levels': { body: { data: [wireLevelStep(4, { image: null })] } },
  [GIFTS]: { body: { data: [] } },
  [ACTIVATE]: { body: { success: true } },
  ...own,
})

/** The gifts that are there once the code was sent, and the answer to it. */
function giftsOfTheCode(answer: 'cut' | PlatformAnswer, ...gifts: object[]): AnswerTable {
  let isSent = false
  return {
    [GIFTS]: () => ({ body: { data: isSent ? gifts : [] } }),
    [ACTIVATE]: () => {
      isSent = true
      return answer
    },
  }
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function enter(canvas: Canvas, t: Translate, code: string): Promise<HTMLElement> {
  const field = await canvas.findByLabelText(t('promo-code:code'))
  await userEvent.type(field, code)
  await userEvent.click(canvas.getByRole('button', { name: t('promo-code:activate') }))
  return field
}

const notPlayed = ({ profile, ...others }: KnownPlayer): KnownPlayer => ({
  ...others,
  profile: { ...profile, hasPlayed: false },
})

/** Where bonuses come only after play, the page says so. */
export const AfterPlay: Story = {
  tags: ['axe:brands'],
  parameters: noPicture('a card of text'),
  ...asPlayer(answers(), {
    change: notPlayed,
    tab: () => ({ market: { ...storyMarket, isBonusAfterPlay: true } }),
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promo-code:laterTitle'))).toBeVisible()
    await expect(canvas.queryByLabelText(t('promo-code:code'))).toBeNull()
  },
}

/** Once there was a round, or in a market without the rule, the form is there. */
export const Played: Story = {
  parameters: noPicture('as Empty'),
  ...asPlayer(answers(), {
    change: ({ profile, ...others }) => ({ ...others, profile: { ...profile, hasPlayed: true } }),
    tab: () => ({ market: { ...storyMarket, isBonusAfterPlay: true } }),
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByLabelText(t('promo-code:code'))).toBeVisible()
  },
}

export const NotPlayedElsewhere: Story = {
  parameters: noPicture('as Empty'),
  ...asPlayer(answers(), { change: notPlayed, tab: () => ({ market: storyMarket }) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByLabelText(t('promo-code:code'))).toBeVisible()
    await expect(canvas.queryByText(t('promo-code:laterTitle'))).toBeNull()
  },
}

export const Empty: Story = {
  tags: ['visual:brands'],
  ...asPlayer(answers()),
  play: async ({ canvas, t, platform }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('promo-code:activate') }))
    await expect(await canvas.findByText(t('forms:required'))).toBeVisible()
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(0)
  },
}

export const Taken: Story = {
  tags: ['axe:brands'],
  ...asPlayer(() => answers(giftsOfTheCode({ body: { success: true } }, points, bonus))),
  play: async ({ canvas, t, platform }) => {
    const field = await enter(canvas, t, ' points100 ')
    await expect(await canvas.findByText(t('promo-code:taken'))).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(
      canvas.getByRole('button', { name: t('profile:takeGiftNamed', { gift: '100 compoints' }) }),
    ).toBeVisible()
    await expect(canvas.getByText('50% on a deposit')).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('layout:deposit') })).toHaveAttribute('href', '/cashbox')
    const [call] = platform.requestsTo(ACTIVATE)
    await expect(JSON.parse(String(call?.body))).toEqual({ code: 'points100' })
  },
}

export const TakenWithoutAGift: Story = {
  ...asPlayer(answers()),
  play: async ({ canvas, t }) => {
    await enter(canvas, t, 'BALANCE')
    await expect(await canvas.findByText(t('promo-code:takenPlain'))).toBeVisible()
  },
}

const WAITING = 'SPRING24'

/** The code of a link fills the field. It is sent with a press only, and forgotten once it was refused. */
export const Waiting: Story = {
  beforeEach: forgetCoupon,
  ...asPlayer(answers({ [ACTIVATE]: refused('coupon_used', 'code') }), {
    tab: withCoupon({ code: WAITING, isEntered: false }),
  }),
  play: async ({ canvas, t, platform, coupon }) => {
    const field = await canvas.findByLabelText(t('promo-code:code'))
    await waitFor(() => expect(field).toHaveValue(WAITING))
    await expect(canvas.getByText(t('promo-code:waiting'))).toBeVisible()
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: t('promo-code:activate') }))
    await expect(await canvas.findByText(t('forms:coupon_used'))).toBeVisible()
    await waitFor(() => expect(coupon.current).toBeNull())
    await expect(field).toHaveValue(WAITING)
  },
}

const refusal = (code: string, key: PlainTextKey): Story => ({
  ...asPlayer(answers({ [ACTIVATE]: refused(code, 'code') })),
  play: async ({ canvas, t }) => {
    const field = await enter(canvas, t, 'NO-SUCH')
    await expect(await canvas.findByText(t(key))).toBeVisible()
    await expect(field).toHaveValue('NO-SUCH')
    // The words are drawn before the effect that moves the focus.
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const Refused: Story = refusal('promoCode', 'forms:promoCode')
export const UsedBefore: Story = refusal('coupon_used', 'forms:coupon_used')
/** A refusal that the site does not know. */
export const RefusedOtherwise: Story = refusal('moon_phase', 'forms:notTaken')

/** The answer is lost, but a new gift is there: the code was taken. */
export const AnswerLost: Story = {
  ...asPlayer(() => answers(giftsOfTheCode('cut', points))),
  play: async ({ canvas, t }) => {
    await enter(canvas, t, 'POINTS100')
    await expect(await canvas.findByText(t('promo-code:taken'))).toBeVisible()
    await expect(canvas.getByText('100 compoints')).toBeVisible()
  },
}

export const EveryFault: Story = {
  ...asPlayer(answers()),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const form = await canvas.findByRole('form', { name: t('promo-code:title') })
    await userEvent.type(canvas.getByLabelText(t('promo-code:code')), 'POINTS100')
    await checkEveryFault({
      site,
      route: ACTIVATE,
      isOfPlayer: true,
      form: () => form,
      says: (fault) => (isRefusalFault(fault) ? formatFault(t, fault) : t('promo-code:lost')),
    })
  },
}
