/**
 * @promise Game frame: the game's bar names real money, bonus and result, and cuts none of them; on a phone it is
 *   at most 110 px high with a bonus and a tournament; the small window of a phone names the money only
 * @proof here (RunningForMoney, RunningWithoutTheBonus, WageringInAWindow)
 * @journey engines/games, shell/room-on-a-phone
 */

import { CALL_MS } from '@croupier/contract/limits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { LimitsStore } from '@croupier/domain/cashbox'
import type { WireGift } from '@croupier/domain/gifts'
import { expect, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { aGame } from '#testing/story-data/games.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import {
  PLATFORM_FAULTS,
  wireGift,
  wireStanding,
  wireTournament,
  type AnswerTable,
  type PlatformAnswer,
} from '@croupier/platform-fixtures'
import type { StoryContext } from 'storybook/internal/csf'
import { framed } from '#testing/framed.tsx'
import { asPlayer, onSite } from '#testing/story-context.ts'
import { GAMES_ORIGIN, refused } from '#testing/story-site.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import { formatPercent } from '#shared/texts/percent.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import { GameFrame } from './game-frame.tsx'
import { gameWindow } from './game-parts.ts'
import { gameRoute } from './game-route.ts'

const GAME = aGame(0)

const meta = {
  title: 'Web/Game frame',
  component: GameFrame,
  parameters: { layout: 'fullscreen' },
  // Load the code of the game's page and of its window, as a visit does.
  loaders: [async () => ({ code: await Promise.all([gameRoute.code.load(), gameWindow.load()]) })],
  decorators: [
    framed(({ parameters }) => ({
      ...(parameters['isElsewhere'] ? {} : { path: `/play/${GAME.slug}`, route: '/play/:name' }),
      className: 'min-h-[600px]',
    })),
  ],
} satisfies Meta<typeof GameFrame>
export default meta
type Story = StoryObj<typeof meta>

const iso = (at: number) => new Date(at).toISOString()

const run_url = `${GAMES_ORIGIN}/brands/gold/assets/logo-mark.svg`
const runs = (more: object = {}, size: object = {}): PlatformAnswer => ({
  body: { data: { run_url, runToken: 'run-1', ...size }, ...more },
})

interface Visit {
  /** The platform's answer to the start of a run. Left out: no answer yet. */
  readonly run?: PlatformAnswer
  readonly isSignedIn?: boolean
  readonly takesBonus?: boolean
  readonly answers?: (currency: string) => AnswerTable
  readonly prepare?: (site: Site, context: StoryContext) => void
}

const visit = ({ run, isSignedIn = false, takesBonus = true, answers, prepare }: Visit) =>
  asPlayer(
    ({ currency }) => ({ ...answers?.(currency), ...(run && { [`/json-api/eapi/game-run/${GAME.slug}`]: run }) }),
    {
      isGuest: !isSignedIn,
      prepare: (site, context) => {
        const details = editorialOf(context.t.locale).gameDetails({ allowsBonusBalance: takesBonus })
        site.games.game(GAME.slug).set(details)
        prepare?.(site, context)
      },
    },
  )

const says = (title: PlainTextKey, seen: Visit): Story => ({
  ...visit(seen),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: t(title) })).toBeVisible())
  },
})

export const Opening: Story = {
  tags: ['axe:brands'],
  ...visit({}),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByText(t('game:loading', { game: GAME.name }))).toBeVisible())
  },
}

export const Running: Story = {
  tags: ['visual:brands'],
  ...visit({ run: runs() }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('game-iframe')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}

const reached = (kind: string, period: string): Story => ({
  ...visit({
    isSignedIn: true,
    run: {
      status: 403,
      body: { errors: [{ code: `${kind}_limit`, data: { period, limit: 100, left: 0, frees_at: iso(STORY_NOW) } }] },
    },
  }),
  play: async ({ canvas, t }) => {
    const titles = {
      loss: 'game:lossLimitTitle',
      time: 'game:timeLimitTitle',
      session: 'game:sessionLimitTitle',
    } as const
    const title = t(titles[kind as keyof typeof titles])
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toBeVisible())
    await expect(canvas.getByText(t('game:limitText', { until: formatMoment(t, STORY_NOW) }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('layout:ownLimits') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('errors:retry') })).toBeNull()
  },
})

