import type { Plugin } from 'vite'

/** The part of the router's production build that its entries share. */
const ROUTER = /react-router\/dist\/production\/chunk-[\w-]+\.mjs$/

/**
 * Lets the bundler leave out what the site does not use of the router. Its build does not say which of its top-level calls
 * only make a value, so its links, forms and data loading would stay in every first visit (5.9 kB, brotli).
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    transform: (code, id) =>
      ROUTER.test(id.split('?', 1)[0] ?? id) ? { code: withPureMarks(withoutDataRouter(code)), map: null } : null,
  }
}

/** Marks top-level components, contexts and sets as free of side effects, and removes names for developer tools. */
export function withPureMarks(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[\w ]+";$/gm, '')
    .replaceAll(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Map|Set|URL)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replaceAll(
      /^(var (\w+) = )(class extends React\d*\.Component \{$.*?^\});\n(?:\2(\.contextType = \w+);\n)?/gms,
      (_, begin: string, _name, body: string, context = '') =>
        `${begin}/* @__PURE__ */ (() => { const it = ${body}; ${context && `it${context}; `}return it })();\n`,
    )
}

/** Says in the functions that render routes and navigate what is always so here: no data router is around them. */
export function withoutDataRouter(code: string): string {
  return code.replaceAll(/^function (?:useRoutesImpl|_renderMatches|useNavigate)\(.*?^\}/gms, (body) =>
    body
      .replace(', dataRouterOpts) {', ') {')
      .replace(/^ *let dataRouterState = dataRouterOpts\?\.state;$/m, '')
      .replaceAll(/\bdataRouter(?:Opts|State)\b/g, 'null')
      .replace('isDataRoute ? useNavigateStable() : ', ''),
  )
}
