// Measures each subpath as a consumer's bundler takes it, without React.
import { budgetOf } from './pack/budgets.ts'
import { subpaths } from './pack/built-package.ts'

const ignore = ['react', 'react-dom']

export default [
  {
    name: '{ Button }',
    path: 'dist/index.js',
    import: '{ Button }',
    limit: budgetOf('button').limit,
    gzip: true,
    ignore,
  },
  ...subpaths().map((subpath) => ({
    name: subpath,
    path: `dist/${subpath}/index.js`,
    entry: ['index'],
    limit: budgetOf(subpath).limit,
    gzip: true,
    ignore,
  })),
]