export const LimitsAskedFirst: Story = {
  ...says('game:limitsAskedTitle', {
    isSignedIn: true,
    run: { status: 403, body: { errors: [{ code: 'limits_asked' }] } },
  }),
  parameters: noPicture('as LossLimitReached'),
}

/** The player's own limits of play. */
export const LossLimitReached: Story = reached('loss', 'day')
export const TimeLimitReached: Story = { ...reached('time', 'week'), parameters: noPicture('as LossLimitReached') }
export const SessionLimitReached: Story = {
  ...reached('session', 'session'),
  parameters: noPicture('as LossLimitReached'),
}

/** The game shows one sum: the bar names the real money, as in the header, and the bonus. */
export const RunningForMoney: Story = {
  ...visit({
    run: runs(),
    isSignedIn: true,
    prepare: (site, { currency }) =>
      site.playerPart(LimitsStore)?.session.set({
        startedAt: STORY_NOW - 12 * 60_000,
        net: -40_00,
        currency,
        remindAt: null,
      }),
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByTestId('play-balance')).toHaveTextContent(t('layout:realMoney'))
    await expect(canvas.getByTestId('play-balance')).toHaveAttribute('data-amount', '1248050')
    await expect(canvas.getByTestId('play-time')).toHaveTextContent(/^0:1\d:\d\d$/)
    await expect(canvas.getByTestId('play-bonus')).toHaveTextContent(t('layout:bonusMoney'))
    await expect(canvas.getByTestId('play-bonus')).toHaveAttribute('data-amount', '50000')
    await expect(canvas.getByTestId('play-net')).toHaveTextContent(t('game:result'))
  },
}

/** The game shows real money only: so does the bar. */
export const RunningWithoutTheBonus: Story = {
  ...visit({ run: runs(), isSignedIn: true, takesBonus: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('play-balance')).toBeVisible()
    await expect(canvas.queryByTestId('play-bonus')).toBeNull()
  },
}

const slotsOnly = [{ slug: 'slots', name: 'Slots', share: 50 }]

const withABonus = (changes: Partial<WireGift>, seen: Visit = {}) => {
  const expiredAt = new Date(STORY_NOW + 2 * 86_400_000).toISOString()
  const bonus = { title: 'Friday double', wagerTotal: 8_000_00, rollover: 60, expiredAt, ...changes }
  const gifts = { body: { data: [wireGift(1, { state: 'activated', ...bonus })] } }
  return visit({ run: runs(), isSignedIn: true, answers: () => ({ '/json-api/user-gifts': gifts }), ...seen })
}

const bets = (t: Translate, count: number) => t('bonus:betsToGo', { count })

/** Narrower than the breakpoint `sm`. */
const isPhone = (): boolean => window.innerWidth < 508

/** The bar shows the bonus: what is left, about how many bets like the last one, and until when. */
export const WageringABonus: Story = {
  tags: ['axe:brands'],
  ...withABonus({ restrictions: { depositLimits: [], shares: slotsOnly } }),
  play: async ({ canvas, t, site, socket, timers }) => {
    const wager = within(await canvas.findByTestId('play-wager'))
    // A phone has no room for the bar: it names what is left.
    const bar = () => wager.queryByRole('progressbar', { name: 'Friday double' })
    if (isPhone()) await expect(bar()).toBeNull()
    else await expect(bar()).toHaveAttribute('value', '60')
    // With its no-break spaces.
    const share = t('bonus:partShare', { percent: formatPercent(t, 50) })
    await expect(wager.getByText(share, { normalizer: String })).toBeVisible()
    await expect(wager.getByRole('timer', { name: t('bonus:ends') })).toBeVisible()
    const stop = site.start()
    const spun = async (wagering: number, updated_at: number) => {
      await socket.emit('balance-changed', { type: 'real', balance: 100_00, bonus: 50_00, wagering, updated_at })
      timers.advance(1000)
    }
    await spun(2_001_00, STORY_NOW + 1)
    await spun(2_000_00, STORY_NOW + 2)
    await waitFor(() => expect(wager.getByText(bets(t, 2000), { normalizer: String })).toBeVisible())
    if (!isPhone()) await expect(bar()).toHaveAttribute('value', '75')
    stop()
  },
}

