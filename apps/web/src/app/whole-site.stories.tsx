/**
 * @promise Toasts and dialogs: the menu, the messages and the account panel take the focus when they open, and give it back
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import type { Message } from '@croupier/domain/player'
import { wireAchievement, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { loginRoute } from '#features/account/auth/auth-routes.ts'
import { Page as LobbyPage } from '#features/games/lobby/lobby-page.tsx'
import { playerHeader } from '#features/shell/layout/player-parts.ts'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { producers, someGames, someWinners } from '#testing/story-data/games.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aPlayer, type StoryPlayer } from '#testing/story-data/player.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { onSite } from '#testing/story-context.ts'
import { framed } from '#testing/framed.tsx'
import type { StorySiteOptions } from '#testing/story-site.tsx'
import { PageGate } from './router/page-gate.tsx'
import { RootLayout } from './router/root-layout.tsx'

const meta = {
  title: 'Web/Whole site',
  component: RootLayout,
  parameters: { layout: 'fullscreen' },
  // As a player's page loads it.
  loaders: [async () => ({ header: await playerHeader.load() })],
  decorators: [framed(({ parameters }) => ({ layout: <RootLayout />, path: String(parameters['address'] ?? '/') }))],
  render: () => <LobbyPage />,
} satisfies Meta<typeof RootLayout>
export default meta
type Story = StoryObj<typeof meta>
interface Filled extends Omit<StorySiteOptions, 'player'> {
  readonly player?: (currency: string) => StoryPlayer
}

type Prepare = (site: Site) => unknown

const filled = ({ player, ...options }: Filled = {}, prepare?: Prepare) =>
  onSite((context) => ({ ...options, ...(player && { player: player(context.currency) }) }), {
    prepare: (site, { t, currency }) => {
      const { banners, categories, staticPages } = editorialOf(t.locale)
      site.content.serverData.set(serverData)
      site.content.staticPages.set(staticPages)
      site.banners.startPage.set(banners)
      site.games.categories.set(categories)
      site.games.producers.set(producers)
      site.winners.feed.set(someWinners(currency))
      for (const { slug } of categories) site.games.row(slug).set({ games: someGames(12), total: 120 })
      return prepare?.(site)
    },
  })

const ofAPlayer = (known: StoryPlayer = {}, platform: 'waits' | 'down' | AnswerTable = 'waits', prepare?: Prepare) =>
  filled({ platform, player: (currency) => ({ ...aPlayer(currency), recent: someGames(5), ...known }) }, prepare)

export const Guest: Story = {
  tags: ['visual:brands'],
  ...filled(),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('layout:join') })).toBeVisible()
  },
}

/** A footer picture leads to its address, if it has one. */
export const FooterPictures: Story = {
  parameters: noPicture('The footer is below the window'),
  render: () => <></>,
  ...filled({}, ({ content }) => {
    const src = '/cdn/footer/bank-cards.svg'
    const images = [
      { kind: '', src, alt: 'Bank cards', url: '/faq' },
      { kind: 'crypto', src: `${src}?2`, alt: 'Crypto', url: null },
    ]
    content.footerImages.set(images)
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bank cards' })).toHaveAttribute('href', '/faq')
    await expect(canvas.getByRole('img', { name: 'Crypto' }).closest('a')).toBeNull()
  },
}

export const Player: Story = {
  tags: ['visual:brands'],
  ...ofAPlayer(),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('header-balance')).toHaveAttribute('data-amount', '1248050')
  },
}

const onTheWay = [64, 18, 80, 100].map((progress, at) => wireAchievement(at + 1, { progress, image: null }))

