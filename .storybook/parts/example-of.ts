import { parseSync, Visitor, type ESTree } from 'vite'
import { exampleModule, type Exports } from './example-module.ts'

interface StoryFile {
  readonly file: string
  readonly text: string
}

/**
 * A module that shows a component: the function `NAMEExample` of a story file, or the component's first story, by its args
 * as an element, or by the element that it renders. A component without stories of its own is taken from another's. Null
 * when none shows it.
 */
export function exampleOf(name: string, stories: readonly StoryFile[], exports: Exports): string | null {
  for (const story of stories) {
    const whole = functionOf(`${name}Example`, story)
    if (whole !== null) return exampleModule(withConstants(whole, story), story.text, exports)
  }
  const ways = [
    ({ text }: StoryFile) => isComponentOf(name, text),
    ({ text }: StoryFile) => text.includes(`/${name}',`),
    (story: StoryFile) => firstElement(name, story) !== null,
  ]
  for (const isShownIn of ways) {
    const story = stories.find(isShownIn)
    const found = story ? exampleIn(name, story) : null
    if (story && found?.includes(`<${name}`)) return exampleModule(found, story.text, exports)
  }
  return null
}

const isComponentOf = (name: string, text: string) => new RegExp(`component: ${name}\\b`).test(text)

function exampleIn(name: string, story: StoryFile): string | null {
  const [meta, first] = [objectOf('meta', story), firstStory(story)]
  const isRendered = !isComponentOf(name, story.text) || first?.has('render') === true || meta?.has('render') === true
  const element = isRendered ? firstElement(name, story) : null
  // An element of a wrapper, which passes on what it is given, shows nothing of it.
  if (element !== null && !/^<\w+\s+\{\.\.\./.test(element)) return withConstants(element, story)
  const args = new Map([...argsOf(meta, story), ...argsOf(first, story)])
  if (args.size === 0 && isRendered) return null
  const { children = '', ...rest } = Object.fromEntries(args)
  const attributes = Object.entries(rest).map(([key, value]) => ` ${attribute(key, value)}`)
  const start = `<${name}${attributes.join('')}`
  return withConstants(children === '' ? `${start} />` : `${start}>${child(children)}</${name}>`, story)
}

const attribute = (key: string, value: string) =>
  value === 'true' ? key : /^'[^'"\\]*'$/.test(value) ? `${key}="${value.slice(1, -1)}"` : `${key}={${value}}`

function child(value: string): string {
  if (/^'[^'\\{}<>]*'$/.test(value)) return value.slice(1, -1)
  if (value.startsWith('<>')) return value.slice('<>'.length, -'</>'.length)
  return value.startsWith('<') ? value : `{${value}}`
}

/** Puts the constants of the file before the code that names them. */
function withConstants(code: string, story: StoryFile): string {
  const constants = parse(story).body.flatMap((node) => {
    if (node.type === 'TSInterfaceDeclaration')
      return [{ constant: node.id.name, declaration: story.text.slice(node.start, node.end) }]
    if (node.type !== 'VariableDeclaration') return []
    const id = node.declarations[0]?.id
    return id?.type === 'Identifier' ? [{ constant: id.name, declaration: story.text.slice(node.start, node.end) }] : []
  })
  const seen = new Set(['meta'])
  const needed: string[] = []
  const collect = (text: string) => {
    for (const { constant, declaration } of constants) {
      if (seen.has(constant) || !new RegExp(`(?<![\\w.'"-])${constant}(?![\\w'":-])`).test(text)) continue
      seen.add(constant)
      collect(declaration)
      needed.push(declaration)
    }
  }
  collect(code)
  return [...needed, code].join('\n\n').replaceAll('fn()', '() => undefined')
}

function functionOf(name: string, story: StoryFile): string | null {
  const node = parse(story).body.find((one) => one.type === 'FunctionDeclaration' && one.id?.name === name)
  return node ? story.text.slice(node.start, node.end) : null
}

function firstElement(name: string, story: StoryFile): string | null {
  let found: string | null = null
  new Visitor({
    JSXElement({ openingElement, start, end }) {
      if (found === null && openingElement.name.type === 'JSXIdentifier' && openingElement.name.name === name)
        found = dedented(story.text.slice(start, end))
    },
  }).visit(parse(story))
  return found
}

/** Moves the lines below the first one to the left, as far as all of them allow. */
function dedented(code: string): string {
  const [first = '', ...rest] = code.split('\n')
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  return [first, ...rest.map((line) => line.slice(Math.min(...indents)))].join('\n')
}

type Members = ReadonlyMap<string, ESTree.Expression>

function firstStory(story: StoryFile): Members | null {
  for (const node of parse(story).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue
    const init = node.declaration.declarations[0]?.init
    if (init?.type === 'ObjectExpression') return membersOf(init)
  }
  return null
}

function objectOf(name: string, story: StoryFile): Members | null {
  for (const node of parse(story).body) {
    if (node.type !== 'VariableDeclaration') continue
    const [declaration] = node.declarations
    if (declaration?.id.type !== 'Identifier' || declaration.id.name !== name) continue
    const value = declaration.init?.type === 'TSSatisfiesExpression' ? declaration.init.expression : declaration.init
    if (value?.type === 'ObjectExpression') return membersOf(value)
  }
  return null
}

function argsOf(members: Members | null, story: StoryFile): [string, string][] {
  const args = members?.get('args')
  if (args?.type !== 'ObjectExpression') return []
  return [...membersOf(args)].map(([key, value]) => {
    const { start, end } = value.type === 'ParenthesizedExpression' ? value.expression : value
    return [key, dedented(story.text.slice(start, end))]
  })
}

const membersOf = ({ properties }: ESTree.ObjectExpression): Members =>
  new Map(
    properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' ? [[property.key.name, property.value]] : [],
    ),
  )

const parsed = new Map<string, ESTree.Program>()
function parse({ file, text }: StoryFile): ESTree.Program {
  const known = parsed.get(text)
  if (known) return known
  const { program } = parseSync(file, text)
  parsed.set(text, program)
  return program
}
