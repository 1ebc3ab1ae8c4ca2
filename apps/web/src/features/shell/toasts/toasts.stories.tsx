import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@croupier/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StoryFrame } from '#testing/story-site.tsx'
import { SiteToasts, type SiteToast } from '#shared/overlays/toasts/site-toasts.ts'
import { SiteToastList } from './site-toast-list.tsx'

function Leave() {
  const navigate = useNavigate()
  return (
    <Button data-story onClick={() => void navigate('/')}>
      To another page
    </Button>
  )
}

function Shown({ toasts, path = '/' }: { readonly toasts: readonly SiteToast[]; readonly path?: string }) {
  const [kept] = useState(() => {
    const made = new SiteToasts()
    for (const toast of toasts) made.show(toast)
    return made
  })
  return (
    <StoryFrame
      toasts={kept}
      path={path}
      layout={
        <div className="min-h-96">
          <SiteToastList />
          <Leave />
        </div>
      }
    >
      {null}
    </StoryFrame>
  )
}

const gift: SiteToast = {
  tone: 'accent',
  title: 'You have a gift',
  html: '<b>50 spins</b> in Book of Sands <script>stolen()</script>',
  link: { label: 'About bonuses', to: '/bonus-policy' },
}
const ended: SiteToast = { title: 'You have logged out', text: 'It happened in another tab or window.' }

const meta = {
  title: 'Web/Toasts',
  component: Shown,
  args: { toasts: [gift, ended] },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

/** From top to bottom, without those that are leaving. */
const shown = () =>
  [...document.querySelectorAll('[data-slot=toast]:not([inert])')]
    .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((item) => item.querySelector('p')?.textContent)

/** The platform's HTML is sanitised. Following the link closes the toast. */
export const Shows: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('50 spins')).toBeVisible())
    await expect(screen.queryByText(/stolen/)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'About bonuses' }))
    await waitFor(() => expect(shown()).toEqual(['You have logged out']))
  },
}

/** Toasts wait on the cashbox and show on the next page, in order. */
export const HeldAtTheCashbox: Story = {
  args: { path: '/cashbox/success' },
  play: async ({ canvas, t }) => {
    await screen.findByRole('region', { name: t('notifications:region') })
    await expect(shown()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'To another page' }))
    await waitFor(() => expect(shown()).toEqual(['You have a gift', 'You have logged out']))
  },
}
