import path from 'node:path'

const packages = path.join(import.meta.dirname, '../..')
const of = (file: string) => path.join(packages, file)

/** What a host carries, gzip, with all libraries, those that load with the first call too. Each limit is a decision. */
export const SIZES = [
  {
    name: 'a site in a page',
    path: of('hosts/dist/browser/index.js'),
    import: '{ createBrowserSite }',
    // With the sentences about options that are missing or wrong.
    limit: '74.5 kB',
  },
  {
    name: 'a site in Node',
    path: of('hosts/dist/node/index.js'),
    import: '{ createNodeSite }',
    // 73 kB until it told the time of a clock that runs fast from others: money is never in doubt. 73.8 until it said which
    // Node and which members of a login are wanted.
    limit: '73.9 kB',
  },
  { name: 'money as text', path: of('domain/dist/core/index.js'), import: '{ formatMoney }', limit: '1 kB' },
  { name: 'the cashbox', path: of('domain/dist/parts/index.js'), import: '{ createPlayerCashbox }', limit: '32 kB' },
  {
    name: 'tournaments',
    path: of('domain/dist/tournaments/index.js'),
    import: '{ createTournaments }',
    // Its calls are files of their own, which compress a little worse.
    limit: '21 kB',
  },
  ...['react', 'vue', 'svelte'].map((name) => ({
    name: `what is read, in ${name}`,
    path: of(`hosts/dist/${name}/index.js`),
    limit: '1 kB',
    ignore: [name, 'mobx', '@croupier/domain'],
  })),
]
