/**
 * @promise Promo popup: the promo popup comes 3 s after loading
 * @proof here (PromoPopup)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createReminders } from '@croupier/domain/tournaments'
import { wireLevel, type PlatformAnswer } from '@croupier/platform-fixtures'
import { useLocation } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { delays, holdTimers, noPicture, runTimer, watchTimers } from '@croupier/story-kit'
import { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import { expectLink } from '#testing/expect-link.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer, withCoupon } from '#testing/story-context.ts'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { forgetCoupon, refused } from '#testing/story-site.tsx'
import { ToastsAndPopups } from './toasts-and-popups.tsx'

const meta = {
  title: 'Web/Notifications',
  component: ToastsAndPopups,
  args: { previousPath: null },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  ...asPlayer('waits', { prepare: ({ live }) => live.start() }),
  decorators: [framed({ path: '/rules', className: 'min-h-96' })],
} satisfies Meta<typeof ToastsAndPopups>
export default meta
type Story = StoryObj<typeof meta>

/** A toast is drawn before it is moved into view. */
const toast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

export const SessionOver: Story = {
  play: async ({ t, site }) => {
    await screen.findByRole('region', { name: t('notifications:region') })
    const { session } = site
    session.expire()
    await toast(t('notifications:sessionExpired'))
    await expectLink(screen, t('layout:login'), '/login?redirect=%2Frules')
  },
}

export const SessionInactive: Story = {
  parameters: noPicture('as SessionOver'),
  play: async ({ t, site }) => {
    await screen.findByRole('region', { name: t('notifications:region') })
    void site.session.logout('inactive')
    await expect(site.session.endedBy).toBe('inactive')
    await toast(t('notifications:signedOutInactive'))
    await expectLink(screen, t('layout:login'), '/login?redirect=%2Frules')
  },
}

/** The player has signed in on a device that is new. */
export const NewDevice: Story = {
  ...asPlayer('waits', {
    prepare: ({ live, player }) => {
      live.start()
      player?.lifetime.start()
    },
  }),
  parameters: { platformSays: ['Firefox, Windows', 'Italy'] },
  play: async ({ t, socket }) => {
    await screen.findByRole('region', { name: t('notifications:region') })
    await socket.emit('sessions-changed', { new_device: { device: 'Firefox, Windows', place: 'Italy' } })
    await toast(t('notifications:newDevice'))
    await expect(screen.getByText('Firefox, Windows, Italy', { exact: false })).toBeVisible()
    await expectLink(screen, t('notifications:newDeviceSee'), '/profile/security')
  },
}

/** A tournament that the player wanted to be reminded of begins within ten minutes. */
export const TournamentReminder: Story = {
  play: async ({ t, site }) => {
    await screen.findByRole('region', { name: t('notifications:region') })
    const startAt = site.clock.now() + 5 * 60_000
    site.knownPlayerPart(createReminders)?.add({ slug: 'night-owls', title: 'Night Owls', startAt })
    const title = t('notifications:tournamentSoon', { title: 'Night Owls' })
    await toast(title)
    await expectLink(screen, t('notifications:toTournament'), '/tournaments/night-owls')
  },
}

/** Those that come while one is shown are announced together; a press leads to the promotion of the latest. */
export const HighFive: Story = {
  parameters: noPicture('it flies away'),
  beforeEach: () => holdTimers(3000),
  render: (args) => (
    <>
      <ToastsAndPopups {...args} />
      <Where />
    </>
  ),
  play: async ({ t, socket, timers: ofSite }) => {
    await screen.findByRole('region', { name: t('notifications:region') })
    const received = (username: string) => socket.emit('high-five-received', { slug: `of-${username}`, username })
    const timers = () => delays().filter((delay) => delay === 3000).length
    const earlier = timers()
    await Promise.all(['ann', 'bob', 'eve', 'joe'].map(received))
    // Events that follow within a frame are announced together after it.
    ofSite.advance(16)
    await screen.findByRole('button', { name: t('notifications:highFiveFrom', { name: 'ann' }) })
    await expect(screen.queryByText(t('notifications:highFives', { count: 3 }))).toBeNull()
    // The popup waits three seconds too.
    await waitFor(() => expect(timers()).toBeGreaterThan(earlier))
    runTimer(3000)
    const many = await screen.findByRole('button', { name: t('notifications:highFives', { count: 3 }) })
    await expect(many).toHaveTextContent(t('notifications:highFivesMark', { number: '3' }))
    await userEvent.click(many)
    await waitFor(() => expect(screen.getByTestId('where')).toHaveAttribute('data-address', '/promo/of-joe'))
    await waitFor(() => expect(screen.queryByText(t('notifications:highFives', { count: 3 }))).toBeNull())
  },
}

/** The promo popup comes three seconds after loading. */
export const PromoPopup: Story = {
  parameters: noPicture('its dialog has a story of its own'),
  beforeEach: watchTimers,
  ...asPlayer('waits', {
    prepare: ({ content }, { t }) =>
      content.serverData.set({ ...serverData, promoPopup: editorialOf(t.locale).promoPopup }),
    tab: () => ({ dialogs: new Dialogs() }),
  }),
  play: async ({ dialogs }) => {
    await waitFor(() => expect(delays()).toContain(3000))
    await expect(dialogs.shown).toEqual([])
    runTimer(3000)
    await expect(dialogs.shown).toMatchObject([{ kind: 'promo-popup' }])
  },
}

