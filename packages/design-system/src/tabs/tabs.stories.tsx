/**
 * @promise Look and accessibility: on a phone the question of consent and the bottom bar leave the page three
 *   quarters, and each tab of the profile begins near the top; more tabs than fit are told by a faded edge
 * @proof here (OnAPhone)
 * @journey shell/room-on-a-phone
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Tabs, type TabsProps } from './tabs.tsx'
import { inside, noPicture } from '@croupier/story-kit'
import { tabListStyles, tabStyles } from './tabs-styles.ts'

function Controlled(props: Omit<TabsProps, 'value' | 'onValueChange'>) {
  const [value, setValue] = useState('deposit')
  return <Tabs {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Display/Tabs',
  component: Controlled,
  args: {
    label: 'Cashbox',
    tabs: [
      { id: 'deposit', label: 'Deposit', content: 'How much?' },
      { id: 'payout', label: 'Payout', content: 'Where to?' },
      { id: 'history', label: 'History', count: 12, content: 'Nothing yet' },
      { id: 'cards', label: 'Cards', disabled: true, content: '' },
    ],
  },
} satisfies Meta<typeof Controlled>
export default meta
type Story = StoryObj<typeof meta>

export const Automatic: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, userEvent }) => {
    // All tabs are in view: no end fades.
    await expect(canvas.getByRole('tablist')).not.toHaveAttribute('data-more')
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Payout' })).toHaveTextContent('Where to?')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: /History/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveFocus()
  },
}
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: 'Payout' })).toHaveAttribute('aria-selected', 'true')
  },
}
/** The arrows of the keyboard follow what is seen. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: noPicture('as Automatic, mirrored'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Payout' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveFocus()
  },
}
export const Links: Story = {
  render: () => (
    <nav aria-label="Profile" className={tabListStyles()}>
      <a href="#balance" aria-current="page" className={tabStyles({ selected: true })}>
        Balance
      </a>
      <a href="#levels" className={tabStyles()}>
        Levels
      </a>
    </nav>
  ),
}
export const OnAPhone: Story = {
  args: {
    tabs: ['Deposit', 'Payout', 'History of transactions', 'Documents', 'Restrictions'].map((label, index) => ({
      id: index === 0 ? 'deposit' : String(index),
      label,
      content: label,
    })),
  },
  decorators: [inside('w-72')],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(288)
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'))
    await expect(getComputedStyle(list).maskImage).toContain('gradient')
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const tab = canvas.getByRole('tab', { name: 'Restrictions' })
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 2),
    )
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'start'))
  },
}
