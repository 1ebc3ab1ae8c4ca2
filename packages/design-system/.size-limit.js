// `npm run size` measures each subpath as a consumer's bundler would take it, without React.
import { budgetOf } from './pack/budgets.ts'
import { subpaths } from './pack/built-package.ts'

const ignore = ['react', 'react-dom']

export default [
  // From the root only what is named may come along.
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
    // What is imported later is not counted: a page does not wait for it.
    entry: ['index'],
    limit: budgetOf(subpath).limit,
    gzip: true,
    ignore,
  })),
]
