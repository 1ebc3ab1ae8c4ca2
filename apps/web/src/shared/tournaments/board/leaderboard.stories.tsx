import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Standing } from '@croupier/domain/tournaments'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { aBoard, aTournament, STORY_PLAYER_ID, withOwnPlace } from '#testing/story-data/tournament.ts'
import { useStorySettings } from '#testing/story-settings.tsx'
import { framed } from '#testing/framed.tsx'
import { Leaderboard, type LeaderboardProps } from './leaderboard.tsx'
import { LeadersPodium } from './leaders-podium.tsx'
import { OwnPosition } from './own-position.tsx'

const me = { userId: STORY_PLAYER_ID, username: 'Anna' }
const LABEL = 'board'
const LONG = 5000

const meta = {
  title: 'Web/Tournament/Leaderboard',
  component: Leaderboard,
  args: { contest: aTournament('en'), player: me, label: LABEL },
  parameters: { platformSays: [LABEL, 'Anna', aBoard(30), aTournament('en'), aTournament('ru')] },
  decorators: [framed()],
} satisfies Meta<typeof Leaderboard>
export default meta
type Story = StoryObj<typeof meta>

type Changes = Partial<LeaderboardProps['contest']>

/** A board with its podium and the player's place, in the toolbar's language. */
function Together({ changes = {} }: { readonly changes?: Changes }) {
  const { t } = useStorySettings()
  const contest = aTournament(t.locale, changes)
  return (
    <div className="grid gap-6 border-b border-line py-6 md:grid-cols-[minmax(0,1fr)_22rem]">
      <LeadersPodium contest={contest} player={me} label={LABEL} />
      <OwnPosition contest={contest} player={me} />
      <div className="col-span-full">
        <Leaderboard contest={contest} player={me} label={LABEL} />
      </div>
    </div>
  )
}

const ties = (leaders: readonly Standing[], places: readonly number[]) =>
  leaders.map((standing, index) => ({ ...standing, position: places[index] ?? standing.position }))

/** The own place on the board; ties and a gap on the podium; a place below the board; an empty board; no scores. */
export const States: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  render: () => (
    <>
      <Together changes={{ leaders: withOwnPlace(aBoard(8), 6, 'Anna') }} />
      <Together changes={{ leaders: ties(withOwnPlace(aBoard(6), 2, 'Anna'), [1, 1, 3, 3, 5, 6]) }} />
      <Together changes={{ leaders: aBoard(30), ownPlace: { position: 1412, score: 12_00 } }} />
      <Together changes={{ leaders: [] }} />
      <Together changes={{ leaders: withOwnPlace(aBoard(3), 3, 'Anna').map((one) => ({ ...one, score: null })) }} />
    </>
  ),
  play: async ({ canvas, t }) => {
    const boards = canvas.getAllByRole('table')
    const [own, , apart] = boards.map((board) => within(board))
    await expect(own?.getByRole('row', { name: /Anna/ })).toHaveAttribute('data-own')
    await expect(apart?.getAllByRole('row')).toHaveLength(22)
    await expect(apart?.getByRole('row', { name: /Anna/ })).toHaveAttribute('aria-rowindex', '32')
    await expect(boards[2]).toHaveAttribute('aria-rowcount', '32')
    await expect(canvas.getAllByText(t('tournament-board:toPrize', { place: 5 }))[0]).toBeVisible()
    const unscored = boards.at(-1)!
    await expect(within(unscored).queryByRole('columnheader', { name: t('tournament-board:score') })).toBeNull()
    await expect(within(unscored).queryByText('—')).toBeNull()
    await expect(canvas.queryByText(t('tournament-board:toPlace', { place: 2 }))).toBeNull()
    const unfold = canvas.getByRole('button', { name: t('tournament-board:all', { count: 31 }) })
    unfold.click()
    await waitFor(() => expect(apart?.getAllByRole('row')).toHaveLength(32))
    const [fold] = canvas.getAllByRole('button', { name: t('tournament-board:fold') })
    fold?.click()
    await waitFor(() => expect(apart?.getAllByRole('row')).toHaveLength(22))
  },
}

const top = aTournament('en', { leaders: aBoard(40), ownPlace: { position: 1412, score: 12_00 } })

function TopOfBoard({ onWanted }: { readonly onWanted: () => void }) {
  const [leaders, setLeaders] = useState(top.leaders)
  return (
    <>
      <Leaderboard contest={{ ...top, leaders }} player={me} label={LABEL} places={LONG} onWanted={onWanted} />
      <button type="button" onClick={() => setLeaders(aBoard(LONG))}>
        answer
      </button>
    </>
  )
}

