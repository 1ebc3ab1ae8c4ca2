import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { cardStyles } from '../card/card-styles.ts'
import { VirtualList, type VirtualListProps, type VirtualListState } from './virtual-list.tsx'

interface Note {
  id: number
  text: string
}

const TEXTS = [
  'Your payout of €120 is on its way.',
  'Weekend reload: half of your first deposit on top, up to €100, until Sunday midnight. Wager 35 times within a week.',
  'Level 7 reached.',
]
const note = (id: number): Note => ({ id, text: TEXTS[id % TEXTS.length] ?? '' })
const notes = (count: number) => Array.from({ length: count }, (_, id) => note(id))

const meta = {
  title: 'Display/VirtualList',
  component: VirtualList<Note>,
  args: {
    label: 'Notices',
    items: notes(12),
    itemKey: ({ id }) => String(id),
    renderItem: ({ id, text }) => (
      <article className={cardStyles({ padding: 'sm' })}>
        <h3 className="text-sm font-medium text-strong">Notice {id + 1}</h3>
        <p className="mt-1 text-sm">{text}</p>
      </article>
    ),
    itemClassName: 'pb-3',
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<VirtualListProps<Note>>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Long: Story = {
  args: { items: notes(3000) },
  play: async ({ canvas }) => {
    const sheets = document.querySelectorAll('style').length
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '3000')
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('listitem')[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1000),
    )
    await expect(document.querySelectorAll('style')).toHaveLength(sheets)
    window.scrollTo(0, 0)
  },
}

/** Remounting restores the position. */
export const RestoresPosition: Story = {
  args: { items: notes(1000), onStateChange: fn() },
  render: function ComesBack(args) {
    const [state, setState] = useState<VirtualListState | undefined>()
    const [isHere, setHere] = useState(true)
    return (
      <>
        <button
          type="button"
          className="fixed top-2 inset-e-2 z-10 rounded-control bg-overlay px-3 py-2 text-strong"
          onClick={() => setHere((now) => !now)}
        >
          {isHere ? 'Leave' : 'Come back'}
        </button>
        {isHere ? (
          <VirtualList
            {...args}
            initialState={state}
            onStateChange={(left) => {
              setState(left)
              args.onStateChange?.(left)
            }}
          />
        ) : (
          <p>Another page</p>
        )}
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
    window.scrollTo(0, 20_000)
    await waitFor(() => expect(args.onStateChange).toHaveBeenCalled())
    /** The first fully visible item and its distance from the window's top. */
    const inView = () => {
      const item = canvas.getAllByRole('listitem').find((one) => one.getBoundingClientRect().top >= 0)
      return { number: Number(item?.getAttribute('aria-posinset')), top: item?.getBoundingClientRect().top ?? NaN }
    }
    await waitFor(() => expect(inView().number).toBeGreaterThan(100))
    const before = inView()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(canvas.getByText('Another page')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    // Not by scroll offset: it changes with the heights of rows above.
    await waitFor(async () => {
      const after = inView()
      await expect(after.number).toBe(before.number)
      await expect(Math.abs(after.top - before.top)).toBeLessThan(1)
    })
    window.scrollTo(0, 0)
  },
}

export const Grows: Story = {
  parameters: noPicture('It ends as Long does'),
  render: function Grows(args) {
    const [items, setItems] = useState(() => notes(150))
    return (
      <VirtualList
        {...args}
        items={items}
        total={450}
        more={
          items.length < 450
            ? {
                label: 'More notices',
                status: `${items.length} of 450`,
                automatic: false,
                onLoad: () => setItems((known) => notes(known.length + 150)),
              }
            : undefined
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('150 of 450')
    await userEvent.click(canvas.getByRole('button', { name: 'More notices' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('300 of 450'))
    await userEvent.click(canvas.getByRole('button', { name: 'More notices' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More notices' })).toBeNull())
    window.scrollTo(0, 0)
  },
}
