import type { Preview } from '@storybook/react-vite'
import { PSEUDO_LOCALE, settingsOf } from '../../apps/web/src/testing/story-settings.tsx'
import { isKnown, LANGUAGES, translateWords, type Language } from './translate-words.ts'

type Hook = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>

/** Attributes with text. */
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
  'data-label',
]
/** Storybook's own elements, text marked as another language, and what only the story has. */
const EXCLUDED =
  'script, style, template, code, time, .sb-wrapper, [class^="sb-"]:not(body, .sb-story), [lang]:not(html), [data-story]'
/** On a documentation page: stories, and dialogs above the page. */
const IN_DOCS = '.sb-story, [data-radix-popper-content-wrapper], [role=dialog], [role=alertdialog]'

const isLanguage = (locale: string): locale is Language => LANGUAGES.some((language) => language === locale)
/** Pictures are of the English texts, as they are written. */
const isPhotographed = 'forgetStory' in globalThis

let stop = (): void => undefined

/** Shows the words of stories in the toolbar's language, now and when they change. English ones stay. */
export function followLocale(globals: Readonly<Record<string, unknown>>, isDocs: boolean): void {
  stop()
  const { t } = settingsOf(globals)
  const language = t.locale
  if (globals['locale'] === PSEUDO_LOCALE || !isLanguage(language) || isPhotographed) return
  const isPart = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    return element !== null && !element.closest(EXCLUDED) && (!isDocs || element.closest(IN_DOCS) !== null)
  }
  const translate = (root: Node) => {
    for (const node of textsIn(root)) {
      if (!isPart(node)) continue
      const words = translateWords(node.data, language)
      if (words !== null && words !== node.data) node.data = words
    }
    for (const element of elementsIn(root)) {
      if (!isPart(element)) continue
      for (const name of ATTRIBUTES) {
        const text = element.getAttribute(name)
        const words = text === null ? null : translateWords(text, language)
        if (words !== null && words !== text) element.setAttribute(name, words)
      }
    }
  }
  translate(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
  })
  const watched = { subtree: true, childList: true, characterData: true, attributeFilter: ATTRIBUTES }
  observer.observe(document.body, watched)
  stop = () => observer.disconnect()
}

/** Before a story: its play finds the words as they are written. */
export const waitForPlay = (): void => stop()

/** After the play of a story. In tests: fails on words that a language does not have. */
export const wordsFollowLocale: Hook = ({ globals, viewMode }) => {
  if (viewMode !== 'story') return
  if (globals['locale'] !== PSEUDO_LOCALE) return followLocale(globals, false)
  const unknown = [...new Set(wordsOfStory())].filter((text) => !isKnown(text))
  if (unknown.length > 0)
    throw new Error(
      `Words that Storybook shows in English whatever its toolbar says. Add them to .storybook/words:\n${unknown.map((text) => `  ${text}`).join('\n')}`,
    )
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2026, month)),
)
/** As `Intl` writes it, in the language of the story. */
const MONTH = new RegExp(`^(${MONTHS.join('|')}) \\d{4}$`)
/** From the texts of the site, under the pseudo-locale. */
const PSEUDO = /\[[^\]]*~\]/g
const OF_TEXTS = /^[:+\s]*$|\[[^\]]*$|^[^[]*~\]|[ďĺŕťħńğŵ]/

/** What a story shows, without texts of the site. */
function wordsOfStory(): string[] {
  const isPart = (node: Node) => !(node instanceof Element ? node : node.parentElement)?.closest(EXCLUDED)
  const shown = textsIn(document.body)
    .filter(isPart)
    .map(({ data }) => data)
  const elements = elementsIn(document.body).filter(isPart)
  const attributes = elements.flatMap((element) => ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []))
  return [...shown, ...attributes]
    .map((text) =>
      text
        .replaceAll(PSEUDO, '')
        .replace(/^[:+\s]+/, '')
        .trim(),
    )
    .filter((text) => !OF_TEXTS.test(text) && !MONTH.test(text))
}

function textsIn(root: Node): Text[] {
  if (root instanceof Text) return [root]
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

const elementsIn = (root: Node): Element[] => (root instanceof Element ? [root, ...root.querySelectorAll('*')] : [])
