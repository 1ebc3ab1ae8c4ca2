/**
 * @promise Toasts and dialogs: a toast goes after 10 s; 0 stays until closed
 * @proof here (TenSeconds, StaysUntilClosed)
 * @journey none
 *
 * @promise Toasts and dialogs: a tap that closes a toast stops no other's time
 * @proof here (GoesOnAfterATap)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { delays, noPicture, runTimer, watchTimers } from '@croupier/story-kit'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { emptyToastQueue, addToast, holdToasts, releaseToasts, removeToast, type ToastQueue } from './toast-queue.ts'
import type { ToastItem } from './toast.tsx'
import { Toasts, type ToastsProps } from './toasts.tsx'

interface KeptProps extends Pick<ToastsProps, 'max' | 'onClose'> {
  toasts: readonly ToastItem[]
  more?: readonly ToastItem[]
  held?: boolean
}

function Kept({ toasts, more = [], held, max, onClose }: KeptProps) {
  const [queue, setQueue] = useState(() => {
    const first = toasts.reduce<ToastQueue<ToastItem>>((now, toast) => addToast(now, toast), emptyToastQueue)
    return held ? holdToasts(first) : first
  })
  const next = more.find(({ title }) => queue.toasts.every((toast) => toast.title !== title))
  return (
    <div className="flex min-h-96 flex-wrap content-end items-end gap-3">
      {next ? <Button onClick={() => setQueue((now) => addToast(now, next))}>Ещё уведомление</Button> : null}
      {held === undefined ? null : (
        <Button onClick={() => setQueue((now) => (now.held ? releaseToasts(now) : holdToasts(now)))}>
          {queue.held ? 'Показать' : 'Придержать'}
        </Button>
      )}
      <Toasts
        queue={queue}
        max={max}
        label="Уведомления"
        closeLabel="Закрыть"
        onClose={(id) => {
          setQueue((now) => removeToast(now, id))
          onClose(id)
        }}
      />
    </div>
  )
}

const stays = { lifetime: 0 }
const deposit: ToastItem = {
  id: 'deposit',
  tone: 'positive',
  title: 'Депозит зачислен',
  text: '1 500 ₽ уже на балансе.',
  ...stays,
}
const gift: ToastItem = {
  id: 'gift',
  tone: 'accent',
  title: 'У вас подарок',
  text: '50 фриспинов в Book of Sands.',
  action: <Button size="sm">Забрать</Button>,
  ...stays,
}
const declined: ToastItem = {
  id: 'declined',
  tone: 'negative',
  title: 'Выплата отклонена',
  text: 'Карта не ваша. Деньги снова на балансе.',
  ...stays,
}

const meta = {
  title: 'Overlays/Toasts',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Kept,
  args: { toasts: [deposit, gift, declined], onClose: fn() },
} satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

/** From top to bottom, without those that are leaving. */
const shownToasts = () =>
  [...document.querySelectorAll('[data-slot=toast]:not([inert])')].toSorted(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  )
const shownTitles = () => shownToasts().map((toast) => toast.querySelector('p')?.textContent)
const closeButton = (title: string) =>
  shownToasts()
    .find((toast) => toast.textContent.includes(title))!
    .querySelector('[aria-label="Закрыть"]')!

/** Waits without a timer of 10 s, the lifetime of a toast. */
const soon = <T,>(look: () => T) => waitFor(look, { timeout: 9000 })

