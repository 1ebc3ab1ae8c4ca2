import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const COMPONENTS = path.resolve(import.meta.dirname, '../../packages/design-system/src')
const STYLES = path.resolve(import.meta.dirname, 'src/app/styles.css')

/**
 * Keeps styles that nothing reads out of the documents: those of components that no page has, which styles.css must list, and
 * values for browsers without registered properties, which the site is not built for (browsers.ts).
 */
export function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: STYLES },
      handler: (css) => withoutPropertyFallbacks(css),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shipped = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? Object.keys(file.modules) : [],
        )
        const components = globSync('**/*.tsx', { cwd: COMPONENTS, exclude: ['**/*.{stories,test}.tsx', 'stories/**'] })
        const used = new Set(shipped.map((id) => path.relative(COMPONENTS, id)))
        const left = leftOut(readFileSync(STYLES, 'utf8'))
        for (const file of new Set([...components, ...left]))
          if (used.has(file) === left.has(file))
            return this.error(
              used.has(file)
                ? `styles.css leaves out ${file}, which a page has`
                : `no page has ${file} of the design system: leave it out in styles.css`,
            )
      },
    },
  }
}

/** Without the layer in which Tailwind gives each element the first values of its properties. */
export function withoutPropertyFallbacks(css: string): string {
  const rest = css.replace(/@layer properties\s*\{\s*@supports[^{}]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/, '')
  if (/@layer properties\s*\{/.test(rest)) throw new Error('Tailwind writes the layer "properties" in another form')
  return rest
}

/** The components of the design system that a stylesheet leaves out: files below its folder. */
export function leftOut(css: string): Set<string> {
  const [, list = ''] = /@source not "[^"]*\/design-system\/src\/\{([\w,/-]+)\}\.tsx"/.exec(css) ?? []
  return new Set(list.split(',').map((file) => `${file}.tsx`))
}