export const AccountPanel: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...ofAPlayer({}, { '/json-api/user-achievements': { body: { data: onTheWay } } }),
  play: async ({ canvas, t }) => {
    const name = t('layout:account', { name: 'Anna' })
    await userEvent.click(canvas.getByRole('button', { name: (text) => text.startsWith(name) }))
    await waitFor(() => expect(canvas.getByText(t('layout:leftToWager'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: t('layout:winback') })).toHaveAttribute('href', '/winback')
    const rings = await canvas.findAllByRole('progressbar', { name: /^Achievement/ })
    await expect(rings.map((ring) => ring.getAttribute('aria-valuenow'))).toEqual(['80', '64', '18'])
    await expect(canvas.getByRole('link', { name: t('layout:achievements') })).toBeVisible()
    // What comes late has its room above logging out, which is last and in view.
    const logOut = canvas.getByRole('button', { name: t('layout:logout') })
    const [ring] = rings
    await expect(ring && logOut.compareDocumentPosition(ring)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await expect(logOut.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** The press ends the session at once: the header offers to log in. */
export const LogsOut: Story = {
  parameters: noPicture('The same as Guest'),
  render: () => <></>,
  ...ofAPlayer(),
  play: async ({ canvas, t, site }) => {
    const name = t('layout:account', { name: 'Anna' })
    await userEvent.click(canvas.getByRole('button', { name: (text) => text.startsWith(name) }))
    await userEvent.click(await canvas.findByRole('button', { name: t('layout:logout') }))
    await waitFor(() => expect(canvas.queryByTestId('header-balance')).toBeNull())
    await expect(site.session.isSignedIn).toBe(false)
  },
}

/** Low real balance: the header says that bets come from the bonus. */
export const BonusIsDebited: Story = {
  ...filled({
    player: (currency) => {
      const player = aPlayer(currency)
      return { ...player, balance: { ...player.balance, real: 9 } }
    },
  }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByTestId('header-balance')).toHaveAttribute('data-amount', '9')
    await expect(canvas.getByTestId('bonus-debit')).toHaveAttribute('data-amount', '50000')
    await expect(canvas.getByTestId('bonus-debit')).toHaveTextContent(t('layout:bonusMoney'))
  },
}

const MESSAGES: readonly Message[] = [
  {
    id: '2',
    isNew: true,
    text: 'Your payout of <b>€120</b> is on its way.',
    button: { text: 'See the rules', link: '/rules' },
    createdAt: STORY_NOW - 60_000,
  },
  { id: '1', isNew: false, text: 'Level 3 reached.', button: null, createdAt: STORY_NOW - 86_400_000 },
]

export const Messages: Story = {
  ...ofAPlayer({ messages: [...MESSAGES] }),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('layout:noticesUnread', { count: 1 }) }))
    await waitFor(() => expect(canvas.getByText('Level 3 reached.')).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: t('layout:readNotice') })).toHaveLength(1)
  },
}

export const NoMessages: Story = {
  ...ofAPlayer(),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('layout:notices') }))
    await waitFor(() => expect(canvas.getByText(t('layout:noNotices'))).toBeVisible())
  },
}

export const MessagesFailed: Story = {
  ...ofAPlayer({ messages: undefined }, 'down', ({ player }) => player?.messages.reload().catch(() => undefined)),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('layout:notices') }))
    await waitFor(() => expect(canvas.getByText(t('layout:noticesFailed'))).toBeVisible())
  },
}

export const MessagesLoading: Story = {
  ...ofAPlayer({ messages: undefined }),
  play: async ({ canvas, canvasElement, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('layout:notices') }))
    await waitFor(() => expect(canvasElement.querySelector('#messages [aria-busy]')).toBeVisible())
  },
}

export const LineLost: Story = {
  ...filled({}, ({ live, withoutLive }) => {
    live.start()
    withoutLive.start()
  }),
  play: async ({ canvas, t, socket, timers }) => {
    await socket.breaks()
    timers.advance(5000)
    await expect(await canvas.findByText(t('layout:updatesDelayed'))).toBeVisible()
  },
}

export const BalanceMoves: Story = {
  ...ofAPlayer(),
  play: async ({ canvas, site }) => {
    const { player } = site
    const before = player?.balance.value
    await expect(canvas.getByTestId('header-balance').querySelector('[data-moved]')).toBeNull()
    if (before) player.balance.set({ ...before, real: before.real + 100_00 })
    await waitFor(() => expect(canvas.getByTestId('header-balance')).toHaveAttribute('data-amount', '1258050'))
    await expect(canvas.getByTestId('header-balance').querySelector('[data-moved="up"]')).toBeVisible()
  },
}

export const Menu: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  ...filled(),
  play: async ({ canvasElement, canvas, t }) => {
    canvasElement.querySelector<HTMLElement>('#menu-sheet')?.showPopover()
    await waitFor(() => expect(canvas.getByText(t('layout:menu'), { selector: 'p' })).toBeVisible())
  },
}

/** A panel takes the focus, gives it back to its button when it closes, and closes when the focus goes on to the page. */
export const PanelsTakeFocus: Story = {
  parameters: noPicture('as Menu'),
  ...ofAPlayer(),
  play: async ({ canvasElement }) => {
    for (const id of ['account-panel', 'messages']) {
      const button = canvasElement.querySelector<HTMLElement>(`[popovertarget=${id}]`)
      const panel = canvasElement.querySelector<HTMLElement>(`#${id}`)
      if (!button || !panel) throw new Error(`no ${id}`)
      button.focus()
      button.click()
      await waitFor(() => expect(panel).toHaveFocus())
      panel.hidePopover()
      await expect(button).toHaveFocus()
      button.click()
      await waitFor(() => expect(panel).toHaveFocus())
      canvasElement.querySelector<HTMLElement>('main a')?.focus()
      await waitFor(() => expect(panel.matches(':popover-open')).toBe(false))
      await expect(button).not.toHaveFocus()
    }
  },
}

/** A restricted region: login is closed with a reason (docs/product-rules.md, Regions). */
export const RestrictedRegion: Story = {
  ...filled({}, ({ content }) => content.serverData.set({ ...serverData, restricted: true })),
  parameters: { address: '/login' },
  render: () => (
    <PageGate page={loginRoute}>
      <LobbyPage />
    </PageGate>
  ),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('errors:restrictedTitle') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('errors:toLobby') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('errors:retry') })).toBeNull()
  },
}

export const Loading: Story = onSite()
