/**
 * @promise Look and accessibility: axe finds nothing in any component in any brand, nor in any state of a screen;
 *   on each page on a phone, and on one of each layout on a desktop
 * @journey shell/accessibility
 */

import axe from 'axe-core'
import type { Preview } from '@storybook/react-vite'
import { brandIds } from './brands.ts'
import { isTestRun } from './toolbar.ts'

/** The rules that a brand's token values can break. */
const RULES_OF_STYLE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** Only what is wrong is described. Frames are other sites'. */
const ONLY_FAULTS: axe.RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }

/** All rules. A component has no landmarks around it. */
const EVERY_RULE: axe.RunOptions = {
  ...ONLY_FAULTS,
  rules: { 'target-size': { enabled: true }, region: { enabled: false } },
}

/** Storybook's own elements, excluded as in its addon. */
const STORYBOOK_PARTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/**
 * axe cannot judge text over a gradient: show the base colour. The token contract limits how far the ends differ from
 * it.
 */
const flat = new CSSStyleSheet()
flat.replaceSync('html, .lit, .bg-accent { background-image: none !important }')

/** Screens that are checked in every brand: the main state, which has pictures in each, and others that need no pictures. */
const TAGS_OF_EACH_BRAND = ['visual:brands', 'axe:brands']

/** True for stories that are checked in every brand: all of the design system, and tagged ones of the site. */
const isInEachBrand = (title: string, tags: readonly string[]): boolean =>
  !title.startsWith('Web/') || TAGS_OF_EACH_BRAND.some((tag) => tags.includes(tag))

/**
 * Runs axe after each story, in tests, where the addon does not: every rule in the story's brand, and the rules of style in
 * the others where the brand matters. The failure names the brand.
 */
export const axeInEachBrand: Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]> = async ({
  parameters,
  tags,
  title,
  viewMode,
}) => {
  const { disable = false } = parameters['a11y'] as { readonly disable?: boolean }
  // Tests only: switching brands would flicker in view.
  if (!isTestRun || viewMode !== 'story' || disable) return
  const root = document.documentElement
  const chosen = root.dataset['brand'] ?? ''
  const others = isInEachBrand(title, tags) ? brandIds.filter((brand) => brand !== chosen) : []
  const context = { include: [document.body], exclude: STORYBOOK_PARTS }
  const faults: string[] = []
  const check = async (brand: string, options: axe.RunOptions) => {
    root.dataset['brand'] = brand
    const { violations } = await axe.run(context, options)
    faults.push(...violations.flatMap((violation) => violation.nodes.map((node) => describe(brand, violation, node))))
  }
  try {
    document.adoptedStyleSheets.push(flat)
    // The story's brand comes last: each change of the brand draws the whole document anew.
    for (const brand of others) await check(brand, { ...ONLY_FAULTS, runOnly: RULES_OF_STYLE })
    await check(chosen, EVERY_RULE)
  } finally {
    root.dataset['brand'] = chosen
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flat)
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}

function describe(brand: string, { id, help }: axe.Result, node: axe.NodeResult): string {
  return `axe in brand "${brand}": ${id} (${help})\n  ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`
}
