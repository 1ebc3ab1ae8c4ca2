import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutDataRouter, withPureMarks } from './pure-router.ts'

it('marks what only makes a value', () => {
  const code = [
    'var Place = React.createContext(null);',
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'var Routes = React3.memo(Routes2);',
    'var methods = new Set(["GET"]);',
  ]
  expect(withPureMarks(code.join('\n')).split('\n')).toEqual([
    'var Place = /* @__PURE__ */ React.createContext(null);',
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'var Routes = /* @__PURE__ */ React3.memo(Routes2);',
    'var methods = /* @__PURE__ */ new Set(["GET"]);',
  ])
})

it('makes a class of a component, with its context, in a function that may be left out', () => {
  const body = 'class extends React9.Component {\n  render() {\n    return { a: 1 };\n  }\n}'
  expect(withPureMarks(`var Boundary = ${body};\nrun();`)).toBe(
    `var Boundary = /* @__PURE__ */ (() => { const it = ${body}; return it })();\nrun();`,
  )
  expect(withPureMarks(`var Boundary = ${body};\nBoundary.contextType = Place;\nrun();`)).toBe(
    `var Boundary = /* @__PURE__ */ (() => { const it = ${body}; it.contextType = Place; return it })();\nrun();`,
  )
})

it('removes names for developer tools, and nothing else', () => {
  expect(withPureMarks('Link.displayName = "Link";\nBoundary.contextType = Place;')).toBe(
    '\nBoundary.contextType = Place;',
  )
})

it('knows the installed router', () => {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
  const build = path.resolve(createRequire(routerDom).resolve('react-router'), '../../production')
  const shared = readdirSync(build)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(path.join(build, name), 'utf8'))
    .find((code) => code.includes('function useRoutes('))
  const marked = withPureMarks(withoutDataRouter(shared ?? ''))
  for (const name of ['Link', 'NavLink', 'Form', 'FrameworkContext', 'RemixErrorBoundary'])
    expect(marked).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ `, 'm'))
  expect(marked).not.toMatch(/^\w+\.(?:displayName|contextType)/m)
  expect(marked).toMatch(/^function _renderMatches\(matches, parentMatches = \[\]\) \{$/m)
  expect(marked).toMatch(/^function useRoutesImpl\(routes, locationArg\) \{$/m)
  expect(marked).toMatch(/^ {2}return useNavigateUnstable\(\);$/m)
})
