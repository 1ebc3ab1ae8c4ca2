import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Confirm, type ConfirmProps } from './confirm.tsx'

function Opened(props: Omit<ConfirmProps, 'open'>) {
  const [open, setOpen] = useState(false)
  const cancel = () => {
    setOpen(false)
    props.onCancel()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Confirm {...props} open={open} onCancel={cancel} />
    </>
  )
}

const meta = {
  title: 'Overlays/Confirm',
  component: Opened,
  args: {
    title: 'Отменить выплату?',
    children: '5 000 ₽ вернутся на баланс.',
    confirmLabel: 'Отменить выплату',
    cancelLabel: 'Оставить',
    closeLabel: 'Закрыть',
    onConfirm: fn(),
    onCancel: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['visual:sizes'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.click(opener)
    const safe = await screen.findByRole('button', { name: 'Оставить' })
    await expect(safe).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Отменить выплату' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(safe)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}
export const Dangerous: Story = { args: { danger: true, title: 'Удалить аккаунт?', confirmLabel: 'Удалить' } }
export const Large: Story = {
  args: {
    large: true,
    title: 'Активировать бонус 100% до 30 000 ₽?',
    children: 'Вейджер 35. Пока бонус отыгрывается, вывести деньги нельзя.',
    confirmLabel: 'Активировать бонус',
    cancelLabel: 'Не сейчас',
  },
}

/** Answers that do not fit side by side: each as wide as the dialog, the one that goes on first. */
export const LongAnswer: Story = {
  tags: ['visual:sizes'],
  args: {
    title: 'Турнир за 12 000 компоинтов',
    children: 'Место не возвращается.',
    confirmLabel: 'Участвовать за 12 000 компоинтов',
    cancelLabel: 'Не сейчас',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    const dialog = await screen.findByRole('alertdialog')
    const box = (name: RegExp) => screen.getByRole('button', { name }).getBoundingClientRect()
    const [first, second] = [box(/Участвовать/), box(/Не сейчас/)]
    await expect(first.bottom).toBeLessThan(second.top)
    await expect(first.width).toBe(second.width)
    await expect(first.width).toBeGreaterThan(dialog.clientWidth * 0.8)
  },
}

/** Nothing closes it while it waits: not Escape, not the backdrop; the cross is hidden. */
export const Waiting: Story = {
  args: { waiting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(screen.getByRole('button', { name: 'Отменить выплату' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Отменить выплату' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull()
    await userEvent.click(document.querySelector('[data-slot=modal-backdrop]') ?? dialog)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}
export const FailedInside: Story = {
  args: { error: 'Платёж уже отправлен в банк, отменить его нельзя.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Платёж уже отправлен')
    await expect(screen.getByRole('button', { name: 'Отменить выплату' })).toBeEnabled()
  },
}
export const LongWords: Story = {
  args: {
    large: true,
    danger: true,
    title: 'Вы действительно хотите отказаться от приветственного бонуса и всех накопленных фриспинов?',
    confirmLabel: 'Отказаться от бонуса и продолжить без него',
    cancelLabel: 'Вернуться к выбору подарков',
    error: 'Запрос не выполнен: сервис подарков временно недоступен, попробуйте через несколько минут.',
  },
}
