import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChatVendor } from '@croupier/domain/content'
import { CHAT_SILENCE_MS } from '@croupier/domain/messaging'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '../../../../../../../.storybook/no-picture.ts'
import { ChatButton } from '../../../../shared/overlays/chat/chat-button.tsx'
import { SupportButton } from '../../../../shared/overlays/support-button.tsx'
import { aPlayer } from '../../../../testing/story-data/player.ts'
import { serverData } from '../../../../testing/story-data/server-data.ts'
import { textsOf } from '../../../../testing/story-settings.tsx'
import { GAMES_ORIGIN, meansOf, StoryFrame, storySite } from '../../../../testing/story-site.tsx'
import { ChatHost } from '../chat-host.tsx'

interface ChatStoryProps {
  readonly vendor: ChatVendor
}

const VISITOR = { data: { email: 'anna@example.com', custom1: '1001', custom2: 'EUR', fields: { info: 'VIP' } } }
const PAGE = `${GAMES_ORIGIN}/brands/gold/assets/logo-mark.svg`
const PAGES = { webim: PAGE, netrox: PAGE }

function makeSite(vendor: ChatVendor) {
  const made = storySite({
    player: aPlayer('EUR'),
    platform: { '/json-api/chat/webim': { body: VISITOR }, '/json-api/chat/netrox': { body: VISITOR } },
  })
  const chat = { vendor, account: 'croupier', location: 'default', vipLocation: 'vip' }
  made.content.serverData.set({ ...serverData, support: { ...serverData.support, chat } })
  return made
}

/** The site of the story that runs. */
let site = makeSite('webim')

function ChatStory(_props: ChatStoryProps) {
  const [made] = useState(() => site)
  return (
    <StoryFrame site={made} chatPages={PAGES}>
      <div className="flex min-h-[720px] items-start gap-4">
        <SupportButton topic="payment" className="min-h-11 px-4 text-strong" />
        <ChatButton />
      </div>
      <ChatHost />
    </StoryFrame>
  )
}

const meta = {
  title: 'Web/Chat with support',
  component: ChatStory,
  args: { vendor: 'webim' },
  beforeEach: ({ args }) => {
    site = makeSite(args.vendor)
    return () => sessionStorage.removeItem('chat')
  },
} satisfies Meta<typeof ChatStory>

export default meta
type Story = StoryObj<typeof meta>

const dock = () => document.querySelector<HTMLElement>('[data-slot=dock]')
const isOpen = (open: boolean) => waitFor(() => expect(dock()).toHaveAttribute('data-state', open ? 'open' : 'closed'))

const frame = async (): Promise<HTMLIFrameElement> => {
  await waitFor(() => expect(dock()?.querySelector('iframe')).not.toBeNull())
  return dock()!.querySelector('iframe')!
}

/** The chat's page says something. */
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
const wholeChat: Story['play'] = async ({ globals }) => {
  const t = textsOf(globals)
  await asked(t('layout:support'))
  const panel = within(dock()!)
  await expect(panel.getByRole('heading', { name: t('support:chatTitle') })).toHaveFocus()
  await expect(panel.getByText(t('support:chatLoading'))).toBeVisible()
  await says('loaded')
  // A page that only claims to be the chat's is not heard.
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

export const Netrox: Story = { ...Webim, args: { vendor: 'netrox' } }

/** The vendor is silent, the next try fails at once, and the one after it runs. The contacts stay. */
export const Failed: Story = {
  tags: ['visual:brands'],
  play: async ({ globals }) => {
    const t = textsOf(globals)
    await asked(t('layout:support'))
    const panel = within(dock()!)
    await frame()
    meansOf(site).timers.advance(CHAT_SILENCE_MS)
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