/** Only the top came with the page: the number of all places is told, and the rest is read when the board is unfolded. */
export const Top: Story = {
  parameters: { ...noPicture('It looks like States'), platformSays: [LABEL, 'answer', 'Anna', aBoard(LONG)] },
  args: { onWanted: fn() },
  render: ({ onWanted }) => <TopOfBoard onWanted={onWanted!} />,
  play: async ({ canvas, userEvent, args, t }) => {
    const all = () => canvas.queryByRole('button', { name: t('tournament-board:all', { count: LONG }) })
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', String(LONG + 1))
    await expect(canvas.getAllByRole('row')).toHaveLength(22)
    await expect(args.onWanted).not.toHaveBeenCalled()
    await userEvent.click(all()!)
    await expect(args.onWanted).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByRole('row')).toHaveLength(42)
    // It did not come: it can be asked for again.
    await userEvent.click(all()!)
    await expect(args.onWanted).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'answer' }))
    await waitFor(() => expect(all()).toBeNull())
    await expect(canvas.getByRole('row', { name: /player-41/ })).toBeVisible()
  },
}

function LiveBoard() {
  const [leaders, setLeaders] = useState(() => withOwnPlace(aBoard(LONG), 3000, 'Anna'))
  const move = (from: number, to: number) =>
    setLeaders((known) => {
      const next = [...known]
      next.splice(to, 0, ...next.splice(from, 1))
      return next.map((standing, index) => ({ ...standing, position: index + 1 }))
    })
  return (
    <>
      <button type="button" className="fixed top-0 inset-e-0 z-10 size-6" onClick={() => move(4, 1)}>
        up
      </button>
      <button
        type="button"
        onClick={() =>
          move(
            leaders.findIndex(({ id }) => id === me.userId),
            2,
          )
        }
      >
        own
      </button>
      <Leaderboard contest={{ ...aTournament('en'), leaders }} player={me} label={LABEL} isUnfolded />
    </>
  )
}

/** Of 5,000 places only those near the view are in the document; rows slide, the own one stays in view. */
export const LongAndLive: Story = {
  parameters: { ...noPicture('Rows move in it'), platformSays: [LABEL, 'up', 'own', 'Anna', aBoard(LONG)] },
  render: () => <LiveBoard />,
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement
    const { matchMedia } = window
    const { animate } = Element.prototype
    let slides = 0
    Element.prototype.animate = function slide(...how) {
      slides += 1
      return animate.apply(this, how)
    }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    /** Stories run under reduced motion. */
    const setMotion = (moves: boolean) => {
      window.matchMedia = (query) =>
        new Proxy(matchMedia(query), {
          get: (list, key) => (key === 'matches' ? !moves : Reflect.get(list, key, list)),
        })
    }
    const rows = () => canvas.getAllByRole('row')
    const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(`\\b${name}\\b`) })
    const ownInView = () => {
      const { top, bottom } = rowOf('Anna').getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight + 1
    }
    try {
      setMotion(true)
      // Another story may have left the page scrolled: the first rows are not drawn then.
      window.scrollTo(0, 0)
      await waitFor(() => expect(rows().length).toBeLessThan(200))
      await expect(ownInView()).toBe(true)
      await userEvent.click(canvas.getByRole('button', { name: 'up' }))
      await waitFor(() => expect(rowOf('mr_spin')).toHaveAttribute('aria-rowindex', '3'))
      await waitFor(() => expect(rowOf('mr_spin').getAnimations()).toHaveLength(1))
      await expect(rowOf('nordwind').getAnimations()).toHaveLength(0)
      setMotion(false)
      slides = 0
      await userEvent.click(canvas.getByRole('button', { name: 'up' }))
      await waitFor(() => expect(rowOf('mr_spin')).toHaveAttribute('aria-rowindex', '4'))
      // Rows move in the frame after the change.
      await nextFrame()
      await nextFrame()
      await expect(slides).toBe(0)
      // Scrolled half way down, the own place comes to the top of the board and stays in view.
      window.scrollTo(0, root.scrollHeight / 3)
      await waitFor(() => expect(rowOf('player-1700')).toBeInTheDocument())
      const before = window.scrollY
      canvas.getByRole('button', { name: 'own' }).click()
      await waitFor(() => expect(rowOf('Anna')).toHaveAttribute('aria-rowindex', '4'))
      await expect(ownInView()).toBe(true)
      await expect(window.scrollY).toBe(before)
      await expect(rows().length).toBeLessThan(200)
    } finally {
      window.matchMedia = matchMedia
      Element.prototype.animate = animate
      window.scrollTo(0, 0)
    }
  },
}
