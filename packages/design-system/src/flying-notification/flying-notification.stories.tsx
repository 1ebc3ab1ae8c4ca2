/**
 * @promise High five: a received high five is in view for all its seconds
 * @journey promotions/high-fives
 *
 * @promise High five: a flying notification ends after 3000 ms
 * @proof here (DisappearsByItself)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hand } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { runTimer, watchTimers } from '@croupier/story-kit'
import { FlyingNotification, type FlyingNotice } from './flying-notification.tsx'

interface SentProps {
  picture: FlyingNotice['picture']
  badge?: string | undefined
  onPress?: (() => void) | undefined
  onEnd: (id: string) => void
}

function Sent({ picture, badge, onPress, onEnd }: SentProps) {
  const [count, setCount] = useState(0)
  const [flying, setFlying] = useState(false)
  return (
    <div className="min-h-96">
      <Button
        onClick={() => {
          setCount((now) => now + 1)
          setFlying(true)
        }}
      >
        Send
      </Button>
      <FlyingNotification
        notice={flying ? { id: `${count}`, label: 'Anna gave you five', picture, badge, onPress } : null}
        onEnd={(id) => {
          setFlying(false)
          onEnd(id)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Overlays/Flying notification',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Sent,
  args: { picture: <Hand aria-hidden="true" />, onEnd: fn() },
} satisfies Meta<typeof Sent>
export default meta
type Story = StoryObj<typeof meta>

/** Announced, and gone after three seconds, with and without motion. */
export const DisappearsByItself: Story = {
  beforeEach: watchTimers,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Anna gave you five')).toBeInTheDocument()
    await expect(screen.getByRole('status')).toHaveTextContent('Anna gave you five')
    runTimer(3000)
    await expect(args.onEnd).toHaveBeenCalledWith('1')
    await waitFor(() => expect(screen.queryByText('Anna gave you five')).toBeNull())
  },
}
export const WithAction: Story = {
  args: { picture: <img src={sampleArt(5, { width: 128, height: 128 })} alt="" />, badge: '×3', onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Anna gave you five' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(args.onEnd).toHaveBeenCalledWith('1')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Anna gave you five' })).toBeNull())
  },
}
