import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  PROMOTION_CONTAINERS,
  PROMOTION_TEMPLATES,
  type Promotion,
  type PromotionPhase,
} from '@croupier/domain/promotions'
import { expect } from 'storybook/test'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aPromotion, resultsIn } from '#testing/story-data/promotion-page.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { PromotionHero } from './promotion-hero.tsx'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const meta = {
  title: 'Web/Promotion/Hero',
  component: PromotionHero,
  args: { promotion: aPromotion('en') },
  parameters: {
    layout: 'fullscreen',
    // Units of time are Intl's.
    platformSays: [aPromotion('en'), 'day', 'days', 'hr', 'min', 'sec'],
  },
  ...onSite(),
  decorators: [framed({ path: '/promo/treasure-voyage', className: 'grid gap-4 p-4' })],
} satisfies Meta<typeof PromotionHero>
export default meta
type Story = StoryObj<typeof meta>

/** Each of these promotions in its own article, as on its page. */
const drawn =
  (changes: readonly Partial<Promotion>[]): NonNullable<Story['render']> =>
  (_args, { t }) => (
    <>
      {changes.map((change) => (
        <article key={`${change.template} ${change.container}`} className="min-w-0">
          <PromotionHero promotion={aPromotion(t.locale, change)} />
        </article>
      ))}
    </>
  )

const RUNNING = PROMOTION_TEMPLATES.flatMap((template) =>
  PROMOTION_CONTAINERS.map((container): Partial<Promotion> => ({ template, container })),
)

const over = { status: 'past', endAt: STORY_NOW - DAY } as const
const PHASES: readonly (readonly [PromotionPhase, Partial<Promotion>])[] = [
  ['upcoming', { status: 'future', startAt: STORY_NOW + DAY, endAt: STORY_NOW + 5 * DAY }],
  ['drawing', { ...over, drawAt: STORY_NOW + 3 * HOUR }],
  ['results', { ...over, drawAt: STORY_NOW - HOUR, results: resultsIn('en') }],
]

const phases = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('[data-phase]'), (hero) => hero.getAttribute('data-phase'))

/** Every template in every container while it runs. */
export const Running: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  render: drawn(RUNNING),
  play: async ({ canvasElement }) => {
    await expect(phases(canvasElement)).toEqual(RUNNING.map(() => 'running'))
  },
}

const every = (phase: PromotionPhase): Story => ({
  render: drawn(RUNNING.map((design) => ({ ...PHASES.find(([name]) => name === phase)?.[1], ...design }))),
  play: async ({ canvasElement }) => {
    await expect(phases(canvasElement)).toEqual(RUNNING.map(() => phase))
  },
})

/** Every template in every container before the start, before the draw, and with results. */
export const Upcoming: Story = every('upcoming')
export const Drawing: Story = every('drawing')
export const Results: Story = every('results')