/** Errors are announced at once and shown on top. */
export const Tones: Story = {
  tags: ['visual:brands', 'visual:sizes'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(shownTitles()).toEqual(['Выплата отклонена', 'Депозит зачислен', 'У вас подарок']))
    await expect(screen.getByRole('region', { name: 'Уведомления' })).toHaveAttribute('aria-live', 'polite')
    await expect(screen.getByRole('alert')).toHaveTextContent('Выплата отклонена')
    await userEvent.click(closeButton('Депозит зачислен'))
    await expect(args.onClose).toHaveBeenCalledWith('deposit')
    await waitFor(() => expect(shownTitles()).toEqual(['Выплата отклонена', 'У вас подарок']))
  },
}
export const ThreeAtMost: Story = {
  args: {
    toasts: Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, title: `Уведомление ${index + 1}`, ...stays })),
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(shownTitles()).toHaveLength(3))
    await userEvent.click(closeButton('Уведомление 2'))
    await waitFor(() => expect(shownTitles()).toEqual(['Уведомление 1', 'Уведомление 3', 'Уведомление 4']))
  },
}
export const HeldAndReleased: Story = {
  args: { toasts: [deposit, gift], held: true },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('region', { name: 'Уведомления' })
    await expect(shownTitles()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }))
    await waitFor(() => expect(shownTitles()).toEqual(['Депозит зачислен', 'У вас подарок']))
  },
}
export const BlockingAlone: Story = {
  args: {
    toasts: [
      deposit,
      { id: 'limits', blocking: true, title: 'Подтвердите лимиты', text: 'До этого игра на паузе.', ...stays },
    ],
    more: [gift],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(shownTitles()).toEqual(['Подтвердите лимиты']))
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё уведомление' }))
    await expect(shownTitles()).toEqual(['Подтвердите лимиты'])
    await userEvent.click(closeButton('Подтвердите лимиты'))
    await waitFor(() => expect(shownTitles()).toEqual(['Депозит зачислен', 'У вас подарок']))
  },
}
export const DisappearsByItself: Story = {
  args: { toasts: [{ id: 'soon', title: 'Сейчас исчезнет', lifetime: 50 }, deposit] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('soon'))
    await waitFor(() => expect(shownTitles()).toEqual(['Депозит зачислен']))
  },
}

/** A replaced toast has its full lifetime again. */
export const ReplacedRestartsLifetime: Story = {
  args: {
    toasts: [{ id: 'news', title: 'Подарок получен', lifetime: 1000 }],
    more: [{ id: 'news', title: 'Подарок активирован', lifetime: 1000 }],
  },
  play: async ({ args, canvas }) => {
    const since = performance.now()
    await screen.findByText('Подарок получен')
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(600))
    canvas.getByRole('button', { name: 'Ещё уведомление' }).click()
    const replaced = performance.now()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('news'))
    await expect(performance.now() - replaced).toBeGreaterThanOrEqual(950)
  },
}

/** Lifetimes pause under a pointer or focus. */
export const PausesUnderPointer: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'minute', title: 'Уйдёт через минуту', lifetime: 60_000 }] },
  beforeEach: watchTimers,
  play: async ({ args, userEvent }) => {
    const lifetimes = () => delays().filter((ms = 0) => ms > 20_000).length
    await soon(() => expect(lifetimes()).toBeGreaterThan(0))
    const [toast] = shownToasts()
    const begun = lifetimes()
    // Only a lifetime that was paused begins again when the pointer leaves.
    await soon(async () => {
      await userEvent.hover(toast!)
      await userEvent.unhover(toast!)
      await expect(lifetimes()).toBeGreaterThan(begun)
    })
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A finger brings the events of a mouse that arrives, and none of one that leaves. */
async function tap(target: Element): Promise<void> {
  for (const event of [fireEvent.mouseOver, fireEvent.mouseMove, fireEvent.click]) await event(target)
}

/** Lifetimes go on after a tap has closed a toast. */
export const GoesOnAfterATap: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [deposit, gift], more: [{ id: 'soon', title: 'Исчезнет скоро', lifetime: 50 }] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    await tap(shownToasts()[0]!)
    canvas.getByRole('button', { name: 'Ещё уведомление' }).click()
    await waitFor(() => expect(shownTitles()).toContain('Исчезнет скоро'))
    await tap(closeButton('Депозит зачислен'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('soon'))
    await waitFor(() => expect(shownTitles()).toEqual(['У вас подарок']))
  },
}

