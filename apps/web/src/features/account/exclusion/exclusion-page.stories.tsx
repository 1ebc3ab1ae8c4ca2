/**
 * @promise Self-exclusion: what it does is said before it is confirmed by a typed word, in the terms of the visitor’s market
 * @demand exclusion
 * @proof here, site-market.test
 * @journey cashbox/exclusion
 */

import { wireExclusions } from '@croupier/platform-fixtures'
import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AgreeingDialogs, checkEveryFault, everyFault, formatLookedUp } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { storyMarket } from '#testing/story-data/market.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { Page } from './exclusion-page.tsx'

const meta = {
  title: 'Web/Exclusion',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    platformSays: ['days', 'months', 'month', 'year', 'years', 'Slots', 'Live', 'Table', storyMarket],
  },
  decorators: [
    framed({ path: '/cashbox/limits/exclusion', route: '/cashbox/limits/exclusion', dialogs: new AgreeingDialogs() }),
  ],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const PATH = '/json-api/users/exclusion'
const DAY = 86_400_000
const iso = (at: number) => new Date(at).toISOString()
const NOTHING = wireExclusions({ running: [], terms: ['P6M', 'P1Y', 'P5Y'] })
const open = (from: number, category: string | null = null) => ({
  category,
  since: iso(STORY_NOW - 200 * DAY),
  ends_at: null,
  liftable_from: iso(from),
})
const ends = (category: string | null = null) => ({
  category,
  since: iso(STORY_NOW),
  ends_at: iso(STORY_NOW + 90 * DAY),
  liftable_from: null,
})

const answered = (wire: object) => asPlayer({ [PATH]: { body: { data: wire } } })

type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 't'>

/** Chooses all play without an end, and goes on to the summary. */
async function choose({ canvas, t }: Played): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(escaped(t('exclusion:openEnded'))) }))
  await userEvent.click(canvas.getByRole('button', { name: t('exclusion:next') }))
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Pasted: the brackets of the stories' language would be read as keys. */
async function typeWord({ canvas, t }: Played, word: string): Promise<void> {
  await userEvent.click(canvas.getByLabelText(t('exclusion:typeWord', { word: t('exclusion:word') })))
  await userEvent.paste(word)
}

export const Nothing: Story = {
  ...answered(NOTHING),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('radio', { name: t('exclusion:all') })).toBeChecked()
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: t('exclusion:next') }))
    await expect(await canvas.findByText(t('exclusion:termMissing'))).toBeVisible()
    await expect(
      within(canvas.getByRole('radiogroup', { name: t('exclusion:howLong') })).getAllByRole('radio')[0],
    ).toHaveFocus()
  },
}

/** Nothing is sent before the word is typed; a wrong one says which. */
export const Summary: Story = {
  tags: ['axe:brands'],
  ...answered(NOTHING),
  play: async ({ canvas, t, platform }) => {
    await choose({ canvas, t })
    for (const text of [
      t('exclusion:summaryAll'),
      t('exclusion:noWayBack'),
      t('exclusion:balance_withdrawable'),
      t('exclusion:bonuses_end'),
      t('exclusion:tournaments_left'),
    ])
      await expect(canvas.getByText(text)).toBeVisible()
    await typeWord({ canvas, t }, 'no')
    await userEvent.click(canvas.getByRole('button', { name: t('exclusion:confirm') }))
    await expect(canvas.getByText(t('exclusion:wordWrong', { word: t('exclusion:word') }))).toBeVisible()
    await expect(platform.requests.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: t('exclusion:back') }))
    await expect(canvas.getByRole('radio', { name: new RegExp(escaped(t('exclusion:openEnded'))) })).toBeChecked()
  },
}

export const Confirmed: Story = {
  ...answered(NOTHING),
  parameters: noPicture('as Running'),
  play: async ({ canvas, t, platform }) => {
    await choose({ canvas, t })
    platform.reply(`POST ${PATH}`, { body: { ...NOTHING, running: [open(STORY_NOW + 180 * DAY)] } })
    await typeWord({ canvas, t }, ` ${t('exclusion:word').toUpperCase()}  `)
    await userEvent.click(canvas.getByRole('button', { name: t('exclusion:confirm') }))
    await expect(await canvas.findByText(t('exclusion:runningAllOpen'))).toBeVisible()
  },
}

export const Running: Story = {
  ...answered({ ...NOTHING, running: [open(STORY_NOW + 30 * DAY), ends('live')] }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('exclusion:runningAllOpen'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('exclusion:lift') })).toBeNull()
  },
}

/** After the least time it is lifted by request, and ends after the cooling-off. */
export const Lifted: Story = {
  ...answered({ ...NOTHING, running: [open(STORY_NOW - DAY)] }),
  parameters: noPicture('as Running'),
  play: async ({ canvas, t, platform }) => {
    const lift = await canvas.findByRole('button', { name: t('exclusion:lift') })
    platform.reply(`POST ${PATH}/lift`, { body: { ...NOTHING, running: [ends()] } })
    await userEvent.click(lift)
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('exclusion:lift') })).toBeNull())
  },
}

/** Only the terms of the market, and its register. */
export const InAMarket: Story = {
  ...asPlayer({ [PATH]: { body: { data: NOTHING } } }, { tab: () => ({ market: storyMarket }) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2)
    await expect(canvas.queryByRole('group', { name: t('exclusion:what') })).toBeNull()
    await expect(canvas.getByRole('link', { name: storyMarket.registers[0]!.name })).toBeVisible()
  },
}

export const Loading: Story = asPlayer('waits')

export const Failed: Story = {
  ...asPlayer('down'),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByText(t('exclusion:notLoaded'))).toBeVisible())
  },
}

/** A platform without self-exclusion. */
export const BySupport: Story = {
  ...asPlayer({ [PATH]: { status: 404 } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('exclusion:bySupport'))).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const EveryFault: Story = {
  ...answered(NOTHING),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    await choose({ canvas, t })
    await typeWord({ canvas, t }, t('exclusion:word'))
    await checkEveryFault({ site, isOfPlayer: true, says: formatLookedUp(t), route: `POST ${PATH}` })
  },
}
