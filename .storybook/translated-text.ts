/**
 * @promise Texts, money and dates: every text of a screen comes from the texts
 * @journey none
 */

import type { Preview } from '@storybook/react-vite'
import { findUntranslated } from '../apps/web/src/testing/pseudo-texts.ts'
import { editorialOf } from '../apps/web/src/testing/story-data/editorial.ts'
import { producers, someGames } from '../apps/web/src/testing/story-data/games.ts'
import { phoneCodes } from '../apps/web/src/testing/story-data/registration.ts'
import { serverData } from '../apps/web/src/testing/story-data/server-data.ts'
import { meansOf } from '../apps/web/src/testing/story-site.tsx'
import { PSEUDO_LOCALE } from '../apps/web/src/testing/story-settings.tsx'

/** Platform texts in stories, in English under the pseudo-locale. */
const SAMPLES = [someGames(400), producers, phoneCodes, serverData, editorialOf('en')]

const NAMES_OF_MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2026, month)),
)
/** As `Intl` writes it, in English under the pseudo-locale. */
const MONTH = new RegExp(`\\b(${NAMES_OF_MONTHS.join('|')}) \\d{4}\\b`, 'g')

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>

/** Attributes with text for players. */
const TEXT_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]
/** Excludes elements of the story itself (`data-story`), text marked as another language, and dates. */
const EXCLUDED =
  'script, style, template, #storybook-docs, .sb-wrapper, [class^="sb-"], [lang]:not(html), [data-story], time'

/**
 * Checks after each screen story in the pseudo-locale that every visible or announced text comes from the texts or the
 * platform data of the story.
 */
export const onlyTranslatedText: AfterEach = ({ globals, loaded, args, parameters, title, viewMode }) => {
  if (viewMode !== 'story' || globals['locale'] !== PSEUDO_LOCALE || !title.startsWith('Web/')) return
  const site = loaded['site'] as { snapshot(): unknown } | undefined
  const ofSite = site ? [site.snapshot(), meansOf(site).platform.table] : []
  const fromPlatform = stringsIn([ofSite, args, parameters['platformSays'], SAMPLES])
  const faults = findUntranslated(
    textsOfScreen().map((text) => text.replaceAll(MONTH, '')),
    [...fromPlatform, ...Intl.supportedValuesOf('currency')],
  )
  if (faults.length > 0)
    throw new Error(
      `Neither a translation nor data of the story (its site, args or \`platformSays\`):\n${faults.map((text) => `  ${text}`).join('\n')}`,
    )
}

/** Text in reading order, then text in attributes. */
function textsOfScreen(): string[] {
  const isExcluded = (node: Node) =>
    node.parentElement?.closest(EXCLUDED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, isExcluded)
  const shown: string[] = []
  while (nodes.nextNode()) shown.push(nodes.currentNode.textContent ?? '')
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(EXCLUDED))
  const inAttributes = elements.flatMap((element) =>
    TEXT_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  )
  return [shown.join('\n'), ...inAttributes]
}

function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((part) => stringsIn(part, seen))
}
