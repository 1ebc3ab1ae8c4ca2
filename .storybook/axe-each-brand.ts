import axe from 'axe-core'
import type { Preview } from '@storybook/react-vite'
import { brandIds } from './brands.ts'

/**
 * What a brand can break: it changes values of tokens, never markup. The addon has run every rule in the brand of the toolbar;
 * in the others only these are looked at again, which takes a tenth of the time.
 */
const RULES_OF_STYLE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']
/** Storybook's own parts of the document, as in its addon. */
const STORYBOOK_PARTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

interface A11yParameter {
  readonly test?: 'off' | 'todo' | 'error'
  readonly disable?: boolean
  readonly config?: axe.Spec
}

/** True while vitest runs the stories: someone who looks at a story sees the brand that is chosen, and no other for a moment. */
const isTestRun = '__vitest_browser__' in globalThis

/** After each story, in tests: axe once more for each further brand. The failure names the brand. */
export const axeInEachBrand: NonNullable<Preview['afterEach']> = async ({ parameters, globals, viewMode }) => {
  const { test, disable, config } = (parameters['a11y'] ?? {}) as A11yParameter
  if (!isTestRun || viewMode !== 'story' || test !== 'error' || disable) return
  const root = document.documentElement
  const chosen = root.dataset['brand']
  const faults: string[] = []
  axe.reset()
  if (config) axe.configure(config)
  try {
    for (const brand of brandIds.filter((id) => id !== String(globals['brand']))) {
      root.dataset['brand'] = brand
      const { violations } = await axe.run(
        { include: [document.body], exclude: STORYBOOK_PARTS },
        { runOnly: RULES_OF_STYLE, resultTypes: ['violations'] },
      )
      faults.push(...violations.flatMap((violation) => violation.nodes.map((node) => tell(brand, violation, node))))
    }
  } finally {
    root.dataset['brand'] = chosen
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}

function tell(brand: string, { id, help }: axe.Result, node: axe.NodeResult): string {
  return `axe in brand "${brand}": ${id} (${help})\n  ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`
}
