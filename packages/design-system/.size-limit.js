// Measures each subpath as a consumer's bundler takes it, without React.
import { budgetOf } from './pack/budgets.ts'
import { subpaths } from './pack/built-package.ts'

const ignore = ['react', 'react-dom']
/** Reads the icons that are used, not all 1,600 of them again for each subpath. */
const modifyRolldownConfig = (config) => ({ ...config, experimental: { lazyBarrel: true } })

export default [
  {
    name: '{ Button }',
    path: 'dist/index.js',
    import: '{ Button }',
    limit: budgetOf('button').limit,
    gzip: true,
    ignore,
    modifyRolldownConfig,
  },
  ...subpaths().map((subpath) => ({
    name: subpath,
    path: `dist/${subpath}/index.js`,
    entry: ['index'],
    limit: budgetOf(subpath).limit,
    gzip: true,
    ignore,
    modifyRolldownConfig,
  })),
]
