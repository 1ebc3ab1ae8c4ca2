// Part of the build: writes a .br and a .gz beside each file of the client.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const assets = path.resolve(import.meta.dirname, '../../../web/dist/client/assets')
const isText = (name: string) => /\.(?:js|css|svg|json|txt)$/.test(name)

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

const names = await readdir(assets, { recursive: true })
await Promise.all(names.filter(isText).map((name) => compress(path.join(assets, name))))
