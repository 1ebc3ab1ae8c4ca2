import axe from 'axe-core'
import type { Preview } from '@storybook/react-vite'
import { brandIds } from './brands.ts'
import { isTestRun } from './toolbar.ts'

/** The rules that a brand's token values can break. */
const RULES_OF_STYLE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** In tests the addon leaves these rules to `axeInEachBrand`, and describes only what is wrong. */
export const a11yOptions: axe.RunOptions = isTestRun
  ? {
      resultTypes: ['violations'],
      rules: Object.fromEntries(RULES_OF_STYLE.map((rule) => [rule, { enabled: false }])),
    }
  : {}

/** Storybook's own elements, excluded as in its addon. */
const STORYBOOK_PARTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/**
 * axe cannot judge text over a gradient: show the base colour. The token contract limits how far the ends differ from
 * it.
 */
const flat = new CSSStyleSheet()
flat.replaceSync('html, .lit, .bg-accent { background-image: none !important }')

interface A11yParameter {
  readonly test?: 'off' | 'todo' | 'error'
  readonly disable?: boolean
  readonly config?: axe.Spec
}

/** True for stories that are checked in every brand: all of the design system and the main state of each screen. */
const isInEachBrand = (title: string, tags: readonly string[]): boolean =>
  !title.startsWith('Web/') || tags.includes('visual:brands')

/** Runs the rules of style after each story, in tests: per brand where the brand matters. The failure names the brand. */
export const axeInEachBrand: Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]> = async ({
  parameters,
  tags,
  title,
  viewMode,
}) => {
  const { test, disable, config } = (parameters['a11y'] ?? {}) as A11yParameter
  // Tests only: switching brands would flicker in view.
  if (!isTestRun || viewMode !== 'story' || test !== 'error' || disable) return
  const root = document.documentElement
  const chosen = root.dataset['brand'] ?? ''
  const faults: string[] = []
  axe.reset()
  if (config) axe.configure(config)
  try {
    document.adoptedStyleSheets.push(flat)
    for (const brand of isInEachBrand(title, tags) ? brandIds : [chosen]) {
      root.dataset['brand'] = brand
      const { violations } = await axe.run(
        { include: [document.body], exclude: STORYBOOK_PARTS },
        { runOnly: RULES_OF_STYLE, resultTypes: ['violations'] },
      )
      faults.push(...violations.flatMap((violation) => violation.nodes.map((node) => describe(brand, violation, node))))
    }
  } finally {
    root.dataset['brand'] = chosen
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flat)
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}

function describe(brand: string, { id, help }: axe.Result, node: axe.NodeResult): string {
  return `axe in brand "${brand}": ${id} (${help})\n  ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`
}
