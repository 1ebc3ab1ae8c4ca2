/**
 * @promise Game frame: while a game covers the page nothing under it takes the focus
 * @proof here (CoversThePage)
 * @journey shell/room-on-a-phone
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Maximize2, X } from 'lucide-react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { inside, noPicture } from '@croupier/story-kit'
import { DraggableWindow, type DraggableWindowProps } from './draggable-window.tsx'

const content = (
  <img
    src={sampleArt(6, { width: 640, height: 360 })}
    alt="A game"
    draggable={false}
    className="size-full object-cover"
  />
)
const actions = (
  <>
    <IconButton label="Resume" size="sm">
      <Maximize2 />
    </IconButton>
    <IconButton label="Close" size="sm">
      <X />
    </IconButton>
  </>
)

const meta = {
  title: 'Display/DraggableWindow',
  component: DraggableWindow,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  decorators: [inside('min-h-[560px] px-gutter py-4')],
  args: {
    mode: 'window',
    label: 'Game: Book of Sands',
    handleLabel: 'Move the window: arrow keys, or press for the next corner',
    resizeLabel: 'Size of the window: arrow keys, or press for the next one',
    title: 'Book of Sands',
    actions,
    children: content,
  },
} satisfies Meta<typeof DraggableWindow>
export default meta
type Story = StoryObj<typeof meta>

/** On a phone the window leaves 8 px at each side. */
const widest = () => document.documentElement.clientWidth - 16

export const Window: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Game: Book of Sands' })
    await expect(region.getBoundingClientRect().width).toBe(250)
    const before = region.getBoundingClientRect()
    canvas.getByRole('button', { name: /Move the window/ }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(region.getBoundingClientRect().left).toBe(before.left - 16)
    await expect(region.getBoundingClientRect().top).toBe(before.top - 16)
    await userEvent.keyboard('{Shift>}{ArrowLeft>60/}{/Shift}')
    await expect(region.getBoundingClientRect().left).toBe(8)
  },
}
/** Buttons move it from corner to corner and through the sizes, never off the screen. */
export const ByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Game: Book of Sands' })
    const box = () => region.getBoundingClientRect()
    const home = box()
    const move = canvas.getByRole('button', { name: /^Move the window/ })
    const size = canvas.getByRole('button', { name: /^Size of the window/ })
    await userEvent.click(move)
    await expect([box().left, box().top]).toEqual([8, home.top])
    await userEvent.click(move)
    await expect([box().left, box().top]).toEqual([8, 8])
    await userEvent.click(size)
    await expect(box().width).toBe(Math.min(380, widest()))
    await expect([box().left, box().top]).toEqual([8, 8])
    for (let presses = 0; box().width > 250 && presses < 3; presses++) await userEvent.click(size)
    await expect(box().width).toBe(250)
    // A larger window was moved away from its corner.
    await expect([box().left, box().top]).toEqual([8, 8])
    await userEvent.click(move)
    await userEvent.click(move)
    await expect([box().left, box().top]).toEqual([home.left, home.top])
  },
}
export const SizedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Game: Book of Sands' })
    canvas.getByRole('button', { name: /^Size of the window/ }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(region.getBoundingClientRect().width).toBe(282)
    await userEvent.keyboard('{Shift>}{ArrowRight>20/}{/Shift}')
    await expect(region.getBoundingClientRect().width).toBe(250)
  },
}
/** The bar of the small window is one line: a long title is cut. The window's name has it whole. */
export const LongTitle: Story = {
  args: { title: 'Adventures of a treasure seeker in the valley of forgotten pharaohs', mode: 'window' },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByText(/Adventures/)
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth)
    await expect(canvasElement.querySelector('[data-slot="frame-bar"]')?.getBoundingClientRect().height).toBe(44)
  },
}
export const Inline: Story = { args: { mode: 'inline' } }
export const Full: Story = { args: { mode: 'full' } }
export const Stage: Story = { args: { mode: 'stage' } }

const shaped = (width: number, height: number): Story => ({
  args: { mode: 'stage', shape: { width, height } },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-slot="draggable-window-body"]')?.getBoundingClientRect()
    // Below 1054 px the stage fills the screen.
    if (window.innerWidth >= 1054) await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1)
    await expect(box?.height).toBeLessThanOrEqual(window.innerHeight)
  },
})
export const StageOfFourToThree: Story = shaped(1024, 768)
export const StageOfAPortraitGame: Story = shaped(720, 1280)

/** A stage that fills a phone takes the focus, and the page under it is out of reach; a window gives it back. */
export const CoversThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: noPicture('As Stage'),
  render: function CoversThePage(args) {
    const [mode, setMode] = useState<DraggableWindowProps['mode']>('window')
    const minimise = <Button onClick={() => setMode('window')}>Minimise</Button>
    return (
      <>
        <Button onClick={() => setMode('stage')}>Play</Button>
        <DraggableWindow {...args} mode={mode} actions={minimise} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const play = canvas.getByRole('button', { name: 'Play' })
    const region = canvas.getByRole('region', { name: 'Game: Book of Sands' })
    await userEvent.click(play)
    await waitFor(() => expect(region).toHaveFocus())
    play.focus()
    await expect(play).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Minimise' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Minimise' }))
    play.focus()
    await expect(play).toHaveFocus()
  },
}

/** The frame inside must not reload. */
export const KeepsItsContent: Story = {
  render: function KeepsItsContent(args) {
    const [mode, setMode] = useState<DraggableWindowProps['mode']>('inline')
    return (
      <>
        <Button onClick={() => setMode((now) => (now === 'inline' ? 'window' : 'inline'))}>Switch</Button>
        <DraggableWindow {...args} mode={mode}>
          <iframe title="Game" srcDoc="<p>game</p>" className="size-full" />
        </DraggableWindow>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Game')
    const inner = frame.contentWindow
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await expect(canvas.getByTitle('Game')).toBe(frame)
    await expect(frame.contentWindow).toBe(inner)
  },
}
