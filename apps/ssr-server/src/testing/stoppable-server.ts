// Run as a process of its own by the test of stopping, which sets the times of stopping.
// Its pages wait for the message `go on`; at `throw` and `reject` it fails.
import type { AddressInfo } from 'node:net'
import { defaultLimits } from '../settings/config.ts'
import { createServer } from '../create-server.ts'
import { stopOnSignals } from '../process/stop-on-signals.ts'
import { testConfig } from './config.ts'

const [drainNotice = 0, drainAccepting = 0, drain = 0] = process.argv.slice(2).map(Number)
const limits = { ...defaultLimits, drainNotice, drainAccepting, drain }

const server = createServer({
  config: testConfig({ platformUrl: 'http://127.0.0.1:9', limits, logLevel: 'error' }),
  renderManifest: () => Promise.resolve({}),
  meaningfulQuery: (search) => search,
  pictureWidths: [],
  countedNames: { pages: [], experiments: {} },
  renderSitemap: () => Promise.resolve(''),
  isSiteHidden: () => Promise.resolve(false),
  renderDocument: async () => {
    process.send?.('rendering')
    await new Promise<void>((resolve) => process.on('message', (message) => message === 'go on' && resolve()))
    return {
      status: 200,
      body: 'whole',
      inlineScriptHashes: [],
      inlineStyleHashes: [],
      isTesting: false,
      cacheable: true,
      address: 'fixed' as const,
    }
  },
  assets: {
    entry: '',
    release: 'test',
    styles: () => ({ bytes: Buffer.of(), hash: '' }),
    faces: () => ({ bytes: Buffer.of(), hash: '' }),
    brandStyles: () => '',
    kept: () => ({ files: [], optional: [] }),
    preload: () => [],
  },
  brands: [
    {
      id: 'aurora',
      locales: ['ru'],
      defaultLocale: 'ru',
      hosts: [],
      consent: { version: 1, region: 'ru', askedIn: [] },
      colors: { back: '#000000', isDark: true },
      art: null,
      logo: '',
      assetsRoot: '/nowhere',
    },
  ],
  clientRoot: null,
})

stopOnSignals(server, limits)
process.on('message', (message) => {
  if (message === 'reject') void Promise.reject(new Error('nobody handles it'))
  else if (message === 'throw') throw new Error('nothing catches it')
})
server.draining.signal.addEventListener('abort', () => process.send?.('draining'))
await server.listen({ host: '127.0.0.1', port: 0 })
server.readiness.started()
process.send?.((server.server.address() as AddressInfo).port)
