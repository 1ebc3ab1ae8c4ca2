/** Allows modules in `from` to import nothing but `allowed`; tests and stories are exempt. */
const only = (name, from, allowed, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { pathNot: allowed, ...extra },
})

/**
 * Who may import whom: the table of ARCHITECTURE.md, row by row.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contract-imports-nothing-of-ours', '^packages/contract/(?!tsdown\\.config)', [
      '^packages/contract/',
      'node_modules/valibot/',
    ]),
    only('domain-core-stands-alone', '^packages/domain/src/core/', [
      '^packages/domain/src/core/',
      '^packages/contract/src/',
      'node_modules/(axios|mobx|valibot)/',
    ]),
    {
      name: 'domain-slice-imports-core-only',
      severity: 'error',
      from: {
        path: '^packages/domain/src/([^/]+)/',
        pathNot: ['^packages/domain/src/(core|testing|site|parts)/', '\\.test\\.ts$'],
      },
      to: {
        pathNot: [
          '^packages/domain/src/$1/',
          '^packages/domain/src/core/',
          '^packages/contract/src/',
          'node_modules/(mobx|valibot)/',
        ],
      },
    },
    only('domain-composition-imports-slices-only', '^packages/domain/src/(site|parts)/', [
      '^packages/domain/src/',
      '^packages/contract/src/',
      'node_modules/mobx/',
    ]),
    only('hosts-react-is-of-react', '^packages/hosts/src/react/', [
      '^packages/(hosts|domain)/src/',
      'node_modules/(react|react-dom)/',
    ]),
    only('hosts-vue-is-of-vue', '^packages/hosts/src/vue/', ['^packages/(hosts|domain)/src/', 'node_modules/@?vue/']),
    only('hosts-import-domain-and-contract-only', '^packages/hosts/src/(?!react/|vue/)', [
      '^packages/(hosts|domain|contract)/src/',
      'node_modules/@?valibot/',
      '^(node:)?(fs|path)$',
    ]),
    only('migrate-imports-nothing-of-ours', '^packages/migrate/src/', [
      '^packages/migrate/src/',
      'node_modules/(ts-morph|jsonc-parser)/',
      '^(node:)?(fs|path|util)$',
    ]),
    only('design-system-knows-nothing-of-ours', '^packages/design-system/src/', [
      '^packages/design-system/',
      'node_modules/',
    ]),
    only('brands-import-nothing', '^packages/brands/(?!pack/|tsdown\\.config)', ['^packages/brands/']),
    only('markets-import-nothing-of-ours', '^packages/markets/', ['^packages/markets/', 'node_modules/@?valibot/']),
    only('web-shared-and-browser-stay-below-features', '^apps/web/src/(shared|browser|texts)/', [
      '^apps/web/src/(shared|browser|texts)/',
      '^packages/(contract|domain|hosts|design-system|brands|markets)/',
      'node_modules/',
      '^node:',
    ]),
    {
      name: 'feature-never-imports-another-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+/[^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-stay-below-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^(apps/(ssr-server|sandbox)|e2e|bench)/' },
    },
    {
      name: 'server-serves-the-built-web',
      severity: 'error',
      from: { path: '^apps/ssr-server/src/' },
      to: { path: '^(apps/(web/src|sandbox)|packages/(domain|design-system))/', dependencyTypesNot: ['type-only'] },
    },
    only('studio-changes-brands-only', '^apps/studio/src/', [
      '^apps/studio/src/',
      '^packages/(design-system|brands)/',
      '^scripts/brand/',
      'node_modules/',
      '^(node:)?(child_process|crypto|fs|http|path|timers/promises)$',
    ]),
    {
      name: 'sandbox-takes-types-only',
      severity: 'error',
      from: { path: '^apps/sandbox/src/' },
      to: {
        path: '^(apps/(web|ssr-server)|packages)/',
        pathNot: '^packages/sandbox-art/',
        dependencyTypesNot: ['type-only'],
      },
    },
    only('sandbox-art-imports-nothing', '^packages/sandbox-art/src/', [
      '^packages/sandbox-art/(src/|.*\\.json$)',
      '^(node:)?(fs|path)$',
    ]),
    {
      name: 'products-never-import-sandbox-art',
      severity: 'error',
      from: {
        path: '^(apps/(web|ssr-server)|packages)/',
        pathNot: ['^packages/sandbox-art/', '\\.(test|stories)\\.tsx?$'],
      },
      to: { path: '^packages/sandbox-art/' },
    },
    {
      name: 'journeys-drive-from-outside',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/platform-fixtures/' },
    },
    only('story-kit-knows-nothing-of-ours', '^packages/story-kit/', ['^packages/story-kit/', 'node_modules/']),
    only('platform-fixtures-take-types-of-the-domain', '^packages/platform-fixtures/', [
      '^packages/platform-fixtures/',
      '^packages/(contract|domain)/src/',
      'node_modules/mobx/',
      '^(node:)?(child_process|events|readline|url)$',
    ]),
    {
      name: 'platform-fixtures-run-nothing-of-the-domain',
      severity: 'error',
      from: { path: '^packages/platform-fixtures/' },
      to: { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'products-take-no-fixtures',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['\\.(test|stories)\\.tsx?$', '/testing/', '^packages/(platform-fixtures|story-kit)/'],
      },
      to: { path: '^packages/(platform-fixtures|story-kit)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Hosts of the package tests are outside the workspace.
    exclude: { path: '(^|/)(dist|storybook-static|pack/hosts)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
}
