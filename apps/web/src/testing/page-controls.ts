import type { AnswerTable, Replier, Reply } from '@croupier/platform-fixtures'
import { aPlayer } from './story-data/player.ts'
import type { StorySiteOptions } from './story-site.tsx'

// Stories only: the states of a page that Storybook's controls offer, whatever the story itself says.

/** What is chosen; what is not stays as the story says. */
export interface PageChoices {
  readonly visitor?: 'player' | 'guest' | undefined
  readonly answers?: 'empty' | 'failing' | 'loading' | undefined
  readonly names?: 'long' | undefined
}

const control = (description: string, options: readonly string[]) => ({
  description: `${description} Not chosen: as the story says.`,
  options,
  control: { type: 'inline-radio' },
  table: { category: 'State of the page' },
})

/** Typed loosely, as every component has other properties. */
export const pageControls: object = {
  visitor: control('Who looks at it.', ['player', 'guest']),
  answers: control('What the platform answers: empty lists, 503 to all, or nothing yet.', [
    'empty',
    'failing',
    'loading',
  ]),
  names: control('Names and titles of the platform.', ['long']),
}

/** A story's site with what is chosen. */
export function asChosen(
  options: StorySiteOptions,
  { visitor, answers, names }: PageChoices,
  currency: string,
): StorySiteOptions {
  const { player, platform = 'waits', ...rest } = options
  const own = visitor === 'player' ? (player ?? aPlayer(currency)) : player
  const shown = visitor === 'guest' ? undefined : own
  const profile =
    names === 'long' && shown?.profile ? { ...shown.profile, nickname: LONG, firstName: LONG } : shown?.profile
  return {
    ...rest,
    platform: answersOf(platform, { answers, names }),
    ...(shown && { player: { ...shown, profile } }),
  }
}

type Answers = NonNullable<StorySiteOptions['platform']>

function answersOf(platform: Answers, { answers, names }: PageChoices): Answers {
  if (answers === 'loading') return 'waits'
  if (answers === 'failing') return 'down'
  if (typeof platform === 'string') return platform
  const changes = [...(answers === 'empty' ? [emptied] : []), ...(names === 'long' ? [lengthened] : [])]
  return changes.reduce(withBodies, platform)
}

type Change = (value: unknown) => unknown

const withBodies = (table: AnswerTable, change: Change): AnswerTable =>
  Object.fromEntries(Object.entries(table).map(([route, replier]) => [route, withBody(replier, change)]))

function withBody(replier: Replier, change: Change): Replier {
  const changed = (reply: Reply): Reply => (typeof reply === 'string' ? reply : { ...reply, body: change(reply.body) })
  return typeof replier === 'function' ? (request) => changed(replier(request)) : changed(replier)
}

/** JSON with all its lists empty. */
function emptied(value: unknown): unknown {
  return Array.isArray(value) ? [] : ofMembers(value, (_, member) => emptied(member))
}

/** Longer than a card is wide, with no place to break it. */
const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const NAMES = new Set(['name', 'title', 'nick', 'nickname', 'firstName', 'lastName'])

/** JSON with long names. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened)
  return ofMembers(value, (name, member) =>
    NAMES.has(name) && typeof member === 'string' && member !== '' ? LONG : lengthened(member),
  )
}

function ofMembers(value: unknown, change: (name: string, member: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(name, member)]))
}
