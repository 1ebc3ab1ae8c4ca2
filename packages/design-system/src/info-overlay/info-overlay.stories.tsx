import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { linkStyles } from '../link/link-styles.ts'
import { closeAllOverlays } from '../overlays/open-overlays.ts'
import { InfoOverlay } from './info-overlay.tsx'

const meta = {
  title: 'Overlays/Info overlay',
  component: InfoOverlay,
  args: {
    label: 'Что такое вейджер?',
    title: 'Вейджер 35',
    closeLabel: 'Закрыть',
    children: (
      <>
        Бонус станет реальными деньгами, когда сумма ставок превысит его в 35 раз.{' '}
        <a href="#rules" className={linkStyles()}>
          Правила бонусов
        </a>
      </>
    ),
  },
  decorators: [
    (Part) => (
      <div className="flex min-h-96 flex-wrap items-center justify-center gap-2">
        <span>Вейджер</span>
        <Part />
        <Button>Дальше</Button>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Что такое вейджер?' }))
    await waitFor(() => expect(screen.getByRole('region')).toBeVisible())
  },
} satisfies Meta<typeof InfoOverlay>
export default meta
type Story = StoryObj<typeof meta>

const isOpen = () => screen.queryByRole('region') !== null

export const Plain: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: 'Что такое вейджер?' })
    await expect(mark).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(mark)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Вейджер 35' })).toBeVisible())
    await expect(mark).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    await expect(mark).toHaveFocus()
    await userEvent.click(mark)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: 'Что такое вейджер?' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isOpen()).toBe(true))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isOpen()).toBe(false))
    await expect(mark).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isOpen()).toBe(true))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus()
    await waitFor(() => expect(isOpen()).toBe(false))
  },
}
export const ClosesOnPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Что такое вейджер?' }))
    await userEvent.click(await screen.findByText(/Бонус станет/))
    await expect(isOpen()).toBe(true)
    await userEvent.click(canvasElement)
    await waitFor(() => expect(isOpen()).toBe(false))
    await userEvent.click(canvas.getByRole('button', { name: 'Что такое вейджер?' }))
    closeAllOverlays()
    await waitFor(() => expect(isOpen()).toBe(false))
  },
}
export const FromWords: Story = {
  args: { trigger: 'Что это значит?', label: 'Что это значит: вейджер', title: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Что это значит: вейджер' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Что это значит: вейджер' })).toBeVisible())
  },
}
export const LongWords: Story = {
  args: {
    title: 'Подтверждение источника происхождения денежных средств и ограничение ответственности',
    children:
      'Перед первой выплатой мы просим подтвердить личность и адрес электронной почты konstantinopolskaya.anastasia@example.com. '.repeat(
        6,
      ),
  },
}
