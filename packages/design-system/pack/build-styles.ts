/** Writes the stylesheets after tsdown: `theme.css` for hosts with Tailwind, `styles.css` compiled for the others. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const packageRoot = path.join(import.meta.dirname, '..')
const source = path.join(packageRoot, 'src')
const dist = path.join(packageRoot, 'dist')

for (const file of ['theme.css', ...importsOf('theme.css')]) {
  const target = path.join(dist, file)
  mkdirSync(path.dirname(target), { recursive: true })
  copyFileSync(path.join(source, file), target)
}

await build({
  configFile: false,
  root: packageRoot,
  logLevel: 'warn',
  plugins: [tailwindcss()],
  build: {
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'styles.css'),
      output: { assetFileNames: 'styles.css' },
    },
  },
})

/** Our stylesheets that a file imports, recursively. */
function importsOf(file: string): string[] {
  const css = readFileSync(path.join(source, file), 'utf8')
  const found = [...css.matchAll(/@import\s+['"](\.[^'"]+)['"]/g)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  )
  return found.flatMap((name) => [name, ...importsOf(name)])
}
