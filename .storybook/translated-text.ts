import type { Preview } from '@storybook/react-vite'
import { plainTexts } from '../apps/web/src/shared/texts/pseudo-texts.ts'
import { editorialOf, phoneCodes, producers, serverData, someGames } from '../apps/web/src/testing/story-data.ts'
import { platformAnswers } from '../apps/web/src/testing/story-site.tsx'
import { PSEUDO_LOCALE } from '../apps/web/src/testing/story-settings.tsx'

/** What stories' platforms say; in the pseudo-locale their editors write English. */
const SAMPLES = [someGames(400), producers, phoneCodes, serverData, editorialOf('en')]

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>

/** What is written for players into attributes. */
const WRITTEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]
/**
 * No part of the screen, such as a button of the story's own (`data-story`); what is in another language and says so, such as
 * the names of languages; and dates, which Intl writes.
 */
const LEFT_OUT =
  'script, style, template, #storybook-docs, .sb-wrapper, [class^="sb-"], [lang]:not(html), [data-story], time'

/**
 * After each story of a screen in the pseudo-locale, which tests have: every text that can be seen or heard must come from the
 * texts. What the platform said is known from the story's site and its platform, its arguments, the samples and `parameters.platformSays`.
 */
export const onlyTranslatedText: AfterEach = ({ globals, loaded, args, parameters, title, viewMode }) => {
  if (viewMode !== 'story' || globals['locale'] !== PSEUDO_LOCALE || !title.startsWith('Web/')) return
  const site = loaded['site'] as { snapshot(): unknown } | undefined
  const told = site ? [site.snapshot(), platformAnswers(site)] : []
  const said = stringsIn([told, args, parameters['platformSays'], SAMPLES])
  const faults = plainTexts(textsOfScreen(), [...said, ...Intl.supportedValuesOf('currency')])
  if (faults.length > 0)
    throw new Error(
      `Neither from the texts nor, as far as the story tells in its site or args, from the platform:\n${faults.map((text) => `  ${text}`).join('\n')}`,
    )
}

/** All text in reading order, then each that stands in an attribute. */
function textsOfScreen(): string[] {
  const isLeftOut = (node: Node) =>
    node.parentElement?.closest(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, isLeftOut)
  const read: string[] = []
  while (nodes.nextNode()) read.push(nodes.currentNode.textContent ?? '')
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(LEFT_OUT))
  const written = elements.flatMap((element) => WRITTEN.flatMap((name) => element.getAttribute(name) ?? []))
  return [read.join('\n'), ...written]
}

function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((part) => stringsIn(part, seen))
}
