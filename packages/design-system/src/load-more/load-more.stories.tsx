/**
 * @promise Lobby, games and search: a list loads its next page from 500 px before its end
 * @proof here (WithinReach)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { LoadMore } from './load-more.tsx'

const meta = {
  title: 'Display/LoadMore',
  component: LoadMore,
  args: { label: 'More games', onLoad: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

/** Of the observers that the story's components made. */
const margins: (string | undefined)[] = []

export const InView: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled())
  },
}
/** The end counts as near from 500 px. */
export const WithinReach: Story = {
  parameters: noPicture('it looks as it does in view'),
  beforeEach: () => {
    const Observer = window.IntersectionObserver
    margins.length = 0
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(tell, options)
        margins.push(options?.rootMargin)
      }
    }
    return () => {
      window.IntersectionObserver = Observer
    }
  },
  play: async () => {
    await expect(margins).toContain('500px')
  },
}
export const FarAway: Story = {
  decorators: [inside('pt-[3000px]')],
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onLoad).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'More games' }))
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled())
  },
}
export const ByButtonOnly: Story = {
  parameters: noPicture('as InView'),
  args: { automatic: false },
  play: async ({ args }) => {
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { loading: true } }
export const WithStatus: Story = {
  tags: ['visual:sizes'],
  args: { automatic: false, status: '48 of 1,200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 of 1,200')
  },
}
export const AfterFailure: Story = {
  args: { automatic: false, status: 'The next games did not come.', label: 'Try again' },
}
export const AsLink: Story = {
  args: { automatic: false, href: '#page-2' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'More games' }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
    await expect(location.hash).not.toBe('#page-2')
  },
}