/** Closing by keyboard moves focus to the next toast, finally back to where it came from. */
export const MovesFocusOnClose: Story = {
  args: { toasts: [deposit, declined], more: [gift] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    const before = canvas.getByRole('button', { name: 'Ещё уведомление' })
    before.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(before).toHaveFocus())
  },
}
export const PictureAndHtml: Story = {
  args: {
    toasts: [
      {
        id: 'promo',
        image: sampleArt(3, { width: 88, height: 88 }),
        title: 'Турнир недели начался',
        html: 'Призовой фонд <strong>1 000 000 ₽</strong>. <a href="#rules">Правила и условия</a>',
        ...stays,
      },
    ],
  },
}
export const OwnComponent: Story = {
  args: {
    toasts: [
      {
        id: 'own',
        content: (
          <div className="grid gap-2 p-1">
            <span className="font-display text-lg text-strong">+ 250 ₽</span>
            <span className="text-sm text-body">Кешбэк за прошлую неделю</span>
          </div>
        ),
        ...stays,
      },
    ],
  },
}
export const LongWords: Story = {
  args: {
    toasts: [
      {
        ...declined,
        title: 'Подтверждение электронной почты konstantinopolskaya.anastasia.podderzhka@example.com не удалось',
        text: 'Ссылка из письма уже использована или её срок действия истёк. Запросите новое письмо в настройках профиля.',
        action: <Button size="sm">Отправить письмо ещё раз</Button>,
      },
      deposit,
    ],
  },
}

/** Usable over an open dialog, which stays open. */
export const OverADialog: Story = {
  render: function OverADialog(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть диалог</Button>
        <Kept {...args} />
        <Modal open={open} title="Касса" closeLabel="Закрыть диалог" onClose={() => setOpen(false)}>
          <div className="h-40">Сумма пополнения</div>
        </Modal>
      </>
    )
  },
  args: { toasts: [gift, deposit] },
  play: async ({ args, canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Открыть диалог' })
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Касса' })
    const close = closeButton('Депозит зачислен')
    const { left, top, width, height } = close.getBoundingClientRect()
    await expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledWith('deposit')
    await waitFor(() => expect(dialog).toBeVisible())
    const take = screen.getByRole('button', { name: 'Забрать' })
    await waitFor(() => expect(take).toHaveFocus())
    // By keyboard too: Tab goes from the dialog's last element to the toasts, and on into the dialog.
    screen.getByRole('button', { name: 'Закрыть диалог' }).focus()
    await userEvent.tab()
    await expect(take).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Закрыть диалог' })).toHaveFocus()
    await userEvent.tab()
    await expect(take).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть диалог' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(shownTitles()).toEqual(['У вас подарок'])
    await expect(screen.getByRole('button', { name: 'Забрать' })).toBeVisible()
    await userEvent.click(opener)
  },
}

/** A lifetime does not pass under focus. */
export const PausesUnderFocus: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'usual', title: 'Уйдёт сама' }], more: [gift] },
  beforeEach: watchTimers,
  play: async ({ args, canvas }) => {
    const before = canvas.getByRole('button', { name: 'Ещё уведомление' })
    const close = await soon(() => screen.getByRole('button', { name: 'Закрыть' }))
    const lifetimes = () => delays().filter((ms) => ms === 10_000).length
    await soon(() => expect(lifetimes()).toBeGreaterThan(0))
    close.focus()
    await soon(() => expect(close).toHaveFocus())
    const begun = lifetimes()
    before.focus()
    await soon(() => expect(lifetimes()).toBeGreaterThan(begun))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Without a time of its own a toast goes after ten seconds; with 0 it stays. */
export const TenSeconds: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'usual', title: 'Уйдёт сама' }] },
  beforeEach: watchTimers,
  play: async ({ args }) => {
    await soon(() => expect(delays()).toContain(10_000))
    runTimer(10_000)
    await expect(args.onClose).toHaveBeenCalledWith('usual')
  },
}
export const StaysUntilClosed: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'stays', title: 'Останется', lifetime: 0 }] },
  beforeEach: watchTimers,
  play: async ({ args }) => {
    await soon(() => expect(shownTitles()).toEqual(['Останется']))
    await expect(delays()).not.toContain(10_000)
    // A timer of 0 that was set before has run by then.
    await new Promise((resolve) => void setTimeout(resolve, 0))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
