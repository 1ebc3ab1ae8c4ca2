/**
 * @promise Performance goals: pages that were left are let go
 * @journey soak/left-pages
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { observable, runInAction } from 'mobx'
import { Observer } from 'mobx-react-lite'
import { useLayoutEffect, useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { useTexts } from '#shared/site/tab.tsx'
import { framed } from '#testing/framed.tsx'
import { runInNextTask } from './next-task.ts'

const PARTS = 20
const PART_MS = 5

/** A store that changes from 0 to 1 in the first task after a page has begun to render. Reading it takes time. */
class ChangingStore {
  readonly #value = observable.box(0)
  #isChanging = false

  read(): number {
    if (!this.#isChanging) runInNextTask(() => runInAction(() => this.#value.set(1)))
    this.#isChanging = true
    const end = performance.now() + PART_MS
    while (performance.now() < end);
    return this.#value.get()
  }
}

interface LongPageProps {
  readonly store: ChangingStore
  /** Called with what the page shows when it comes into view. */
  readonly onShown: (value: number) => void
}

/** Takes 100 ms to render. */
function LongPage({ store, onShown }: LongPageProps) {
  useLayoutEffect(() => onShown(store.read()), [store, onShown])
  return Array.from({ length: PARTS }, (_, index) => (
    <Observer key={index}>{() => <p data-testid="part">{store.read()}</p>}</Observer>
  ))
}

function Pages() {
  const t = useTexts()
  const [store] = useState(() => new ChangingStore())
  const [first, setFirst] = useState<number | null>(null)
  return (
    <>
      <output>{first}</output>
      <Routes>
        <Route path="/" element={<Link to="/games">{t('games:allGames')}</Link>} />
        <Route
          path="/games"
          element={<LongPage store={store} onShown={(value) => setFirst((known) => known ?? value)} />}
        />
      </Routes>
    </>
  )
}

const meta = {
  title: 'Web/Navigation router',
  component: Pages,
  parameters: noPicture('It is about when a page renders'),
  decorators: [framed()],
} satisfies Meta<typeof Pages>
export default meta
type Story = StoryObj<typeof meta>

/** React would throw away a page that a store interrupts, and its pictures stay in memory. */
export const NoStoreInterruptsAPage: Story = {
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('link', { name: t('games:allGames') }))
    await waitFor(() => {
      const parts = canvas.getAllByTestId('part')
      return expect(parts.map(({ textContent }) => textContent)).toEqual(parts.map(() => '1'))
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('0')
  },
}
