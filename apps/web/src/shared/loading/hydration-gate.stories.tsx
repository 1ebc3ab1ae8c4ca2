/**
 * @promise Look and accessibility: what the server drew is hydrated before any store changes
 * @proof here (ChangedAfterHydration)
 * @journey games/lists
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeAutoObservable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { DeferredBoundary, HydrationGate, useIsHydrated } from './hydration-gate.tsx'
import { Kept } from './kept.tsx'

interface Row {
  title: string | null
}

/** Stands outside the page, and changes a store that the page shows. */
function Host({ row }: { readonly row: Row }) {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) runInAction(() => (row.title = '18+'))
  }, [isHydrated, row])
  return null
}

const Title = observer(({ row }: { readonly row: Row }) => (row.title === null ? <i>…</i> : <h2>{row.title}</h2>))

const draw = (row: Row, onDone: () => void) => (
  <StrictMode>
    <HydrationGate onDone={onDone}>
      <Kept isShown>
        <Title row={row} />
        <DeferredBoundary>
          <Title row={row} />
        </DeferredBoundary>
      </Kept>
      <Host row={row} />
    </HydrationGate>
  </StrictMode>
)

const meta = {
  title: 'Web/Hydration',
  parameters: noPicture('Two lines'),
  render: () => <div data-testid="root" />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A component outside the page changes a store as soon as it may: neither the page nor a part that waits differs. */
export const ChangedAfterHydration: Story = {
  play: async ({ canvas }) => {
    const root = await canvas.findByTestId('root')
    const row = (title: string | null) => makeAutoObservable<Row>({ title })
    root.innerHTML = renderToString(draw(row(null), fn()))
    const [onRecoverableError, onDone] = [fn(), fn()]
    startTransition(() => void hydrateRoot(root, draw(row(null), onDone), { onRecoverableError }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { name: '18+' })).toHaveLength(2))
    await expect(onDone).toHaveBeenCalledTimes(1)
    await expect(onRecoverableError).not.toHaveBeenCalled()
  },
}
