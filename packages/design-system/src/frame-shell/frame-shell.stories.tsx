import type { Meta, StoryObj } from '@storybook/react-vite'
import { Maximize2, X } from 'lucide-react'
import { expect } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { FrameLoader } from './frame-loader.tsx'
import { FrameNotice, frameNoticeAside } from './frame-notice.tsx'
import { FrameShell } from './frame-shell.tsx'

const game = (
  <img
    src={sampleArt(6, { width: 640, height: 360 })}
    alt="A game"
    className="absolute inset-0 size-full object-cover"
  />
)

const meta = {
  title: 'Display/FrameShell',
  component: FrameShell,
  args: {
    label: 'Game: Book of Sands',
    title: 'Book of Sands',
    actions: (
      <>
        <IconButton label="Full screen">
          <Maximize2 />
        </IconButton>
        <IconButton label="Close">
          <X />
        </IconButton>
      </>
    ),
    children: game,
    className: 'max-w-2xl',
  },
} satisfies Meta<typeof FrameShell>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Game: Book of Sands' })).not.toHaveAttribute('aria-busy')
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { loading: 'Opening Book of Sands…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening Book of Sands…')
  },
}
export const LoaderAlone: Story = {
  parameters: noPicture('as Loading'),
  render: () => <FrameLoader visible label="Opening Book of Sands…" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening Book of Sands…')
  },
}
export const Notice: Story = {
  args: {
    notice: (
      <FrameNotice
        picture={<img src={sampleArt(6, { width: 90, height: 120 })} alt="" className="h-24 w-auto rounded-control" />}
        title="Your bonus does not count here"
        text="This game takes real money only and does not move your wagering on."
      >
        <Button intent="primary">Continue</Button>
        <Button intent="ghost" className={frameNoticeAside}>
          To the lobby
        </Button>
      </FrameNotice>
    ),
  },
}
export const Failed: Story = {
  args: {
    notice: (
      <FrameNotice
        face="error"
        title="The game did not open"
        text="Nothing was staked and your balance is untouched. Try again or choose another game."
      >
        <Button intent="primary">Try again</Button>
        <Button intent="ghost" className={frameNoticeAside}>
          To the lobby
        </Button>
      </FrameNotice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The game did not open')
  },
}
/** 250 px wide: title and one action visible. */
export const Small: Story = { args: { ...Failed.args, className: 'w-[250px]' } }
export const LongTexts: Story = {
  args: {
    title: 'Adventures of a treasure seeker in the valley of forgotten pharaohs',
    notice: (
      <FrameNotice
        title="The game is open in another tab or on another device"
        text="You have begun the game elsewhere, so it has stopped here. Your balance is safe and no bet is lost."
      >
        <Button intent="primary">Go on playing here</Button>
        <Button intent="ghost">Back to the main page</Button>
      </FrameNotice>
    ),
    className: 'w-80 max-w-full',
  },
}
