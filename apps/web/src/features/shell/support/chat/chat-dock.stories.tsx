import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChatVendor } from '@croupier/contract/chat-frame'
import { CHAT_SILENCE_MS } from '@croupier/domain/messaging'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { consentOf } from '#shared/consent/consent.ts'
import { ChatButton } from '#shared/overlays/chat/chat-button.tsx'
import { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { aPlayer } from '#testing/story-data/player.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { GAMES_ORIGIN } from '#testing/story-site.tsx'
import { ChatHost } from '../chat-host.tsx'

const VISITOR = { data: { email: 'anna@example.com', custom1: '1001', custom2: 'EUR', fields: { info: 'VIP' } } }
const WHO = { webim: '/json-api/chat/webim', netrox: '/json-api/chat/netrox' }
const PAGE = `${GAMES_ORIGIN}/brands/gold/assets/logo-mark.svg`

const at = (vendor: ChatVendor, asksConsent = false) =>
  onSite(
    ({ currency }) => ({ asksConsent, player: aPlayer(currency), platform: { [WHO[vendor]]: { body: VISITOR } } }),
    {
      prepare: ({ content }) => {
        const chat = { vendor, account: 'croupier', location: 'default', vipLocation: 'vip' }
        content.serverData.set({ ...serverData, support: { ...serverData.support, chat } })
      },
      tab: () => ({ dialogs: new Dialogs() }),
    },
  )

const meta = {
  title: 'Web/Chat with support',
  component: ChatHost,
  ...at('webim'),
  decorators: [framed({ chatPages: { webim: PAGE, netrox: PAGE } })],
  beforeEach: () => () => sessionStorage.removeItem('chat'),
  render: () => (
    <>
      <div className="flex min-h-[720px] items-start gap-4">
        <SupportButton topic="payment" className="min-h-11 px-4 text-strong" />
        <ChatButton />
      </div>
      <ChatHost />
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const dock = () => document.querySelector<HTMLElement>('[data-slot=dock]')
const isOpen = (open: boolean) => waitFor(() => expect(dock()).toHaveAttribute('data-state', open ? 'open' : 'closed'))

const frame = async (): Promise<HTMLIFrameElement> => {
  await waitFor(() => expect(dock()?.querySelector('iframe')).toBeInstanceOf(HTMLIFrameElement))
  return dock()!.querySelector('iframe')!
}

/** Posts a message of the chat's page. */
async function says(type: string, more: object = {}) {
  const { contentWindow } = await frame()
  const data = { source: 'croupier-chat', type, ...more }
  window.dispatchEvent(new MessageEvent('message', { source: contentWindow, origin: GAMES_ORIGIN, data }))
}

async function asked(support: string) {
  await userEvent.click(screen.getByRole('button', { name: (name) => name.startsWith(support) }))
  await isOpen(true)
}

/** Asked for, loaded, open, minimised with unread messages, shown again, closed. */
const wholeChat: Story['play'] = async ({ t }) => {
  await asked(t('layout:support'))
  const panel = within(dock()!)
  await expect(panel.getByRole('heading', { name: t('support:chatTitle') })).toHaveFocus()
  await expect(panel.getByText(t('support:chatLoading'))).toBeVisible()
  await says('loaded')
  // Messages of a page that only claims to be the chat's are ignored.
  window.dispatchEvent(
    new MessageEvent('message', {
      source: window,
      origin: GAMES_ORIGIN,
      data: { source: 'croupier-chat', type: 'ready' },
    }),
  )
  await expect(panel.getByText(t('support:chatLoading'))).toBeVisible()
  await says('ready')
  await waitFor(() => expect(panel.queryByText(t('support:chatLoading'))).toBeNull())
  const { src } = await frame()
  await expect(src).not.toContain('anna')

  await says('minimise')
  await isOpen(false)
  await expect(screen.getByRole('button', { name: t('layout:support') })).toHaveFocus()
  await says('unread', { count: 2 })
  const again = await screen.findByRole('button', { name: t('support:chatUnread', { count: 2 }) })
  await expect(
    screen.getByRole('button', { name: (name) => name.startsWith(t('layout:support')) && name.endsWith('2') }),
  ).toBeVisible()
  await userEvent.click(again)
  await isOpen(true)
  await expect(screen.getByRole('button', { name: t('layout:support') })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await isOpen(false)
  await asked(t('layout:support'))
  await userEvent.click(panel.getByRole('button', { name: t('support:chatClose') }))
  await waitFor(() => expect(dock()).toBeNull())
  await expect(screen.queryByRole('button', { name: t('support:chatTitle') })).toBeNull()
}

export const Webim: Story = { parameters: noPicture('the chat is closed at its end'), play: wholeChat }

export const Netrox: Story = { ...Webim, ...at('netrox') }

/** The vendor is silent, the next try fails at once, and the one after it runs. The contacts stay. */
export const Failed: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  play: async ({ t, timers }) => {
    await asked(t('layout:support'))
    const panel = within(dock()!)
    await frame()
    timers.advance(CHAT_SILENCE_MS)
    await expect(await panel.findByText(t('support:chatSilentText'))).toBeVisible()
    await expect(panel.getByRole('link', { name: t('support:telegram') })).toHaveAttribute(
      'href',
      'https://t.me/croupier_sandbox',
    )
    await userEvent.click(panel.getByRole('button', { name: t('errors:retry') }))
    await waitFor(() => expect(panel.queryByText(t('support:chatSilentText'))).toBeNull())
    await says('error')
    await expect(await panel.findByText(t('support:chatFailedText'))).toBeVisible()
  },
}

/** A conversation that is cut off keeps the vendor's window, and goes on when the vendor counts messages again. */
export const CutOff: Story = {
  tags: ['axe:brands'],
  parameters: noPicture('the window of the vendor is empty here'),
  play: async ({ t }) => {
    await asked(t('layout:support'))
    const panel = within(dock()!)
    await says('ready')
    const vendor = await frame()
    await says('error')
    await expect(await panel.findByText(t('support:chatCutOffText'))).toBeVisible()
    await expect(await frame()).toBe(vendor)
    await says('unread', { count: 0 })
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull())
    await says('error')
    await userEvent.click(await panel.findByRole('button', { name: t('errors:retry') }))
    await waitFor(() => expect(vendor).not.toBeInTheDocument())
  },
}

/** Loads nothing of the vendor without consent; "not now" can be changed; withdrawing consent ends the chat. */
export const WithConsent: Story = {
  ...at('webim', true),
  parameters: noPicture('the chat is closed at its end'),
  play: async ({ t, site, dialogs, platform }) => {
    const question = () =>
      waitFor(() => {
        const shown = dialogs.shown.find(({ isOpen: asks }) => asks)
        if (shown?.kind !== 'confirm') throw new Error('nothing is asked')
        return shown
      })
    const calls = () => platform.requestsTo(WHO.webim)
    const support = screen.getByRole('button', { name: t('layout:support') })
    await userEvent.click(support)
    dialogs.close((await question()).id)
    await waitFor(() => expect(dock()).toBeNull())
    await expect(calls()).toHaveLength(0)

    await userEvent.click(support)
    const { props, id } = await question()
    await expect(dock()?.querySelector('iframe')).toBeFalsy()
    await props.onConfirm()
    dialogs.close(id)
    await isOpen(true)
    await says('loaded')
    await waitFor(() => expect(calls()).toHaveLength(1))
    await says('ready')
    consentOf(site).change('communication', false)
    await isOpen(false)
    await says('ended')
    await waitFor(() => expect(dock()).toBeNull())
  },
}
