import axe from 'axe-core'
import type { Preview } from '@storybook/react-vite'
import { brandIds } from './brands.ts'
import { isTestRun } from './toolbar.ts'

/**
 * What a brand can break: it changes values of tokens, never markup. The addon has run every rule in the brand of the toolbar;
 * for each brand only these are looked at again, which takes a tenth of the time.
 */
const RULES_OF_STYLE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']
/** Storybook's own parts of the document, as in its addon. */
const STORYBOOK_PARTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/**
 * Axe passes no judgement on what stands on a gradient. The page, whatever is `lit` and the accent have one, each over the
 * colour it is near to; how far its ends may lie from that is a matter of the token contract.
 */
const flat = new CSSStyleSheet()
flat.replaceSync('html, .lit, .bg-accent { background-image: none !important }')

interface A11yParameter {
  readonly test?: 'off' | 'todo' | 'error'
  readonly disable?: boolean
  readonly config?: axe.Spec
}

/** After each story, in tests: axe once more for each brand. The failure names the brand. */
export const axeInEachBrand: Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]> = async ({
  parameters,
  viewMode,
}) => {
  const { test, disable, config } = (parameters['a11y'] ?? {}) as A11yParameter
  // Someone who looks at a story sees the brand that is chosen, and no other for a moment.
  if (!isTestRun || viewMode !== 'story' || test !== 'error' || disable) return
  const root = document.documentElement
  const chosen = root.dataset['brand']
  const faults: string[] = []
  axe.reset()
  if (config) axe.configure(config)
  try {
    document.adoptedStyleSheets.push(flat)
    for (const brand of brandIds) {
      root.dataset['brand'] = brand
      const { violations } = await axe.run(
        { include: [document.body], exclude: STORYBOOK_PARTS },
        { runOnly: RULES_OF_STYLE, resultTypes: ['violations'] },
      )
      faults.push(...violations.flatMap((violation) => violation.nodes.map((node) => tell(brand, violation, node))))
    }
  } finally {
    root.dataset['brand'] = chosen
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flat)
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}

function tell(brand: string, { id, help }: axe.Result, node: axe.NodeResult): string {
  return `axe in brand "${brand}": ${id} (${help})\n  ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`
}
