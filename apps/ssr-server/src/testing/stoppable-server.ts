// Run as a process of its own by the test of stopping, which sets how many ms it may drain and still accept connections.
// Its pages wait for a message.
import type { AddressInfo } from 'node:net'
import { defaultLimits } from '../config.ts'
import { createServer } from '../create-server.ts'
import { stopOnSignals } from '../process/stop-on-signals.ts'
import { testConfig } from './config.ts'

const [drain = 0, taking] = process.argv.slice(2).map(Number)

const server = createServer({
  config: testConfig({ platformUrl: 'http://127.0.0.1:9', limits: { ...defaultLimits, drain } }),
  renderManifest: () => Promise.resolve({}),
  pictureWidths: [],
  countedNames: { pages: [], experiments: {} },
  renderSitemap: () => Promise.resolve(''),
  isSiteHidden: () => Promise.resolve(false),
  renderDocument: async () => {
    process.send?.('rendering')
    await new Promise((resolve) => process.once('message', resolve))
    return {
      status: 200,
      body: 'whole',
      inlineScriptHashes: [],
      inlineStyleHashes: [],
      isTesting: false,
      cacheable: true,
    }
  },
  assets: {
    entry: '',
    release: 'test',
    styles: () => ({ bytes: Buffer.of(), hash: '' }),
    brandStyles: () => '',
    kept: () => ({ files: [], optional: [] }),
    preload: () => [],
    fonts: [],
  },
  brands: [
    {
      id: 'aurora',
      locales: ['ru'],
      defaultLocale: 'ru',
      hosts: [],
      consent: { version: 1, region: 'ru', askedIn: [] },
      colors: { back: '#000000', isDark: true },
      logo: '',
      assetsRoot: '/nowhere',
    },
  ],
  clientRoot: null,
})

stopOnSignals(server, drain, taking)
const reportWhenClosed = (): void => {
  if (server.server.listening) setImmediate(reportWhenClosed)
  else process.send?.('stopping')
}
process.on('SIGTERM', reportWhenClosed)
await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.((server.server.address() as AddressInfo).port)
