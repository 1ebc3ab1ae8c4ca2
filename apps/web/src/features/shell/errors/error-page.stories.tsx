import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { ErrorPage } from './error-page.tsx'

const meta = {
  title: 'Web/Error page',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 500, onRetry: fn() },
  ...onSite({}, { prepare: ({ content }) => content.serverData.set(serverData) }),
  decorators: [framed()],
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  tags: ['visual:brands'],
  args: { status: 404 },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('errors:notFoundTitle') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('errors:retry') })).toBeNull()
    await expect(canvas.getByRole('button', { name: t('layout:support') })).toBeVisible()
  },
}
export const TooManyRequests: Story = { args: { status: 429 } }
export const RestrictedRegion: Story = {
  args: { status: 451 },
}
export const ServerFailed: Story = {
  play: async ({ canvas, args, t }) => {
    const lobby = canvas.getByRole('link', { name: t('errors:toLobby') })
    const support = canvas.getByRole('button', { name: t('layout:support') })
    // No way stands alone in a line.
    await expect(support.getBoundingClientRect().top).toBe(lobby.getBoundingClientRect().top)
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Maintenance: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  args: { status: 503 },
}
/** The device itself has no connection, whatever the failure looked like. */
export const Offline: Story = {
  tags: ['axe:brands'],
  args: { status: 503 },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('errors:offlineTitle') })).toBeVisible()
    await expect(canvas.queryByText('503')).toBeNull()
    // The page listens once its effects have run.
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}
export const AnyOther: Story = { args: { status: 418 } }
