import { describe, expect, it, test } from 'vitest'
import { accountStatus, DECLINE_REASONS, isOpen, knownReason, type Documents } from './document.ts'
import { pictureType } from './picture.ts'

const DOCUMENTS: Documents = {
  account: 'need_verification',
  items: [
    { id: '1', type: 'identity_document', status: 'cancel', reason: 'photo_with_glare' },
    { id: '2', type: 'payment_card', status: 'none', reason: null },
  ],
}

test.each([
  ['none', true],
  ['cancel', true],
  ['wait', false],
  ['success', false],
] as const)('a picture may be sent for a document of status %s: %s', (status, may) =>
  expect(isOpen({ status })).toBe(may),
)

test("the account's status is the documents', else the profile's", () => {
  expect(accountStatus(DOCUMENTS, true)).toBe('need_verification')
  expect(accountStatus({ ...DOCUMENTS, account: null }, true)).toBe('approved')
  expect(accountStatus({ ...DOCUMENTS, account: null }, false)).toBe('need_verification')
})

test('34 reasons are known', () => {
  expect(new Set(DECLINE_REASONS).size).toBe(34)
  for (const reason of DECLINE_REASONS) expect(knownReason({ reason })).toBe(reason)
  for (const reason of ['something_new', 'toString', '', null]) expect(knownReason({ reason })).toBeNull()
})

describe('a picture is what it begins with', () => {
  it.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0], 'image/jpeg'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    ['half a signature', [0x89, 0x50, 0x4e, 0x47], null],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37], null],
    ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0], null],
    ['HEIC', [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70], null],
    ['nothing', [], null],
  ])('%s', (_name, start, type) => expect(pictureType(Uint8Array.from(start))).toBe(type))
})
