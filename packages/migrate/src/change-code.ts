import path from 'node:path'
import { Project, ts, type SourceFile } from 'ts-morph'
import type { Leftover, Migration } from './migration.ts'

/** What became of a file's text, and what is left in it. */
export interface Changed {
  readonly text: string
  readonly left: readonly Leftover[]
}

const SCRIPT = /(<script\b[^>]*>)([^]*?)(<\/script>)/g

/** Other imports of the file are not looked at: it is changed as it stands. */
function sourceOf(name: string, text: string): SourceFile {
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve, noLib: true, noResolve: true },
  })
  return project.createSourceFile(name, text)
}

function changeModule(name: string, text: string, migrations: readonly Migration[], template: string): Changed {
  const file = sourceOf(name, text)
  const left = migrations.flatMap(({ code }) => code?.(file, template) ?? [])
  return { text: file.getFullText(), left }
}

/** Runs migrations over the text of a module, or over each script of a Svelte or Vue component. */
export function changeCode(name: string, text: string, migrations: readonly Migration[]): Changed {
  if (!/\.(svelte|vue)$/.test(name)) return changeModule(name, text, migrations, '')
  const template = text.replaceAll(SCRIPT, '')
  const left: Leftover[] = []
  const changed = text.replaceAll(SCRIPT, (_, open: string, script: string, close: string, offset: number) => {
    const module = `script.${/\blang=["']?tsx?/.test(open) ? 'tsx' : 'jsx'}`
    const result = changeModule(module, script, migrations, template)
    const above = text.slice(0, offset).split('\n').length - 1
    left.push(...result.left.map(({ line, what }) => ({ line: line + above, what })))
    return open + result.text + close
  })
  return { text: changed, left }
}

/** Modules that can be read; declarations and JSON are none. */
export const isCode = (file: string): boolean =>
  /\.([cm]?[jt]sx?|svelte|vue)$/.test(path.basename(file)) && !/\.d\.[cm]?ts$/.test(file)