export const WageringNothingHere: Story = {
  ...withABonus({ restrictions: { depositLimits: [], shares: slotsOnly } }, { takesBonus: false }),
  play: async ({ canvas, t }) => {
    const wager = within(await canvas.findByTestId('play-wager'))
    if (!isPhone()) await expect(wager.getByText(t('bonus:noShareReal'), { exact: false })).toBeVisible()
    const way = wager.getByRole('link', { name: t(isPhone() ? 'bonus:noShare' : 'bonus:countingGames') })
    await expect(way).toHaveAttribute('href', '/profile/gifts')
  },
}

/** Without the shares it is unknown how many bets it takes before the first one. */
export const WageringOfUnknownShare: Story = {
  ...withABonus({ wagerTotal: null, wager: null }),
  play: async ({ canvas, t }) => {
    const wager = await canvas.findByTestId('play-wager')
    const bar = within(wager).queryByRole('progressbar')
    if (isPhone()) await expect(bar).toBeNull()
    else await expect(bar).toHaveAttribute('value', '60')
    await expect(wager).not.toHaveTextContent(t('bonus:countingGames'))
    await expect(wager).not.toHaveTextContent(bets(t, 3200))
  },
}

/** The bar shows the player's tournament: place, score, which bets count, and time left. */
export const PlayingATournament: Story = {
  tags: ['axe:brands'],
  ...visit({
    run: runs(),
    isSignedIn: true,
    answers: (scoreCurrency) => {
      const cup = wireTournament(1, {
        title: 'Winter cup of the northern lights',
        isMember: true,
        isChosen: true,
        finishedAt: new Date(STORY_NOW + 3 * 3_600_000).toISOString(),
        position: { position: 12, score: 340_00 },
        scoreCurrency,
      })
      return {
        '/json-api/v2/tournaments': { body: { data: [cup, wireTournament(2)] } },
        '/json-api/v2/tournaments/tournament-1/games': { body: { data: [] } },
      }
    },
  }),
  play: async ({ canvas, t, site, socket }) => {
    const bar = within(await canvas.findByTestId('play-tournament'))
    const place = (position: number) => t('tournament-bar:place', { place: position })
    await expect(await bar.findByText(place(12))).toBeVisible()
    await expect(await bar.findByText(t('tournament-bar:notHere'))).toBeVisible()
    await expect(bar.getByRole('timer', { name: t('tournament-bar:ends') })).toBeVisible()
    const stop = site.start()
    const { userId = '' } = site.player?.profile.value ?? {}
    await socket.emit('tournament-opponents', { slug: 'tournament-1', opponents: [wireStanding(9, { id: userId })] })
    await expect(await bar.findByText(place(9))).toBeVisible()
    stop()
  },
}

/** The platform says how wide and high the frame is. On a phone it fills the window. */
export const OfFourToThree: Story = {
  ...visit({ run: runs({}, { frameWidth: 1024, frameHeight: 768 }) }),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTestId('game-iframe')
    if (window.innerWidth < 768) await waitFor(() => expect(frame.clientWidth).toBe(window.innerWidth))
    else await waitFor(() => expect(frame.clientWidth / frame.clientHeight).toBeCloseTo(4 / 3, 1))
  },
}

export const InAWindow: Story = {
  parameters: { isElsewhere: true },
  ...visit({ run: runs(), prepare: ({ gameRun }) => gameRun.open(GAME) }),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: t('game:resume') })).toBeVisible())
  },
}

/** Below 1054 px the small window names the money only: the rest would cover the page. */
export const WageringInAWindow: Story = {
  parameters: { isElsewhere: true },
  ...withABonus({}, { prepare: ({ gameRun }) => gameRun.open(GAME) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('play-balance')).toBeVisible()
    const wager = await canvas.findByTestId('play-wager')
    if (window.innerWidth < 1054) await expect(wager).not.toBeVisible()
    else await expect(wager).toBeVisible()
  },
}

export const DidNotOpen: Story = says('games:errors.cannot_run_game', { run: { status: 503 } })
/** As a browser shows a page that it had kept while the player was elsewhere. */
const showFromCache = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

