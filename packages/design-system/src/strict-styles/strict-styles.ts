/** The call by which sonner and vaul insert their stylesheet when they load. */
const INSERTION = /__insertCSS\(("(?:[^"\\]|\\.)*")\);?/
const STYLES = 'virtual:library-styles/'
/** Vite: the text of a stylesheet as a module's default export. */
const INLINE = '?inline'

/** In the script itself, as a file of styles would have to load before it. */
const ADOPTION = `if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(libraryStyles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}`

/**
 * A Vite plugin for hosts whose policy refuses inserted `<style>` elements (`style-src 'self'`). The stylesheets of
 * sonner and vaul, and that of Radix' scroll lock, become constructed stylesheets, which no policy refuses.
 */
export function strictStyles() {
  const styles = new Map<string, string>()
  return {
    name: 'strict-styles',
    enforce: 'pre' as const,
    config: () => ({
      resolve: { alias: { 'react-style-singleton': pathOf('@croupier/design-system/style-singleton') } },
      // Bundled ahead, they would keep the insertion.
      optimizeDeps: { exclude: ['sonner', 'vaul'] },
      ssr: { noExternal: ['sonner', 'vaul', /^@radix-ui\//, /^react-remove-scroll/] },
    }),
    transform: {
      // A dev server adds `?v=`.
      filter: { id: /node_modules\/(sonner|vaul)\/dist\/index\.m?js(\?|$)/ },
      handler(this: { error(message: string): never }, code: string, id: string) {
        const text = INSERTION.exec(code)?.[1]
        if (text === undefined) return this.error(`No inserted stylesheet in ${id}: has the library changed?`)
        const name = `${STYLES}${id.includes('/vaul/') ? 'vaul' : 'sonner'}.css`
        // One of vaul's selectors is invalid, which stops the build's minifier.
        styles.set(
          name,
          (JSON.parse(text) as string).replace('[data-vaul-handle-hitarea]:{', '[data-vaul-handle-hitarea]{'),
        )
        const imported = `import libraryStyles from ${JSON.stringify(`${name}${INLINE}`)};`
        return { code: `${imported}\n${code.replace(INSERTION, '')}\n${ADOPTION}`, map: null }
      },
    },
    resolveId: (id: string) => (id.startsWith(STYLES) ? id : null),
    load: (id: string) => styles.get(id.replace(INLINE, '')) ?? null,
  }
}

const pathOf = (specifier: string): string => decodeURIComponent(new URL(import.meta.resolve(specifier)).pathname)
