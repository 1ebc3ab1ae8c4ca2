import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSandbox } from '../../testing/test-sandbox.ts'

const PATH = '/json-api/verifications'
const HOUR = 3_600_000

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

describe('documents', () => {
  const sandbox = aSandbox()
  let token: string
  let login: string
  beforeEach(async () => {
    ;({ token, login } = await sandbox.player())
  })

  const list = () => sandbox.list(PATH, { token })
  const idOf = async (index = 0) => Number((await list())[index]?.['id'])
  const send = (id: number, file: unknown) => sandbox.put(`${PATH}/${id}`, { file }, { token })
  const account = async () => {
    const [answer, profile] = await Promise.all([
      sandbox.get(PATH, { token }),
      sandbox.data('/json-api/users/profile', { token }),
    ])
    return [answer.body['status'], profile['is_verified']]
  }
  const waitAnHour = async () => {
    await sandbox.post('/__sandbox/clock', { advanceMs: HOUR })
    // The token has run out.
    token = await sandbox.signIn(login, 'a-password')
  }
  const legible = async () => base64(await blank(400, 300).jpeg().toBuffer())

  it('are asked for, of every type, and belong to one player', async () => {
    expect((await list()).map(({ status, fields }) => [status, fields])).toEqual([
      ['none', { type: 'identity_document', reason: null }],
      ['none', { type: 'payment_card', reason: null }],
      ['none', { type: 'payment_system', reason: null }],
      ['none', { type: 'additional_document', reason: null }],
    ])
    const other = await sandbox.player()
    const id = await idOf()
    expect((await sandbox.put(`${PATH}/${id}`, { file: await legible() }, { token: other.token })).status).toBe(404)
    expect((await sandbox.get(PATH)).status).toBe(401)
  })

  it('are reviewed after an hour and a half; what is too small to read is declined', async () => {
    await send(await idOf(0), await legible())
    await send(await idOf(1), base64(await blank(200, 100).png().toBuffer()))
    await waitAnHour()
    expect((await list()).map(({ status }) => status)).toEqual(['wait', 'wait', 'none', 'none'])
    await waitAnHour()
    expect((await list()).map(({ status }) => status)).toEqual(['success', 'cancel', 'none', 'none'])
    expect((await list())[1]).toMatchObject({ fields: { reason: 'bad_document_quality' } })
    expect(await account()).toEqual(['need_verification', false])
  })

  it('report size, orientation and metadata of each picture to the control calls', async () => {
    await send(
      await idOf(0),
      base64(
        await blank(400, 300)
          .jpeg()
          .withMetadata({ orientation: 6 })
          .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 53/1 0/1' } })
          .toBuffer(),
      ),
    )
    await send(await idOf(1), await legible())
    const { body } = await sandbox.get(`/__sandbox/players/${login}`)
    expect(body['documents']).toMatchObject([
      { picture: { format: 'jpeg', width: 400, height: 300, orientation: 6, hasMetadata: true } },
      { picture: { format: 'jpeg', width: 400, height: 300, orientation: null, hasMetadata: false } },
      { picture: null },
      { picture: null },
    ])
  })

  it.each([
    ['nothing', '', 422, 'required'],
    ['a PDF', base64(Buffer.from('%PDF-1.7\n')), 422, 'invalid_format'],
    ['no base64', '{}', 422, 'invalid_format'],
    ['a broken JPEG', base64(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])), 422, 'document_not_valid'],
  ])('of %s are refused', async (_name, file, status, code) => {
    const answer = await send(await idOf(), file)
    expect([answer.status, answer.body]).toMatchObject([status, { errors: [{ code }] }])
    expect((await list())[0]).toMatchObject({ status: 'none' })
  })

  it('of more than 32 MB are refused, and no picture gets into the log of calls', async () => {
    const id = await idOf()
    const largest = 32 * 1024 * 1024
    const tooLarge = await send(id, base64(Buffer.alloc(largest + 1)))
    expect([tooLarge.status, tooLarge.body]).toMatchObject([413, { errors: [{ code: 'file_too_large' }] }])
    expect((await send(id, base64(Buffer.alloc(largest)))).status).toBe(422)
    const { json } = await sandbox.get(`/__sandbox/requests?path=${PATH}/*`)
    expect(json).toMatchObject([{ body: { file: null } }, { body: { file: null } }])
  })
})
