import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { wireProfile } from '@croupier/platform-fixtures'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { KeptCoupon } from '#shared/gifts/kept-coupon.ts'
import { expectLink } from '#testing/expect-link.ts'
import { storyMarket } from '#testing/story-data/market.ts'
import { asPlayer, withCoupon } from '#testing/story-context.ts'
import { forgetCoupon, StoryFrame } from '#testing/story-site.tsx'
import { ToastsAndPopups } from '../toasts-and-popups.tsx'

const ACTIVATE = 'POST /json-api/coupon-codes/activate'
const ENTERED = 'SPRING24'

interface TabProps {
  readonly site: Site
  readonly kept: KeptCoupon
  readonly market?: typeof storyMarket | null
}

/** The toasts of a tab, which can be reloaded: what it kept is read again. */
function Tab({ site, kept, market = null }: TabProps) {
  const [coupon, setCoupon] = useState(kept)
  const [reloads, setReloads] = useState(0)
  const reload = () => {
    setCoupon(new KeptCoupon())
    setReloads(reloads + 1)
  }
  return (
    <>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <StoryFrame key={reloads} site={site} path="/rules" coupon={coupon} market={market}>
        <ToastsAndPopups previousPath={null} />
      </StoryFrame>
    </>
  )
}

/** A player has entered a code in the registration; the platform has not answered yet. */
const meta = {
  title: 'Web/Notifications/Promo codes',
  component: ToastsAndPopups,
  args: { previousPath: null },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    platformSays: ['Reload'],
    ...noPicture('Toasts are on the pictures of the design system'),
  },
  beforeEach: forgetCoupon,
  ...asPlayer(
    { '/json-api/user-gifts': { body: { data: [] } }, [ACTIVATE]: 'waits' },
    { tab: withCoupon({ code: ENTERED, isEntered: true }) },
  ),
  render: (_, { site, coupon }) => <Tab site={site} kept={coupon} />,
} satisfies Meta<typeof ToastsAndPopups>
export default meta
type Story = StoryObj<typeof meta>

/** A reload before the answer sends nothing again: the code is offered. */
export const ReloadedBeforeTheAnswer: Story = {
  play: async ({ canvas, platform, t }) => {
    await waitFor(() => expect(platform.requestsTo(ACTIVATE)).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await screen.findByText(t('notifications:couponKept', { code: ENTERED }))
    await expectLink(screen, t('notifications:couponUse'), '/profile/promo-code')
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(1)
  },
}

/** Where bonuses come only after play, a code waits in silence until there was a round. */
export const AfterPlay: Story = {
  ...asPlayer(
    { '/json-api/user-gifts': { body: { data: [] } }, [ACTIVATE]: 'waits' },
    {
      tab: withCoupon({ code: ENTERED, isEntered: false }),
      change: ({ profile, ...others }) => ({ ...others, profile: { ...profile, hasPlayed: false } }),
    },
  ),
  render: (_, { site, coupon }) => (
    <Tab site={site} kept={coupon} market={{ ...storyMarket, isBonusAfterPlay: true }} />
  ),
  play: async ({ site, platform, socket, t, coupon }) => {
    const stop = site.start()
    await expect(screen.queryByText(t('notifications:couponKept', { code: ENTERED }))).toBeNull()
    await expect(coupon.current).toEqual({ code: ENTERED, isEntered: false })
    // The profile that is read again after a round says that there was one.
    const profile = { ...wireProfile(), has_played: true }
    platform.reply('/json-api/users/profile', { body: { data: profile } })
    await socket.emit('round-finished', { id: 1 })
    await screen.findByText(t('notifications:couponKept', { code: ENTERED }))
    stop()
  },
}

/** A link brings another code before the answer: that one stays, whatever the answer is. */
export const AnotherLinkMeanwhile: Story = {
  play: async ({ platform, t, coupon }) => {
    await waitFor(() => expect(platform.requestsTo(ACTIVATE)).toHaveLength(1))
    const ofTheLink = { code: 'SUMMER24', isEntered: false }
    coupon.keep(ofTheLink)
    platform.requestsTo(ACTIVATE)[0]?.answer({ body: { success: true } })
    await screen.findByText(t('notifications:couponTaken', { code: ENTERED }))
    await expect(coupon.current).toEqual(ofTheLink)
    await screen.findByText(t('notifications:couponKept', { code: ofTheLink.code }))
    await expect(platform.requestsTo(ACTIVATE)).toHaveLength(1)
  },
}
