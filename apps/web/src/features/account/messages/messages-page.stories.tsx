import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageHistory } from '@croupier/domain/player'
import {
  PLATFORM_FAULTS,
  wireMessage,
  type AnswerTable,
  type PlatformAnswer,
  type PlatformRequest,
} from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { everyFault } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { meansOf, StorySocket } from '#testing/story-site.tsx'
import { Page } from './messages-page.tsx'

const PATH = '/messages'
const MESSAGES = '/json-api/user-notifications'
const read = (id: number) => `POST ${MESSAGES}/read/${id}`

const meta = {
  title: 'Web/Messages',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const minute = (id: number) => new Date(Date.UTC(2026, 4, 9, 9, id)).toISOString()
const message = (id: number, status = 'new') =>
  wireMessage(id, { status, msg: `<b>Message ${id}.</b>`, created_at: minute(id) })

/** Messages by pages of two. */
const pagesOf =
  (all: readonly object[]) =>
  ({ url }: Pick<PlatformRequest, 'url'>): PlatformAnswer => {
    const offset = Number(new URL(url, location.origin).searchParams.get('offset'))
    return { body: { data: all.slice(offset, offset + 2) } }
  }

const five = [message(5), message(4), message(3, 'read'), message(2), message(1, 'read')]
const pageOfFive = pagesOf(five)

const seen = (platform: 'waits' | 'down' | AnswerTable, socket = new StorySocket()) =>
  asPlayer(platform, { socket, change: (player) => ({ ...player, messages: undefined }) })

export const Whole: Story = {
  tags: ['visual:brands'],
  ...seen({ [MESSAGES]: pagesOf(five) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText('Message 1.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('messages:more') })).toBeNull())
    await expect(canvas.getAllByRole('button', { name: t('layout:readNotice') })).toHaveLength(3)
  },
}

export const NoMessages: Story = {
  tags: ['axe:brands'],
  ...seen({ [MESSAGES]: pagesOf([]) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('layout:noNotices'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('messages:readAll') })).toBeNull()
  },
}

export const ReadTogether: Story = {
  ...seen({
    [MESSAGES]: pagesOf(five),
    [`POST ${MESSAGES}/read/*`]: { body: { success: true } },
  }),
  play: async ({ canvas, t, platform }) => {
    await canvas.findByText('Message 1.')
    await userEvent.click(canvas.getByRole('button', { name: t('messages:readAll') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('messages:readAll') })).toBeNull())
    await expect(canvas.queryByRole('button', { name: t('layout:readNotice') })).toBeNull()
    await expect([5, 4, 2].map((id) => platform.requestsTo(read(id)).length)).toEqual([1, 1, 1])
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** The first call succeeds, the second fails: the rest stays unread, and the page shows how many. */
export const ReadAllFails: Story = {
  ...seen({ [MESSAGES]: pagesOf(five), [read(5)]: { body: { success: true } }, [read(4)]: { status: 503 } }),
  play: async ({ canvas, t }) => {
    await canvas.findByText('Message 1.')
    await userEvent.click(canvas.getByRole('button', { name: t('messages:readAll') }))
    await expect(await canvas.findByText(t('messages:readAllFailed', { count: 2 }))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: t('layout:readNotice') })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: t('messages:readAll') })).toHaveFocus()
  },
}

const live = new StorySocket()

export const OneArrives: Story = {
  ...seen({ [MESSAGES]: pagesOf(five) }, live),
  play: async ({ canvas, site }) => {
    const stop = site.start()
    await canvas.findByText('Message 1.')
    await live.emit('notification-update', message(6))
    meansOf(site).timers.advance(1000)
    await expect(await canvas.findByText('Message 6.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Message 6.')
    stop()
  },
}

export const LongTexts: Story = {
  ...seen({
    [MESSAGES]: pagesOf([
      wireMessage(1, {
        msg: 'Longwordwithoutanybreak'.repeat(12),
        button: { text: 'Openwithoutanybreak'.repeat(8), link: '/promo' },
      }),
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Longword/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Loading: Story = seen('waits')

export const Failed: Story = {
  ...seen('down'),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('layout:noticesFailed'))).toBeVisible()
    platform.reply(MESSAGES, pagesOf(five))
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText('Message 5.')).toBeVisible()
  },
}

/** The call for older messages with every fault of the platform: what is shown stays. */
export const EveryFault: Story = {
  ...seen({ [MESSAGES]: pagesOf(five) }),
  parameters: everyFault,
  play: async ({ canvas, platform, timers, site }) => {
    platform.reply('POST /json-api/token/refresh', { body: { success: true, expiresIn: 900 } })
    await canvas.findByText('Message 1.')
    const history = site.playerPart(MessageHistory)!
    await waitFor(() => expect(history.isWhole).toBe(true))
    for (const { name, reply } of PLATFORM_FAULTS) {
      const before = platform.requestsTo(MESSAGES).length
      platform.reply(MESSAGES, reply)
      const loading = history.loadMore.run()
      await waitFor(() => expect(platform.requestsTo(MESSAGES).length, name).toBeGreaterThan(before))
      if (reply === 'waits') timers.advance(30_000)
      const { status } = await loading
      await expect(['refused', 'unclear'], name).toContain(status)
      await expect(canvas.getAllByRole('listitem'), name).toHaveLength(5)
    }
    await expect(history.isWhole).toBe(true)
  },
}

/** Older messages that do not load show a failure with a retry. */
export const OlderFail: Story = {
  ...seen({
    [MESSAGES]: (request) => (request.url.includes('offset=0') ? pageOfFive(request) : { status: 503 }),
  }),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('messages:moreFailed'))).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    platform.reply(MESSAGES, pageOfFive)
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText('Message 1.')).toBeVisible()
    await expect(canvas.queryByText(t('messages:moreFailed'))).toBeNull()
  },
}
