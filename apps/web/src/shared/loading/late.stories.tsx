import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import { late, LateView, RETRY_MS } from './late.tsx'
import { LateLoadFailure } from './load-failure.tsx'

const line = { isDown: true }
const makeCode = () => late(() => (line.isDown ? Promise.reject(new Error('no line')) : Promise.resolve('18+')))

const meta = {
  title: 'Web/Code on demand',
  parameters: noPicture('A text, and what did not load'),
  loaders: [() => ({ code: makeCode() })],
  decorators: [framed()],
  render: (_, { loaded }) => (
    <LateView
      code={loaded['code'] as ReturnType<typeof makeCode>}
      failed={(failure) => <LateLoadFailure failure={failure} />}
    >
      {(text) => <p>{text}</p>}
    </LateView>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The code did not load here, and then another part of the site loads it. */
export const LoadedElsewhere: Story = {
  beforeEach: () => {
    line.isDown = true
  },
  play: async ({ canvas, loaded, t }) => {
    await expect(await canvas.findByText(t('dialogs:notLoaded'))).toBeVisible()
    line.isDown = false
    await (loaded['code'] as ReturnType<typeof makeCode>).load()
    await expect(await canvas.findByText('18+')).toBeVisible()
  },
}

/** What waits to be loaded again. */
const waiting: TimerHandler[] = []

/** A part that has no room for words loads again by itself. */
export const LoadsAgain: Story = {
  beforeEach: () => {
    line.isDown = true
    waiting.length = 0
    const after = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number, ...rest: unknown[]) => number
    const timers = spyOn(window, 'setTimeout').mockImplementation(((
      run: TimerHandler,
      ms?: number,
      ...rest: unknown[]
    ) => (ms === RETRY_MS ? waiting.push(run) : after(run, ms, ...rest))) as typeof window.setTimeout)
    return () => timers.mockRestore()
  },
  render: (_, { loaded }) => (
    <LateView code={loaded['code'] as ReturnType<typeof makeCode>}>{(text) => <p>{text}</p>}</LateView>
  ),
  play: async ({ canvas }) => {
    const [first] = await waitFor(() => {
      if (waiting.length === 0) throw new Error('it does not load again')
      return waiting
    })
    await expect(canvas.queryByText('18+')).toBeNull()
    line.isDown = false
    if (typeof first === 'function') first()
    await canvas.findByText('18+')
  },
}