/** Over an error the popup waits. */
export const NoPromoPopupOverAnError: Story = {
  ...PromoPopup,
  beforeEach: () => holdTimers(3000),
  render: (args) => (
    <>
      <div data-slot="error-page" />
      <ToastsAndPopups {...args} />
    </>
  ),
  play: async ({ canvasElement, dialogs }) => {
    await waitFor(() => expect(delays()).toContain(3000))
    runTimer(3000)
    await expect(dialogs.shown).toEqual([])
    canvasElement.querySelector('[data-slot=error-page]')?.removeAttribute('data-slot')
    runTimer(3000)
    await expect(dialogs.shown).toMatchObject([{ kind: 'promo-popup' }])
  },
}

const LEVEL = '/json-api/levels/user-level'

/** A new level is congratulated on at once, but not in a game. */
const levelStory = (path: string, kinds: readonly string[]): Story => ({
  parameters: noPicture('its dialog has a story of its own'),
  ...asPlayer(
    { [LEVEL]: { body: { data: wireLevel({ index: 4 }) } } },
    { tab: () => ({ path, dialogs: new Dialogs() }) },
  ),
  play: async ({ site, t, socket, dialogs, timers }) => {
    await screen.findByRole('region', { name: t('notifications:region') })
    const stop = site.start()
    await socket.emit('level-gifts-changed', { level: 4 })
    await waitFor(() => {
      timers.advance(200)
      return expect(site.player?.level.value?.index).toBe(4)
    })
    await waitFor(() => expect(dialogs.shown.map(({ kind }) => kind)).toEqual(kinds))
    stop()
  },
})

export const NewLevel: Story = levelStory('/rules', ['level-up'])

export const NewLevelInAGame: Story = levelStory('/play/fever', [])

const ACTIVATE = 'POST /json-api/coupon-codes/activate'

function Where() {
  const { pathname, search } = useLocation()
  return <div data-testid="where" data-address={pathname + search} />
}

/** @param code entered in the registration; null: the one of the address */
const couponStory = (
  { path, isPlayer, code = null }: { path: string; isPlayer: boolean; code?: string | null },
  activation: PlatformAnswer | 'cut' = { body: { success: true } },
): Story => ({
  parameters: noPicture('Toasts are on the pictures of the design system'),
  beforeEach: forgetCoupon,
  ...asPlayer(
    { '/json-api/user-gifts': { body: { data: [] } }, [ACTIVATE]: activation },
    { isGuest: !isPlayer, tab: () => ({ path, ...withCoupon(code === null ? null : { code, isEntered: true })() }) },
  ),
  render: (args) => (
    <>
      <Where />
      <ToastsAndPopups {...args} />
    </>
  ),
})

/** The code of a link is kept for a guest and taken out of the address. */
export const CouponOfAGuest: Story = {
  ...couponStory({ path: '/rules?coupon=SPRING-24&page=2', isPlayer: false }),
  play: async ({ canvas, t, coupon }) => {
    await waitFor(() => expect(canvas.getByTestId('where')).toHaveAttribute('data-address', '/rules?page=2'))
    await screen.findByText(t('notifications:couponKept', { code: 'SPRING-24' }))
    await expectLink(screen, t('layout:join'), `/registration?redirect=${encodeURIComponent('/rules?page=2')}`)
    await expect(coupon.current).toEqual({ code: 'SPRING-24', isEntered: false })
  },
}

/** A player is offered the code; nothing is sent without a press. */
export const CouponOffered: Story = {
  ...couponStory({ path: '/rules?coupon=SPRING-24', isPlayer: true }),
  play: async ({ t, platform }) => {
    await screen.findByText(t('notifications:couponKept', { code: 'SPRING-24' }))
    await expectLink(screen, t('notifications:couponUse'), '/profile/promo-code')
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(0)
  },
}

/** What cannot be a code is taken out of the address and forgotten. */
export const CouponThatIsNone: Story = {
  ...couponStory({ path: `/rules?coupon=${encodeURIComponent('<img src=x>')}`, isPlayer: true }),
  play: async ({ canvas, coupon }) => {
    await waitFor(() => expect(canvas.getByTestId('where')).toHaveAttribute('data-address', '/rules'))
    await expect(coupon.current).toBeNull()
  },
}

const entered = (activation: PlatformAnswer | 'cut', title: (t: Translate) => string, rest: Rest): Story => ({
  ...couponStory({ path: '/rules', isPlayer: true, code: 'SPRING24' }, activation),
  play: async ({ t, platform, coupon }) => {
    await screen.findByText(title(t))
    if (rest.text) await expect(await screen.findByText(t(rest.text))).toBeInTheDocument()
    await expectLink(screen, t(rest.link), rest.to)
    const [call] = platform.requestsTo(ACTIVATE)
    await expect(JSON.parse(String(call?.body))).toEqual({ code: 'SPRING24' })
    await expect(coupon.current).toEqual(rest.isKept ? { code: 'SPRING24', isEntered: false } : null)
  },
})

interface Rest {
  readonly text?: PlainTextKey
  readonly link: PlainTextKey
  readonly to: string
  readonly isKept?: boolean
}

/** The code of a registration is activated after signing in, and its outcome is shown. */
export const CouponEntered: Story = entered(
  { body: { success: true } },
  (t) => t('notifications:couponTaken', { code: 'SPRING24' }),
  {
    link: 'notifications:couponGifts',
    to: '/profile/gifts',
  },
)
export const CouponRefused: Story = entered(
  refused('coupon_expired', 'code'),
  (t) => t('notifications:couponRefused', { code: 'SPRING24' }),
  {
    text: 'forms:coupon_expired',
    link: 'notifications:couponOther',
    to: '/profile/promo-code',
  },
)
export const CouponUnknown: Story = entered('cut', (t) => t('notifications:couponUnknown', { code: 'SPRING24' }), {
  text: 'notifications:couponUnknownText',
  link: 'notifications:couponUse',
  to: '/profile/promo-code',
  isKept: true,
})
