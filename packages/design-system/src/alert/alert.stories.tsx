import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { buttonStyles } from '../button/button-styles.ts'
import { Alert, ErrorAlert, type AlertProps } from './alert.tsx'

function Opened({ failed = false, ...props }: Omit<AlertProps, 'open'> & { failed?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      {failed ? (
        <ErrorAlert {...props} open={open} onClose={close} />
      ) : (
        <Alert {...props} open={open} onClose={close} />
      )}
    </>
  )
}

const meta = {
  title: 'Overlays/Alert',
  component: Opened,
  args: {
    title: 'Заполните профиль',
    children: 'Чтобы вывести деньги, укажите имя и дату рождения.',
    okLabel: 'Понятно',
    closeLabel: 'Закрыть',
    onClose: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['visual:brands'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Заполните профиль' })
    await expect(dialog).toHaveAccessibleDescription('Чтобы вывести деньги, укажите имя и дату рождения.')
    const ok = screen.getByRole('button', { name: 'Понятно' })
    await expect(ok).toHaveFocus()
    await userEvent.click(ok)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('alertdialog')
    await userEvent.click(document.querySelector('[data-slot=modal-backdrop]') ?? opener)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}
export const WithAction: Story = {
  args: {
    action: (
      <a href="#profile" className={buttonStyles({ intent: 'primary' })}>
        К данным профиля
      </a>
    ),
  },
}
export const Failed: Story = {
  args: {
    failed: true,
    title: 'Выплата не создана',
    children: 'Платёжная система не отвечает. Деньги остались на балансе: 12 480 ₽.',
  },
}
export const LongWords: Story = {
  args: {
    failed: true,
    title: 'Подтверждение номера телефона временно недоступно для пользователей из вашего региона',
    children:
      'Служба поддержки уже знает о неполадке. Попробуйте ещё раз через пятнадцать минут или напишите на адрес konstantinopolskaya.anastasia.podderzhka@example.com.',
    okLabel: 'Вернуться к редактированию профиля',
    action: <Button intent="primary">Написать в службу поддержки</Button>,
  },
}
export const ClosesByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