/** What ran before is stale: the game of the page begins anew. */
export const BackFromElsewhere: Story = {
  parameters: noPicture('The same as Running'),
  ...visit({ run: runs() }),
  play: async ({ canvas, platform }) => {
    const started = () => platform.requestsTo(`/json-api/eapi/game-run/${GAME.slug}`).length
    await waitFor(() => expect(canvas.getByTestId('game-iframe')).toBeVisible())
    await expect(started()).toBe(1)
    showFromCache()
    await waitFor(() => expect(started()).toBe(2))
    await waitFor(() => expect(canvas.getByTestId('game-iframe')).toBeVisible())
  },
}

/** A game that begins anew would lead there again: the player comes back to where it was opened. */
export const BackFromTheProvider: Story = {
  parameters: noPicture('Draws nothing'),
  ...visit({ run: runs({ redirect: true }) }),
  play: async ({ canvasElement, site, platform }) => {
    await waitFor(() => expect(site.gameRun.run.status).toBe('leaving'))
    showFromCache()
    const stage = () => canvasElement.querySelector('[data-slot="draggable-window"]')
    await waitFor(() => expect(stage()).toBeNull())
    await expect(site.gameRun.run.status).toBe('idle')
    await expect(platform.requestsTo(`/json-api/eapi/game-run/${GAME.slug}`)).toHaveLength(1)
  },
}

/** The run was replaced by another one of the same player, and can be resumed here. */
export const TakenOverElsewhere: Story = {
  ...visit({
    run: runs(),
    isSignedIn: true,
    prepare: ({ live, gameRun }) => {
      live.start()
      gameRun.start()
    },
  }),
  play: async ({ canvas, t, socket }) => {
    await waitFor(() => expect(canvas.getByTestId('game-iframe')).toBeVisible())
    await socket.emit('game-session-deactivated', { runToken: 'run-1' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('games:blocked_double_game_run') })).toBeVisible())
    await expect(canvas.queryByTestId('game-iframe')).toBeNull()
    await expect(canvas.getByRole('button', { name: t('game:playHere') })).toBeVisible()
  },
}
/** The details have not arrived: the stage waits, and no run is started. */
export const DetailsOnTheirWay: Story = {
  parameters: noPicture('The same as Opening'),
  ...onSite(),
  play: async ({ canvasElement, site }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="draggable-window"]')).toBeVisible())
    await expect(site.gameRun.run.status).toBe('idle')
  },
}

/** The details do not come: there is no stage, and no run is started. */
export const DetailsDoNotCome: Story = {
  parameters: noPicture('Draws nothing'),
  ...onSite(),
  play: async ({ canvasElement, site, platform, timers }) => {
    const details = site.games.game(GAME.slug)
    const path = `/json-api/v2/games/${GAME.slug}`
    for (const { name, reply } of PLATFORM_FAULTS) {
      platform.reply(path, reply)
      const before = platform.requestsTo(path).length
      const ended = details.reload().catch(() => undefined)
      if (reply === 'waits') {
        await waitFor(() => expect(platform.requestsTo(path).length).toBeGreaterThan(before))
        timers.advance(CALL_MS)
      }
      await ended
      await expect(details.state.status, name).toBe('failed')
      const noStage = () => expect(canvasElement.querySelector('[data-slot="draggable-window"]'), name).toBeNull()
      await waitFor(noStage)
    }
    await expect(site.gameRun.run.status).toBe('idle')
    await expect(platform.requestsTo('/json-api/eapi/game-run/*')).toEqual([])
  },
}

/** The details exclude a demo, so there is no call. */
export const NoDemoByItsDetails: Story = {
  ...says('game:noDemoTitle', {}),
  parameters: noPicture('The same as NoDemo'),
  ...visit({
    prepare: ({ games }, { t }) => games.game(GAME.slug).set(editorialOf(t.locale).gameDetails({ hasDemo: false })),
  }),
}

export const NoDemo: Story = says('game:noDemoTitle', { run: refused('demo_unavailable') })
export const SwitchedOff: Story = says('game:disabledTitle', { run: refused('game_disabled') })
export const NotInThisCountry: Story = says('game:countryTitle', { run: refused('country_restricted') })
/** The game opens on the provider's page, and bonus money does not count there. */
export const BonusDoesNotCount: Story = says('games:dont_have_wager', {
  run: runs({ redirect: true }),
  isSignedIn: true,
  takesBonus: false,
})
export const OpensOnItsOwnPage: Story = says('game:redirectTitle', { run: runs({ redirect: true }), takesBonus: false })
